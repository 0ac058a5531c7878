import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { foldAll } from '#shared/domain/voters/fold.ts';
import { packOverlay, partOf } from '#shared/domain/voters/overlay.ts';
import { packVersion } from '#shared/domain/voters/voter-file-columns.ts';
import { waitFor } from '../../../../../tests/unit/wait-for.ts';
import { makeDeviceKeys } from '../../device/keys.ts';
import { forgetVoters } from '../forget-voters.ts';
import { Missing } from './ask-database.ts';
import { cacheOf } from './cache.ts';
import { createCore } from './core.ts';
import { type Ask, fetchingOf } from './fetching.ts';
import { loaderOf } from './loader.ts';
import { tailOf } from './log-tail.ts';
import { event } from './testing/core.ts';

const root = 'projects/p/databases/(default)/documents/organizations/ours';
const minute = 60_000;
const part = partOf('V4');
const versions = (version: number) =>
  Array.from({ length: part + 1 }, (_, at) => (at === part ? version : 0));
const away: Ask = () => Promise.reject(new Missing('unreached'));
const score = (id: string, value: 1 | 2 | 5, received_at: number) =>
  event(id, 'V4', { kind: 'support', score: value, received_at });

/** The part as a fold left it, with one score. */
const served =
  (value: 1 | 5, version: number, until: number): Ask =>
  async (_, ids) => {
    const folded = foldAll(new Map(), [score('folded', value, until - 1)]);
    const data = Uint8Array.from(await packOverlay(folded));
    return new Map(ids.map((id) => [id, { data, version, until }]));
  };

function device(ask: Ask, owner = 'ann') {
  const cache = cacheOf(owner);
  const core = createCore();
  const tail = tailOf(core, cache, root);
  const loader = loaderOf(core, fetchingOf(ask, cache, root), () => undefined, tail);
  /** With a file of nobody: what is known of voters is asked beside it. */
  const open = async (version: number) => {
    await loader.setFile({ id: 'file', pack: packVersion, elections: [], chunks: [] });
    await loader.setVersions(versions(version));
  };
  const known = () => core.known.stateOf('V4', '2026-08-01').support?.score;
  return { cache, core, tail, loader, known, open };
}

/** One that saw the fold of ten minutes, and after it an event. */
async function before() {
  const first = device(served(1, 1, 10 * minute));
  await first.open(1);
  first.core.learn([score('later', 2, 12 * minute)]);
  first.tail.reached(12 * minute);
  await waitFor(async () => expect(await first.cache.get(`${root}/voter_overlays/tail`)).not.toBeNull());
  return first;
}
beforeAll(async () => void (await makeDeviceKeys('ann')));
beforeEach(() => forgetVoters(() => false));

it('shows without a connection what was seen, and asks from there where there is one', async () => {
  expect(await (await before()).tail.from()).toBe(11 * minute);
  const offline = device(away);
  expect(await offline.tail.from()).toBe(11 * minute);
  await offline.open(1);
  expect([offline.known(), offline.loader.status()]).toMatchObject([2, { is: 'ready', behind: false }]);
  // A fold of which this device has only heard has nothing that it had not seen.
  const notified = device(away);
  await notified.open(2);
  expect([notified.known(), notified.loader.status()]).toMatchObject([2, { is: 'ready', behind: true }]);
  // With a connection the fold takes its place.
  const online = device(served(5, 2, 20 * minute));
  await online.open(2);
  expect([online.known(), online.core.known.received()]).toEqual([5, []]);
});

it('is of one member, goes when they may see no voters, and stands for no part that was never here', async () => {
  await before();
  expect(await device(away, 'bob').tail.from()).toBe(0);
  await cacheOf('ann').put(`${root}/voter_overlays/${part}`, {
    data: new Uint8Array(1),
    version: 0,
    until: 0,
  });
  const lost = device(away);
  await lost.open(1);
  expect(lost.loader.status()).toEqual({ is: 'failed', trouble: 'unreached', part: null });
  await forgetVoters(() => false);
  expect(await device(away).tail.from()).toBe(0);
});
