import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { hashOf } from '#shared/domain/voters/chunk.ts';
import { foldAll } from '#shared/domain/voters/fold.ts';
import { packOverlay, partOf } from '#shared/domain/voters/overlay.ts';
import { packChunk } from '#shared/domain/voters/pack.ts';
import { pieceIdOf } from '#shared/domain/voters/pieces.ts';
import { columnsOf, sortVoters } from '#shared/domain/voters/sort-voters.ts';
import { emptyVoter } from '#shared/domain/voters/testing.ts';
import { packVersion, type Voter } from '#shared/domain/voters/voter-file-columns.ts';
import { VoterTable } from '#shared/domain/voters/voter-table.ts';
import { makeDeviceKeys } from '../../device/keys.ts';
import { forgetVoters } from '../forget-voters.ts';
import type { Packed } from '../source.ts';
import { cacheOf } from './cache.ts';
import { createCore } from './core.ts';
import { type Ask, fetchingOf } from './fetching.ts';
import { goneAnswers } from './gone-voters.ts';
import { loaderOf } from './loader.ts';
import { event } from './testing/core.ts';
import type { FileHead } from './voter-protocol.ts';

const root = 'projects/p/databases/(default)/documents/organizations/ours';
const allVoters = { segment: { steps: [] }, channel: null, words: '' };
const people: Voter[] = Array.from({ length: 9 }, (_, at) => ({
  ...emptyVoter,
  id: `V${at}`,
  last: `Name ${at}`,
}));

/** A file in three chunks, and what a server has of it. */
async function served() {
  const table = new VoterTable([]);
  for (const voter of people) table.add(voter);
  const by = sortVoters(table);
  const documents = new Map<string, Packed>();
  const chunks: FileHead['chunks'][number][] = [];
  for (const from of [0, 3, 6]) {
    const data = Uint8Array.from(await packChunk(columnsOf(table, by, from, from + 3)));
    const id = `file-${chunks.length}`;
    chunks.push({ id, rows: 3, hash: await hashOf(data) });
    documents.set(`voter_chunks/${id}`, { data, version: 0, until: 0 });
  }
  const head: FileHead = { id: 'file', pack: packVersion, elections: [], chunks };
  return { documents, head };
}

/** Each question is a line of `requests`: its documents' paths. */
const answering =
  (documents: ReadonlyMap<string, Packed>, requests: string[] = []): Ask =>
  async (kind, ids) => {
    requests.push(ids.map((id) => `${kind}/${id}`).join(' '));
    return new Map(
      ids.flatMap((id): [string, Packed][] => {
        const found = documents.get(`${kind}/${id}`);
        return found ? [[id, found]] : [];
      }),
    );
  };

/** A worker's parts without the worker, on this device's store. */
function device(documents: Map<string, Packed>, owner = 'ann') {
  const requests: string[] = [];
  const cache = cacheOf(owner);
  const ask = answering(documents, requests);
  const core = createCore();
  const fetching = fetchingOf(ask, cache, root);
  const loader = loaderOf(core, fetching, () => undefined);
  return { requests, cache, core, fetching, loader, ids: () => core.answers()?.ids(allVoters, 100) };
}

beforeAll(async () => void (await makeDeviceKeys('ann')));
beforeEach(() => forgetVoters(() => false));

it('asks for each part once, and from then on has it on this device, until that is cleared', async () => {
  const { documents, head } = await served();
  const first = device(documents);
  await first.loader.setVersions([]);
  await first.loader.setFile(head);
  expect(first.loader.status()).toMatchObject({ is: 'ready', stored: true, behind: false });
  expect(first.ids()).toEqual(people.map(({ id }) => id));
  expect(first.requests).toHaveLength(3);
  const again = device(new Map());
  await again.loader.setFile(head);
  expect(again.loader.status()).toEqual({ is: 'fetching', progress: { done: 0, of: 3 } });
  await again.loader.setVersions([]);
  expect([again.ids()?.length, again.requests]).toEqual([9, []]);
  // An account whose keys this device does not have finds nothing of it, and keeps nothing.
  const stranger = device(documents, 'bob');
  await stranger.loader.setVersions([]);
  await stranger.loader.setFile(head);
  expect(stranger.requests).toHaveLength(3);
  expect(stranger.loader.status()).toMatchObject({ is: 'ready', stored: false });
  expect(await stranger.cache.get(`${root}/voter_chunks/file-0`)).toBeNull();
  const other = device(documents);
  await other.loader.setVersions([]);
  await other.loader.setFile(head);
  // Who may still read voters keeps them; who may not, nothing, and nothing is put back by a page that is open.
  await forgetVoters((path) => path.includes('organizations/ours/voter_chunks'));
  expect(await other.cache.get(`${root}/voter_chunks/file-0`)).not.toBeNull();
  await forgetVoters(() => false);
  await other.cache.put(`${root}/voter_chunks/file-0`, { data: new Uint8Array(1), version: 0, until: 0 });
  expect(await cacheOf('ann').get(`${root}/voter_chunks/file-0`)).toBeNull();
});

it('lets the file go and opens it anew where race is turned on or off, without asking for any part again', async () => {
  const { documents, head } = await served();
  const { requests, core, loader, ids } = device(documents);
  await loader.setVersions([]);
  await loader.setFile({ ...head, race: true });
  const first = core.snapshot();
  await loader.setFile({ ...head, race: true });
  expect(core.snapshot()).toBe(first);
  requests.length = 0;
  const going = loader.setFile({ ...head, race: false });
  await Promise.resolve();
  expect([core.snapshot(), ids()]).toEqual([null, undefined]);
  await going;
  expect([core.snapshot() === first, ids()?.length, requests]).toEqual([false, 9, []]);
});

it('asks once more for a part that is not what was promised, then says which it is, and retries it alone', async () => {
  const { documents, head } = await served();
  const good = documents.get('voter_chunks/file-1');
  const bad = { data: Uint8Array.of(1, 2, 3), version: 0, until: 0 };
  documents.set('voter_chunks/file-1', bad);
  const { requests, core, loader, ids } = device(documents);
  await loader.setVersions([]);
  await loader.setFile(head);
  expect(loader.status()).toEqual({ is: 'failed', trouble: 'damaged', part: 2 });
  expect(requests.toSorted()).toEqual([0, 1, 1, 2].map((at) => `voter_chunks/file-${at}`));
  expect(core.snapshot()).toBeNull();
  requests.length = 0;
  if (good) documents.set('voter_chunks/file-1', good);
  await loader.retry();
  expect([requests, ids()?.length]).toEqual([['voter_chunks/file-1'], 9]);
});

it('fetches anew what this device has damaged, and is not troubled by what is known of nobody in the file', async () => {
  const { documents, head } = await served();
  const first = device(documents);
  await first.loader.setVersions([]);
  await first.loader.setFile(head);
  await first.cache.put(`${root}/voter_chunks/file-1`, { data: Uint8Array.of(1), version: 0, until: 0 });
  const again = device(documents);
  again.core.learn([event('e', 'gone', { kind: 'support', score: 1 })]);
  await again.loader.setVersions([]);
  await again.loader.setFile(head);
  expect([again.requests, again.ids()?.length]).toEqual([['voter_chunks/file-1'], 9]);
  expect([
    again.core.answers()?.voter('gone'),
    again.core.known.stateOf('gone', '2026-08-01').support?.score,
  ]).toEqual([null, 1]);
});

it('says what is gone, what is of a newer version, and that there is no file', async () => {
  const { documents, head } = await served();
  documents.delete('voter_chunks/file-2');
  const { core, loader } = device(documents);
  await loader.setVersions([]);
  await loader.setFile(head);
  expect(loader.status()).toEqual({ is: 'failed', trouble: 'gone', part: 3 });
  await loader.setFile({ ...head, id: 'next', pack: packVersion + 1 });
  expect(loader.status()).toEqual({ is: 'failed', trouble: 'newer', part: null });
  await loader.setFile(null);
  expect([loader.status(), core.snapshot()]).toEqual([{ is: 'none' }, null]);
});

it('shows nobody before what was learned is here, and takes later versions in', async () => {
  const { documents, head } = await served();
  const part = partOf('V4');
  const overlayOf = async (score: 1 | 5, version: number): Promise<Packed> => {
    const folded = foldAll(new Map(), [event('e', 'V4', { kind: 'support', score })]);
    return { data: Uint8Array.from(await packOverlay(folded)), version, until: Date.UTC(2026, 7, 1) };
  };
  const versions = (version: number) =>
    Array.from({ length: part + 1 }, (_, at) => (at === part ? version : 0));
  const { core, loader } = device(documents);
  const score = () => core.answers()?.voter('V4')?.known.support?.score;
  await loader.setVersions(versions(1));
  await loader.setFile(head);
  expect(loader.status()).toEqual({ is: 'failed', trouble: 'gone', part: null });
  documents.set(`voter_overlays/${part}`, await overlayOf(1, 1));
  await loader.retry();
  expect(score()).toBe(1);
  // The next one cannot be had: what is here goes on being shown, and that it may be old is said.
  documents.delete(`voter_overlays/${part}`);
  await loader.setVersions(versions(2));
  expect([loader.status(), score()]).toMatchObject([{ is: 'ready', behind: true }, 1]);
  documents.set(`voter_overlays/${part}`, await overlayOf(5, 2));
  await loader.retry();
  expect([loader.status(), score()]).toMatchObject([{ is: 'ready', behind: false }, 5]);
});

/** A part with a score of one voter, in so many documents. */
async function inPieces(part: number, score: 1 | 5, version: number, pieces: number) {
  const voter = Array.from({ length: 2_000 }, (_, at) => `V${at}`).find((id) => partOf(id) === part) ?? '';
  const folded = foldAll(new Map(), [event('e', voter, { kind: 'support', score })]);
  const data = await packOverlay(folded);
  const size = Math.ceil(data.length / pieces);
  const documents = Array.from({ length: pieces }, (_, at): [string, Packed] => {
    const bytes = Uint8Array.from(data.subarray(at * size, (at + 1) * size));
    return [`voter_overlays/${pieceIdOf(part, at)}`, { data: bytes, version, until: 1_000, pieces }];
  });
  return { voter, documents };
}

it('asks for the parts that changed in a question or two, and for those of several documents to their ends', async () => {
  const { documents, head } = await served();
  const parts = await Promise.all(
    Array.from({ length: 32 }, (_, part) => inPieces(part, 5, 1, part === 3 ? 8 : 1)),
  );
  for (const part of parts) for (const [path, packed] of part.documents) documents.set(path, packed);
  const { requests, core, loader } = device(documents);
  await loader.setVersions(parts.map(() => 1));
  await loader.setFile(head);
  const scores = parts.map(({ voter }) => core.known.stateOf(voter, '2026-08-01').support?.score);
  expect(scores).toEqual(parts.map(() => 5));
  const questions = requests.filter((paths) => paths.startsWith('voter_overlays'));
  expect(questions.map((paths) => paths.split(' ').length).toSorted()).toEqual([1, 16, 16, 6].toSorted());
  // All of it is on this device now.
  const again = device(new Map());
  await again.loader.setVersions(parts.map(() => 1));
  await again.loader.setFile(head);
  expect([again.loader.status().is, again.requests]).toEqual(['ready', []]);
});

it('takes no part whose pieces are of two folds, and what the second one left when it is whole', async () => {
  const { documents, head } = await served();
  const [before, after] = await Promise.all([inPieces(3, 1, 1, 3), inPieces(3, 5, 2, 3)]);
  for (const [path, packed] of before.documents) documents.set(path, packed);
  const [, , last] = after.documents;
  if (last) documents.set(...last);
  const torn = device(documents);
  await torn.loader.setVersions([0, 0, 0, 1]);
  await torn.loader.setFile(head);
  expect(torn.loader.status()).toEqual({ is: 'failed', trouble: 'unexpected', part: null });
  for (const [path, packed] of after.documents) documents.set(path, packed);
  await torn.loader.retry();
  expect(torn.core.known.stateOf(after.voter, '2026-08-01').support?.score).toBe(5);
});

it('works where nothing can be kept, and says so', async () => {
  const { documents, head } = await served();
  const ask = answering(documents);
  const full = { ...cacheOf('ann'), put: async () => false };
  const core = createCore();
  const loader = loaderOf(core, fetchingOf(ask, full, root), () => undefined);
  await loader.setVersions([]);
  await loader.setFile(head);
  expect(loader.status()).toMatchObject({ is: 'ready', stored: false });
});

it('follows where the campaign’s own columns may appear, without fetching the file again', async () => {
  const { documents, head } = await served();
  const { loader, core, requests } = device(documents);
  const own = { id: 'score', name: 'Score', type: 'number' } as const;
  const factsNow = () => core.snapshot()?.facts().data;
  await loader.setVersions([]);
  // Changed while the chunks come.
  const coming = loader.setFile({ ...head, data: [{ ...own, uses: ['calls', 'exports'] }] });
  await loader.setFile({ ...head, data: [{ ...own, uses: ['calls'] }] });
  await coming;
  expect(factsNow()).toEqual([{ ...own, uses: ['calls'] }]);
  const [sent, revision] = [requests.length, core.revision()];
  await loader.setFile({ ...head, data: [{ ...own, uses: [] }] });
  expect(factsNow()).toEqual([{ ...own, uses: [] }]);
  expect(core.revision()).toBeGreaterThan(revision);
  await loader.setFile({ ...head, data: [{ ...own, uses: [] }] });
  expect([requests.length, core.revision()]).toEqual([sent, revision + 1]);
});

it('lets the list of gone voters go, also from this device, once it was cleared', async () => {
  const { documents, head } = await served();
  const { loader, core, fetching, cache, ids } = device(documents);
  await loader.setVersions([]);
  const listed = head.chunks[0];
  if (!listed) throw new Error('A chunk was expected.');
  const gone = { ...listed, id: 'gone-0' };
  const data = documents.get(`voter_chunks/${listed.id}`);
  if (data) documents.set('voter_chunks/gone-0', data);
  await loader.setFile({ ...head, gone: { voters: 3, chunks: [gone] } });
  await goneAnswers(core, fetching, loader.file);
  const path = `${root}/voter_chunks/gone-0`;
  expect([core.gone() !== null, (await cache.get(path)) !== null, ids()?.length]).toEqual([true, true, 9]);
  await loader.setFile({ ...head, gone: { voters: 3, chunks: [] } });
  expect(core.gone()).toBeNull();
  await expect.poll(() => cache.get(path)).toBeNull();
  expect(ids()).toHaveLength(9);
});
