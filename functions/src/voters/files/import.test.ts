import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { promisedFile } from '#shared/api/voters-api.ts';
import { activity, voterChunks, voterFiles } from '#shared/collections/index.ts';
import { chunkOpenMax, dataColumnsMax, packVersion } from '#shared/domain/voters/voter-file-columns.ts';
import { auditLine, auditOf } from '../../../../tests/functions/admitted-member.ts';
import { db } from '../../../../tests/functions/emulator-clients.ts';
import {
  chunksOf,
  importer,
  outcomeOf,
  type Promised,
  promise,
} from '../../../../tests/functions/voter-file-import.ts';

describe('an import', () => {
  it('goes on where it broke off, and again changes and tells nothing', async () => {
    const { organization, start, send, finish, all, doc, states } = importer();
    const chunks = chunksOf(3);
    expect(await start('a', chunks)).toEqual({ have: [] });
    await send('a', 2, chunks[2] ?? Buffer.of());
    for (const times of [2, 40])
      await Promise.all(Array.from({ length: times }, () => send('a', 0, chunks[0] ?? Buffer.of())));
    expect(await start('a', chunks)).toEqual({ have: [0, 2] });
    await expect(finish('a')).rejects.toMatchObject({
      key: 'voterFiles.missing',
      params: { missing: 1, all: 3 },
    });
    await send('a', 1, chunks[1] ?? Buffer.of());
    for (const _ of [1, 2]) await finish('a');
    expect(await states()).toEqual({ a: 'current' });
    const stored = await all('voter_chunks');
    expect(stored.map((chunk) => voterChunks.schema.parse(chunk.data()).data.length)).toHaveLength(3);
    expect((await doc('voter_chunks/a-1').get()).get('data')).toEqual(chunks[1]);
    const file = voterFiles.schema.parse((await doc('voter_files/a').get()).data());
    expect(file).toMatchObject({ started_by: 'rosa', previous: null, finished_at: expect.anything() });
    const lines = (await all('activity')).map((line) => activity.schema.parse(line.data()));
    expect(lines).toMatchObject([
      { type: 'voters_imported', capability: 'voters.read', subject_name: 'a.csv', count: 21 },
    ]);
    expect(await auditOf(organization, db)).toEqual([
      auditLine({
        type: 'voters_imported',
        actor_id: 'rosa',
        actor_name: 'Rosa Diaz',
        subject_id: 'a',
        subject_name: 'a.csv',
        what: 'voters',
        count: 21,
      }),
    ]);
    // A late start, chunk or cancel of what is finished.
    expect(await outcomeOf(start('a', chunks))).toBe('voterFiles.done');
    expect(await outcomeOf(send('a', 0, chunks[0] ?? Buffer.of()))).toBe('voterFiles.done');
  });

  it('takes no chunk but those that were promised', async () => {
    const { start, send, chunks: storedChunks } = importer();
    const [sound = Buffer.of()] = chunksOf(1);
    const bomb = gzipSync(Buffer.alloc(chunkOpenMax + 1));
    const plain = randomBytes(300);
    const cut = sound.subarray(0, -9);
    await start('a', [sound, bomb, plain, cut]);
    const [other = Buffer.of()] = chunksOf(1);
    const flipped = Buffer.from(sound);
    flipped.writeUInt8(flipped.readUInt8(20) ^ 1, 20);
    expect(bomb.length).toBeLessThan(60_000);
    const tried = await Promise.all(
      [
        send('a', 0, other),
        send('a', 0, flipped),
        send('a', 0, sound.subarray(1)),
        send('a', 1, bomb),
        send('a', 2, plain),
        send('a', 3, cut),
        send('a', 4, sound),
        send('b', 0, sound),
      ].map(outcomeOf),
    );
    expect(tried).toEqual(
      ['damaged', 'damaged', 'damaged', 'unopened', 'unopened', 'unopened', 'noChunk', 'notFound'].map(
        (one) => `voterFiles.${one}`,
      ),
    );
    expect(await storedChunks()).toEqual([]);
  });

  it('is refused where what it says does not hold together', async () => {
    const { start, states } = importer();
    const chunks = chunksOf(2);
    const sound = promise('a', chunks);
    const tried: [Partial<Promised>, string][] = [
      [{ pack: packVersion + 1 }, 'pack'],
      [{ counts: { ...sound.counts, voters: 13 } }, 'sums'],
      [{ changes: { added: 13, changed: 0, gone: 0, unchanged: 1 } }, 'sums'],
      [{ changes: { added: 14, changed: 0, gone: 1, unchanged: 0 } }, 'sums'],
      [{ chunks: sound.chunks.toReversed() }, 'sums'],
      [{ chunks: sound.chunks.map((chunk) => ({ ...chunk, id: 'b-0' })) }, 'sums'],
      [
        {
          chunks: sound.chunks.map((chunk) => ({ ...chunk, rows: 25_001 })),
          counts: { ...sound.counts, voters: 50_002 },
          changes: { ...sound.changes, added: 50_002 },
        },
        'sums',
      ],
    ];
    for (const [overrides, why] of tried)
      expect([overrides, await outcomeOf(start('a', chunks, null, overrides))]).toEqual([
        overrides,
        `voterFiles.${why}`,
      ]);
    expect(await outcomeOf(start('a', chunks, 'nothing'))).toBe('voterFiles.outrun');
    expect(await states()).toEqual({});
  });

  it('is its own member’s, and its own organization’s', async () => {
    const own = importer();
    const colleague = importer(own.organization, 'ben', 'manager');
    const other = importer();
    const chunks = chunksOf(1);
    const [chunk = Buffer.of()] = chunks;
    await own.start('a', chunks);
    const ofColleague = [colleague.start('a', chunks), colleague.send('a', 0, chunk), colleague.finish('a')];
    expect(new Set(await Promise.all(ofColleague.map(outcomeOf)))).toEqual(new Set(['voterFiles.foreign']));
    const ofOthers = [other.send('a', 0, chunk), other.finish('a'), other.cancel('a'), other.undo('a')];
    expect(new Set(await Promise.all(ofOthers.map(outcomeOf)))).toEqual(new Set(['voterFiles.notFound']));
    expect(await outcomeOf(own.start('a', chunksOf(1)))).toBe('voterFiles.another');
    expect(await outcomeOf(own.start('a', chunks, null, { source: 'Somebody else' }))).toBe(
      'voterFiles.another',
    );
    expect(await other.start('a', chunks)).toEqual({ have: [] });
    expect(await own.states()).toEqual({ a: 'receiving' });
  });
});

/** What was joined to a file, with so many columns of the campaign's own. */
const partOf = (id: string, columns: number, fields = {}): NonNullable<Promised['parts']>[number] => ({
  ...{ id, kind: 'data', file_name: 'scores.csv', source: 'A vendor', dated: null },
  ...{ permitted_use: '2026-01', expires: null, rows: 9, matched: 7 },
  columns: Array.from({ length: columns }, (_, at) => ({
    ...{ id: `${id}-${at}`, name: `${id} ${at}`, type: 'number' as const },
  })),
  ...fields,
});

describe('columns of the campaign’s own', () => {
  it('come with the file that they are packed in, are replaced, and come back when that is undone', async () => {
    const { start, send, finish, undo, doc } = importer();
    const bring = async (id: string, previous: string | null, parts: Promised['parts']) => {
      const [chunk = Buffer.of()] = chunksOf(1);
      const changes = { added: previous ? 0 : 7, changed: 0, gone: 0, unchanged: previous ? 7 : 0 };
      await start(id, [chunk], previous, { parts, changes });
      await send(id, 0, chunk);
      await finish(id);
    };
    await bring('a', null, [partOf('old', 2)]);
    await bring('b', 'a', [partOf('new', dataColumnsMax)]);
    await bring('c', 'b', []);
    const stored = async (id: string) => {
      const { parts, state } = voterFiles.schema.parse((await doc(`voter_files/${id}`).get()).data());
      return [state, parts?.map(({ id, columns }) => `${id} ${columns.length}`)];
    };
    expect(await stored('c')).toEqual(['current', []]);
    await undo('c');
    expect(await stored('b')).toEqual(['current', ['new 30']]);
    expect(await stored('a')).toEqual(['past', ['old 2']]);
  });

  it('are refused where they are forged or too many, and nothing is written', async () => {
    const { start, states } = importer();
    const chunks = chunksOf(1);
    const refused: [Promised['parts'], string][] = [
      [[partOf('a', dataColumnsMax), partOf('b', 1)], 'voterFiles.dataColumns'],
      [[partOf('a', 1), partOf('b', 1, { columns: partOf('a', 1).columns })], 'voterFiles.dataColumns'],
      [[partOf('a', 0), partOf('a', 0)], 'voterFiles.sums'],
      [[partOf('a', 1, { matched: 10 })], 'voterFiles.sums'],
      [[partOf('a', 1, { kind: 'history' })], 'voterFiles.sums'],
    ];
    for (const [parts, why] of refused)
      expect([why, await outcomeOf(start('a', chunks, null, { parts }))]).toEqual([why, why]);
    expect(await states()).toEqual({});
  });

  it('cannot be exchanged once an import was promised with others', async () => {
    const { start, states } = importer();
    const chunks = chunksOf(1);
    await start('a', chunks, null, { parts: [partOf('a', 1)] });
    expect(await start('a', chunks, null, { parts: [partOf('a', 1)] })).toEqual({ have: [] });
    for (const parts of [[], [partOf('a', 2)], [partOf('a', 1, { permitted_use: 'any' })]])
      expect(await outcomeOf(start('a', chunks, null, { parts }))).toBe('voterFiles.another');
    expect(await states()).toEqual({ a: 'receiving' });
  });

  it.each<[string, Partial<ReturnType<typeof partOf>>]>([
    ['one column more than all may be', { columns: partOf('a', dataColumnsMax + 1).columns }],
    ['a huge name', { columns: [{ id: 'a', name: 'x'.repeat(61), type: 'number' }] }],
    ['rows below none', { rows: -1 }],
    ['no permitted use', { permitted_use: '' }],
  ])('of one part with %s are not even read', (_, fields) =>
    expect(
      promisedFile.safeParse(promise('a', chunksOf(1), { parts: [partOf('a', 1, fields)] })).success,
    ).toBe(false),
  );
});
