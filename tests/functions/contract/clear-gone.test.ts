import { expect, test } from 'vitest';
import { turfs } from '#shared/collections/turfs.ts';
import { takeTurf } from '#shared/usecases/turfs.ts';
import { clearGone } from '#shared/usecases/voters/clear-gone.ts';
import { finishVoterFile } from '#shared/usecases/voters/finish-voter-file.ts';
import { startVoterFile } from '#shared/usecases/voters/start-voter-file.ts';
import { storeVoterChunk } from '#shared/usecases/voters/store-voter-chunk.ts';
import { undoVoterFile } from '#shared/usecases/voters/undo-voter-file.ts';
import { fileWithGone } from '../gone-pieces.ts';
import { chunksOf, type Promised, promise } from '../voter-file-import.ts';
import { bothStores, moment } from './both-stores.ts';

const seeded = Date.parse('2026-01-10T15:00:00Z');
const done = { answer: { ok: true } };

/** A campaign with a turf of V1 and V2; its second file lacks V1. */
async function campaign() {
  const { seed, seedMember, call, compare, organization, documents } = bothStores();
  const by = (name: string) => `${name}-${organization}`;
  await seedMember(by('ana'), 'admin');
  await seedMember(by('ben'), 'manager');
  await seedMember(by('cai'), 'canvasser');
  let at = Date.now();
  const options = (name = 'ana') => {
    at += 60_000;
    return { by: by(name), at, role: name === 'cai' ? 'canvasser' : 'admin' } as const;
  };
  const stamps = {
    ...{
      created_at: moment(seeded),
      created_by: by('ana'),
      updated_at: moment(seeded),
      updated_by: by('ana'),
    },
  };
  await seed(
    turfs,
    'one',
    turfs.schema.parse({
      ...{ name: 'Ward 1, 3', cut_id: 'a-cut', cut_name: 'Ward 1', number: 3, question: '{"steps":[]}' },
      ...{ doors: 2, people: 2, buildings: 0, order: 'odd_even', outline: '[]', voter_ids: ['V1', 'V2'] },
      ...{ script_id: null, open: true, state: 'unassigned', assigned_to: null, assigned_name: null },
      ...{ expires_at: null, holders: [], ...stamps },
    }),
  );
  const start = (fileId: string, previous: string | null, file: Promised) =>
    call(startVoterFile, { fileId, previous, file }, options());
  const finish = async (fileId: string, pieces: readonly Buffer[]) => {
    for (const [index, data] of pieces.entries())
      await call(storeVoterChunk, { fileId, index, data: data.toString('base64') }, options());
    expect(await call(finishVoterFile, { fileId }, options())).toEqual(done);
  };
  const first = chunksOf(1);
  await start('a', null, promise('a', first));
  await finish('a', first);
  const second = await fileWithGone('b', ['V1', 'V3']);
  await start('b', 'a', second.file);
  await finish('b', second.pieces);
  /** Documents by the end of their path. */
  const stored = async (end: string) =>
    Object.entries((await documents()).server).filter(([path]) => path.includes(end));
  return {
    compare,
    start,
    finish,
    clear: (name = 'ana') => call(clearGone, {}, options(name)),
    undo: (fileId: string) => call(undoVoterFile, { fileId }, options()),
    left: async () => {
      const outcome = await call(takeTurf, { turf: 'one' }, options('cai'));
      return 'answer' in outcome ? (outcome.answer as { leftOut: object }).leftOut : outcome.refused;
    },
    listed: async () =>
      Object.fromEntries(
        (await stored('/voter_files/')).map(([path, file]) => [
          path.split('/').at(-1),
          [file.gone?.listed ?? null, file.gone?.chunks.length ?? null, file.gone?.voters ?? null],
        ]),
      ),
    cleared: async (fileId: string) => (await stored(`/voter_files/${fileId}`))[0]?.[1].gone_cleared,
    chunks: async () =>
      (await stored('/voter_chunks/')).map(([path]) => path.split('/').at(-1) ?? '').toSorted(),
    audited: async () =>
      (await stored('/audit/'))
        .filter(([, { type }]) => type === 'gone_voters_cleared')
        .map(([, line]) => line),
  };
}

test('an admin clears the names of who is gone, and still nobody visits them, in both', async () => {
  const { clear, left, listed, chunks, audited, compare } = await campaign();
  expect(await chunks()).toEqual(['a-0', 'b-0', 'b-1', 'b-2']);
  for (const name of ['ben', 'cai'])
    expect(await clear(name)).toMatchObject({ refused: 'request.notAllowed' });
  expect(await listed()).toMatchObject({ b: [2, 1, 2] });
  expect(await clear()).toEqual(done);
  expect([await listed(), await chunks()]).toMatchObject([{ b: [0, 0, 2] }, ['a-0', 'b-0', 'b-2']]);
  expect(await left()).toEqual({ V1: 'not_in_file' });
  expect(await clear()).toEqual(done);
  expect(await audited()).toMatchObject([{ subject_id: 'b', count: 2, what: 'voters' }]);
  await compare();
});

test('an import that was packed before loses the names too, and one packed after keeps its own, in both', async () => {
  const { start, finish, clear, listed, chunks, left, compare } = await campaign();
  const packed = await fileWithGone('c', ['V1', 'V3', 'V4']);
  await start('c', 'b', packed.file);
  await clear();
  await finish('c', packed.pieces);
  expect(await listed()).toMatchObject({ c: [0, 0, 3] });
  expect(await chunks()).not.toContain('c-1');
  expect(await left()).toEqual({ V1: 'not_in_file' });
  await compare();
});

test('an import that knows of the clearing keeps the names of those who are gone since, in both', async () => {
  const { start, finish, clear, cleared, listed, compare } = await campaign();
  await clear();
  const packed = await fileWithGone('c', ['V1', 'V4']);
  await start('c', 'b', { ...packed.file, gone_cleared: await cleared('b') });
  await finish('c', packed.pieces);
  expect(await listed()).toMatchObject({ b: [0, 0, 2], c: [2, 1, 2] });
  await compare();
});

test('an undo brings no names back that were cleared, in both', async () => {
  const { start, finish, clear, undo, listed, left, compare } = await campaign();
  const third = await fileWithGone('c', ['V1', 'V4']);
  await start('c', 'b', third.file);
  await finish('c', third.pieces);
  await clear();
  expect(await listed()).toMatchObject({ b: [0, 0, 2], c: [0, 0, 2] });
  expect(await undo('c')).toEqual(done);
  expect(await left()).toEqual({ V1: 'not_in_file' });
  await compare();
});
