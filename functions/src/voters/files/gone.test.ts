import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { voterFileStartCall } from '#shared/api/voters-api.ts';
import { goneListedMax, goneSetsMax, setIdsMax } from '#shared/domain/voters/gone-ids.ts';
import { whyNotPromised } from '#shared/domain/voters/receive-voter-file.ts';
import { goneAmong } from '#shared/usecases/voters/gone-among.ts';
import { startVoterFile } from '#shared/usecases/voters/start-voter-file.ts';
import { crowd } from '../../../../tests/full.ts';
import { db } from '../../../../tests/functions/emulator-clients.ts';
import { fileWithGone, goneChunk } from '../../../../tests/functions/gone-pieces.ts';
import { runUseCase } from '../../../../tests/functions/run-use-case.ts';
import { importer, outcomeOf, type promise } from '../../../../tests/functions/voter-file-import.ts';
import { firestoreReads } from '../../usecases/firestore-store.ts';

/** A campaign whose first file is current. */
async function campaign() {
  const campaign = importer();
  await campaign.upload('a');
  const begin = (fileId: string, file: ReturnType<typeof promise>, previous: string | null = 'a') =>
    runUseCase(startVoterFile)(campaign.member, { fileId, previous, file });
  let reads = 0;
  const stored = firestoreReads(db, { organization: campaign.organization, uid: 'rosa' });
  const gone = async (...ids: string[]) => {
    reads = 0;
    const counted: Parameters<typeof goneAmong>[0] = {
      find: (...query) => {
        reads += 1;
        return stored.find(...query);
      },
      get: (...query) => {
        reads += 1;
        return stored.get(...query);
      },
    };
    return [...(await goneAmong(counted, ids))].toSorted();
  };
  return { ...campaign, begin, gone, reads: () => reads };
}

describe('voters who are gone from a file', () => {
  it('are known once it is the current one, come back with an undo, and go with the file', async () => {
    const { begin, send, finish, undo, upload, gone, reads, chunks } = await campaign();
    const { file, pieces } = await fileWithGone('b', ['V1', 'V2']);
    expect(await begin('b', file)).toEqual({ have: [] });
    for (const [index, data] of pieces.entries()) await send('b', index, data);
    expect([await gone('V1', 'V9'), reads()]).toEqual([[], 1]);
    await finish('b');
    expect([await gone('V1', 'V9', 'V2'), reads()]).toEqual([['V1', 'V2'], 2]);
    expect(await chunks()).toEqual(['a-0', 'b-0', 'b-1', 'b-2']);
    await undo('b');
    expect([await gone('V1'), await chunks()]).toEqual([[], ['a-0']]);
    // A file of an older app, which keeps nobody who is gone.
    await upload('c', 1, 'a');
    expect([await gone('V1'), await chunks()]).toEqual([[], ['a-0', 'c-0']]);
  });

  it('cost one read more among 25,000 than among two', async () => {
    const { begin, send, finish, gone, reads } = await campaign();
    const ids = Array.from({ length: 25_000 }, (_, at) => `V${at}`);
    const { file, pieces } = await fileWithGone('b', ids);
    await begin('b', file);
    for (const [index, data] of pieces.entries()) await send('b', index, data);
    await finish('b');
    expect([await gone('V7'), reads()]).toEqual([['V7'], 2]);
    expect([await gone('V7', 'V8', 'V9', 'V10', 'W1'), reads()]).toEqual([['V10', 'V7', 'V8', 'V9'], 3]);
  });

  it('let no file become the current one while a piece of them is missing, wherever it broke off', async () => {
    const { begin, send, finish, cancel, states, chunks } = await campaign();
    const { file, pieces } = await fileWithGone('b', ['V1']);
    for (const [left, data] of pieces.entries()) {
      await begin('b', file);
      expect(await outcomeOf(finish('b'))).toBe('voterFiles.missing');
      await send('b', left, data);
      expect(await begin('b', file)).toEqual({ have: [...Array(left + 1).keys()] });
    }
    expect(await outcomeOf(send('b', 3, pieces[2] ?? Buffer.of()))).toBe('voterFiles.noChunk');
    const ends = await Promise.all(Array.from({ length: crowd(40) }, () => outcomeOf(finish('b'))));
    expect(new Set(ends)).toEqual(new Set(['ok']));
    expect(await states()).toEqual({ a: 'former', b: 'current' });
    // Given up in the middle, nothing of another one stays.
    const next = await fileWithGone('c', ['V1', 'V2']);
    await begin('c', next.file, 'b');
    await send('c', 1, next.pieces[1] ?? Buffer.of());
    await cancel('c');
    expect(await chunks()).toEqual(['a-0', 'b-0', 'b-1', 'b-2']);
  });

  it('bring nothing that the list must not have, no other bytes, and no bomb', async () => {
    const { begin, send, cancel, gone } = await campaign();
    const forged = {
      phone: { cell: '+13305550101' },
      email: { email: 'ana@example.org' },
      place: { lat: 40.9, lng: -80.8 },
      history: { voted: ['G2024'] },
      birthday: { birth: 19_800_530 },
      gender: { gender: 'F' },
      mailing: { mailing: 'PO Box 9' },
    } as const;
    const refused: string[] = [];
    const attempt = async (fileId: string, chunk: Buffer, index = 1) => {
      const { file, pieces } = await fileWithGone(fileId, ['V1'], chunk);
      await begin(fileId, file);
      refused.push(`${fileId}: ${await outcomeOf(send(fileId, index, pieces[1] ?? Buffer.of()))}`);
      await cancel(fileId);
    };
    for (const [fileId, fields] of Object.entries(forged))
      await attempt(fileId, await goneChunk(['V1'], fields));
    await attempt('more', await goneChunk(['V1', 'V2']));
    await attempt('bomb', gzipSync(Buffer.alloc(60_000_000)));
    await attempt('other', await goneChunk(['V1']), 2);
    expect(refused).toEqual([
      ...[...Object.keys(forged), 'more'].map((fileId) => `${fileId}: voterFiles.goneData`),
      ...['bomb: voterFiles.unopened', 'other: voterFiles.damaged'],
    ]);
    expect(await gone('V1')).toEqual([]);
  });

  it('are at most 50,000 by name, in at most 50 sets of ids', async () => {
    const { file } = await fileWithGone('b', ['V1']);
    const [chunk, set] = [file.gone?.chunks[0], file.gone?.sets[0]];
    if (!chunk || !set) throw new Error('Somebody was expected to be gone.');
    const outcome = (listed: number, sets: number, rows: number) => {
      const gone = {
        ...{ voters: rows * sets, listed },
        chunks: [25_000, 25_000, listed - 50_000].flatMap((rows, at) =>
          rows > 0 ? [{ ...chunk, id: `b-${1 + at}`, rows }] : [],
        ),
        sets: Array.from({ length: sets }, () => ({ ...set, rows })),
      };
      const pieces = [...gone.chunks, ...gone.sets].map((piece, at) => ({ ...piece, id: `b-${1 + at}` }));
      const numbered = {
        ...gone,
        chunks: pieces.slice(0, gone.chunks.length),
        sets: pieces.slice(gone.chunks.length),
      };
      const request = { fileId: 'b', previous: 'a', file: { ...file, gone: numbered } };
      const read = voterFileStartCall.request.safeParse(request);
      return read.success ? whyNotPromised('b', 'a', read.data.file) : read.error.issues[0]?.path.at(-1);
    };
    expect([
      outcome(goneListedMax, goneSetsMax, 20_000),
      outcome(goneListedMax + 1, goneSetsMax, 20_000),
      outcome(goneListedMax, goneSetsMax + 1, 19_000),
      outcome(goneListedMax, goneSetsMax, 20_001),
      outcome(goneListedMax, 3, setIdsMax),
      outcome(goneListedMax, 3, setIdsMax + 1),
    ]).toEqual([null, 'listed', 'sets', 'voters', null, 'voterFiles.sums']);
  });

  it('are brought by nobody else, not even of the campaign', async () => {
    const { begin, organization, states } = await campaign();
    const { file, pieces } = await fileWithGone('b', ['V1']);
    await begin('b', file);
    const send = (other: ReturnType<typeof importer>) =>
      outcomeOf(other.send('b', 1, pieces[1] ?? Buffer.of()));
    expect([await send(importer()), await send(importer(organization, 'ben'))]).toEqual([
      'voterFiles.notFound',
      'voterFiles.foreign',
    ]);
    expect(await states()).toEqual({ a: 'current', b: 'receiving' });
  });
});
