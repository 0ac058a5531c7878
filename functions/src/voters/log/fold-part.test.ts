import { randomBytes, randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { afterEach, expect, it, vi } from 'vitest';
import { voterOverlays } from '#shared/collections/index.ts';
import { foldAll, stateOf } from '#shared/domain/voters/fold.ts';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import { packOverlay, unpackOverlay } from '#shared/domain/voters/overlay.ts';
import type { FoldState, Learned } from '#shared/domain/voters/voter-state.ts';
import { fitOverlay } from './fit-overlay.ts';
import { foldPart } from './fold-part.ts';
import '../../../../tests/functions/emulator-clients.ts';

const db = getFirestore(initializeApp({ projectId: `demo-hustings-part-${Date.now()}` }, 'part'));
const day = '2026-11-22';
afterEach(() => vi.restoreAllMocks());

let at = 0;
/** With ids that nothing packs, longer than those of devices: so that fewer of them fill a document. */
const event = (voter: string, score: 1 | 5, overrides: Partial<Learned> = {}): Learned => {
  at += 1;
  const id = randomBytes(450).toString('base64url');
  return {
    ...fullEvent({ voter_id: voter, source: 'door', kind: 'support', score }),
    ...{ id, happened_at: at, received_at: at, by: `p${at % 40}` },
    ...overrides,
  };
};

async function partIn(
  path: string,
): Promise<{ sizes: number[]; versions: number[]; states: Map<string, FoldState> }> {
  const { docs } = await db.collection(path).get();
  const pieces = docs.map((doc) => voterOverlays.schema.parse(doc.data()));
  const { voters, foldStateAt } = await unpackOverlay(Buffer.concat(pieces.map(({ data }) => data)));
  return {
    sizes: pieces.map(({ data }) => data.length),
    versions: pieces.map(({ version }) => version),
    states: new Map(voters.map((voter, index) => [voter, foldStateAt(index)])),
  };
}

it('goes on folding into a part that has outgrown its document, and back into one', async () => {
  const id = randomUUID();
  const path = voterOverlays.path(id);
  const many = Array.from({ length: 4_000 }, (_, n) => event(`V${n % 2_000}`, 1));
  expect(await foldPart(db, id, 3, many, at + 1)).toBe(1);
  const large = await partIn(path);
  expect(large.sizes).toHaveLength(2);
  expect(large.sizes[0]).toBe(1_000_000);
  expect(large.states.size).toBe(2_000);
  // Another run, a repeated one, and the next fold.
  const next = event('V7', 5);
  expect(await foldPart(db, id, 3, many, at)).toBe(1);
  expect(await foldPart(db, id, 3, [next], at + 1)).toBe(2);
  const after = await partIn(path);
  expect(after.versions).toEqual([2, 2]);
  expect(after.states.get('V7')).toEqual(foldAll(large.states, [next]).get('V7'));
  expect([after.states.size, after.states.get('V1999')]).toEqual([2_000, large.states.get('V1999')]);
  // What was said of most of them is taken back: the second document goes.
  const backs = many.slice(200).map(({ voter_id }) => event(voter_id, 1, { score: null }));
  expect(await foldPart(db, id, 3, backs, at + 1)).toBe(3);
  const small = await partIn(path);
  expect([small.sizes.length, small.versions]).toEqual([1, [3]]);
});

it('leaves out what could only be taken back where there is no room, and refuses what says too much', async () => {
  const warned = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const visits = (voter: string) => Array.from({ length: 8 }, (_, n) => event(voter, n % 2 ? 1 : 5));
  const states = foldAll(new Map(), ['V1', 'V2', 'V3', 'V4'].flatMap(visits));
  const whole = await packOverlay(states);
  expect(await fitOverlay(states, whole.length, {})).toEqual(whole);
  const thin = await unpackOverlay(await fitOverlay(states, whole.length - 1, {}));
  expect(thin.voters.map((voter, index) => [voter, stateOf(thin.foldStateAt(index), day)])).toEqual(
    [...states].map(([voter, foldState]) => [voter, stateOf(foldState, day)]),
  );
  expect(warned).toHaveBeenCalledOnce();
  await expect(fitOverlay(states, 200, { part: 3 })).rejects.toThrow(/too large.*"part":3/);
});

it('leaves out the tags and answers of flooded voters first, and never what closes a channel', async () => {
  vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const tag = (voter: string, count: number) =>
    Array.from({ length: count }, (_, n) =>
      event(voter, 1, { kind: 'tag', score: null, tag: `t${n}`, is_on: true }),
    );
  const optOut = event('V1', 1, { kind: 'suppression', score: null, reason: 'opt_out', is_on: true });
  const states = foldAll(new Map(), [optOut, ...tag('V1', 60), event('V1', 5), ...tag('V2', 3)]);
  const known = async (most: number) => {
    const { voters, foldStateAt } = await unpackOverlay(await fitOverlay(states, most, {}));
    return voters.map((_, index) => {
      const { tags, suppressed, support } = stateOf(foldStateAt(index), day);
      return [tags.length, Object.keys(suppressed).length, support?.score ?? 0];
    });
  };
  const size = (await packOverlay(states)).length;
  expect(await known(size)).toEqual([
    [60, 5, 5],
    [3, 0, 0],
  ]);
  expect(await known(size / 4)).toEqual([
    [0, 5, 5],
    [3, 0, 0],
  ]);
  expect(await known(2_500)).toEqual([[0, 5, 5]]);
});

it('folds again where another run wrote the part while it was folding', async () => {
  const id = randomUUID();
  const [one, other] = [event('V1', 1), event('V2', 5)];
  const all = [one, other];
  // The same events from two runs, and each run's part has both.
  const versions = await Promise.all([1, 2, 3].map(() => foldPart(db, id, 5, all, at + 1)));
  expect(versions).toEqual([1, 1, 1]);
  const { states } = await partIn(voterOverlays.path(id));
  expect([...states.keys()]).toEqual(['V1', 'V2']);
});
