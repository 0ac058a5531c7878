import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { activity } from '#shared/collections/index.ts';
import { staleMs } from '#shared/domain/voters/receive-voter-file.ts';
import { exportVoters } from '#shared/usecases/voters/export-voters.ts';
import { startVoterFile } from '#shared/usecases/voters/start-voter-file.ts';
import { crowd } from '../../../../tests/full.ts';
import { auditOf, ending } from '../../../../tests/functions/admitted-member.ts';
import { insider } from '../../../../tests/functions/candidate-records.ts';
import { db } from '../../../../tests/functions/emulator-clients.ts';
import { belong } from '../../../../tests/functions/new-members.ts';
import { runUseCase } from '../../../../tests/functions/run-use-case.ts';
import { chunksOf, importer, outcomeOf, promise } from '../../../../tests/functions/voter-file-import.ts';
import { cancelAbandoned } from './abandoned.ts';

describe('of two imports', () => {
  it('one waits for the other, and says for whom, until that is left for half an hour', async () => {
    const { organization, start, send, finish, states, chunks: storedChunks } = importer();
    const other = importer(organization, 'ben');
    await belong({ uid: 'rosa' }, organization, { full_name: 'Rosa Diaz', role: 'field' });
    const chunks = chunksOf(2);
    await start('a', chunks);
    await send('a', 0, chunks[0] ?? Buffer.of());
    await expect(other.start('b', chunksOf(1))).rejects.toMatchObject({
      key: 'voterFiles.busy',
      params: { name: 'Rosa Diaz', file: 'a.csv', minutes: 0 },
    });
    const fresh = { fileId: 'b', previous: null, file: promise('b', chunksOf(1)) };
    const startAt = (millis: number) =>
      runUseCase(startVoterFile, { now: () => millis })(other.member, fresh);
    expect(await ending(startAt(Date.now() + staleMs - 60_000))).toBe('resource-exhausted');
    expect(await startAt(Date.now() + staleMs + 60_000)).toEqual({ have: [] });
    expect(await states()).toEqual({ a: 'cancelled', b: 'receiving' });
    expect(await storedChunks()).toEqual([]);
    const late = [start('a', chunks), send('a', 1, chunks[1] ?? Buffer.of()), finish('a')];
    expect(new Set(await Promise.all(late.map(outcomeOf)))).toEqual(new Set(['voterFiles.over']));
  });

  it('begun at once one is opened, and of many beginnings of one file one', async () => {
    const one = importer();
    const ids = ['a', 'b'];
    const chunks = chunksOf(1);
    const begun = await Promise.all(ids.map((id) => ending(one.start(id, chunks))));
    expect(begun.toSorted()).toEqual(['ok', 'resource-exhausted']);
    const other = importer();
    await other.start('a', chunks);
    const again = Array.from({ length: crowd(40) }, () => ending(other.start('a', chunks)));
    expect(new Set(await Promise.all(again))).toEqual(new Set(['ok']));
    expect(await other.states()).toEqual({ a: 'receiving' });
  });

  it('the one that compared with a file that is no longer the current one is told so', async () => {
    const { start, send, finish, upload, doc, states } = importer();
    await upload('a');
    const chunks = chunksOf(1);
    await start('b', chunks, 'a');
    await send('b', 0, chunks[0] ?? Buffer.of());
    await doc('voter_files/a').update({ state: 'former' });
    expect(await outcomeOf(finish('b'))).toBe('voterFiles.outrun');
    expect(await states()).toEqual({ a: 'former', b: 'receiving' });
  });
});

describe('a file', () => {
  it('is kept as the former one, then goes; an undo brings the former back, once', async () => {
    const { organization, upload, undo, all, states, chunks, doc } = importer();
    await upload('a', 2);
    await upload('b', 1, 'a');
    await upload('c', 1, 'b');
    expect(await states()).toEqual({ a: 'past', b: 'former', c: 'current' });
    expect(await chunks()).toEqual(['b-0', 'c-0']);
    expect(await outcomeOf(undo('b'))).toBe('voterFiles.undoOlder');
    expect(await outcomeOf(undo('x'))).toBe('voterFiles.notFound');
    const finished = (await doc('voter_files/c').get()).get('finished_at');
    for (const _ of [1, 2]) await undo('c');
    expect(await states()).toEqual({ a: 'past', b: 'current', c: 'undone' });
    expect(await chunks()).toEqual(['b-0']);
    expect((await doc('voter_files/c').get()).get('finished_at')).toEqual(finished);
    expect(await outcomeOf(undo('b'))).toBe('voterFiles.previousRemoved');
    await upload('d', 1, 'b');
    expect(await states()).toEqual({ a: 'past', b: 'former', c: 'undone', d: 'current' });
    const entries = (await auditOf(organization, db)).filter(({ type }) => type === 'voters_undone');
    expect(entries).toMatchObject([{ subject_id: 'c', count: 7 }]);
    expect((await all('activity')).map((line) => line.get('type')).toSorted()).toEqual([
      ...Array(4).fill('voters_imported'),
      'voters_undone',
    ]);
  });

  it('that was the first leaves none when it is undone', async () => {
    const { upload, undo, cancel, states, chunks } = importer();
    await upload('a', 12);
    expect(await outcomeOf(cancel('a'))).toBe('voterFiles.cancelDone');
    await undo('a');
    expect(await states()).toEqual({ a: 'undone' });
    expect(await chunks()).toEqual([]);
    await upload('b');
    expect(await states()).toEqual({ a: 'undone', b: 'current' });
  });

  it('that is coming can be cancelled by a colleague, in the middle of its chunks', async () => {
    const { organization, start, send, undo, states, chunks: storedChunks } = importer();
    const colleague = importer(organization, 'ben', 'manager');
    const chunks = chunksOf(2);
    await start('a', chunks);
    expect(await outcomeOf(undo('a'))).toBe('voterFiles.undoOpen');
    const sent = chunks.map((data, index) => outcomeOf(send('a', index, data)));
    await colleague.cancel('a');
    expect(new Set([...(await Promise.all(sent)), 'ok', 'voterFiles.over']).size).toBe(2);
    await colleague.cancel('a');
    expect(await states()).toEqual({ a: 'cancelled' });
    expect(await storedChunks()).toEqual([]);
  });
});

it('an import that nobody went on with for a week is cancelled, and its chunks go', async () => {
  const { start, send, states, doc, chunks: storedChunks } = importer();
  const other = importer();
  const chunks = chunksOf(2);
  await start('a', chunks);
  await send('a', 1, chunks[1] ?? Buffer.of());
  await other.upload('b');
  const day = 86_400_000;
  // It looks at all organizations, those of other tests too: so the file is older, not the clock later.
  const began = (days: number) =>
    doc('voter_files/a').update({ started_at: Timestamp.fromMillis(Date.now() - days * day) });
  await began(6);
  await cancelAbandoned({ db })();
  expect(await states()).toEqual({ a: 'receiving' });
  await began(8);
  await cancelAbandoned({ db })();
  expect([await states(), await storedChunks()]).toEqual([{ a: 'cancelled' }, []]);
  expect([await other.states(), await other.chunks()]).toEqual([{ b: 'current' }, ['b-0']]);
});

it('an export is told with its list, to who may read voters alone', async () => {
  const { organization, all } = importer();
  const input = { people: 1_200, name: 'Likely' };
  expect(await ending(runUseCase(exportVoters)(insider(organization, 'finance'), input))).toBe(
    'permission-denied',
  );
  await runUseCase(exportVoters)(insider(organization, 'manager'), input);
  expect((await all('activity')).map((line) => activity.schema.parse(line.data()))).toMatchObject([
    { type: 'export_made', capability: 'members.write', subject_collection: 'voters', count: 1_200 },
  ]);
  expect(await auditOf(organization, db)).toMatchObject([
    { type: 'data_exported', what: 'voters', subject_name: 'Likely', count: 1_200 },
  ]);
});
