import { beforeEach, expect, it, vi } from 'vitest';
import type { PacketBuilding } from '#shared/domain/field/packet.ts';
import type { VoterQuery } from '../../../shared/voters/engine.ts';
import type { Piece } from '../plan/turf-plan.ts';
import { nothingMade } from './making-progress.ts';
import type { Cut, RequestedTurf } from './turf-operations.ts';

const journal = vi.hoisted(() => ({
  batches: [] as { ids: string[]; kinds: string[] }[],
  full: false,
  away: false,
}));
vi.mock('../../../shared/data/journal/index.ts', () => ({
  commitAll: async (operations: readonly { id: string; table: string; operation: string }[]) => {
    if (journal.full) throw new Error('quota-exceeded');
    journal.batches.push({
      ids: operations.map(({ id }) => id),
      kinds: operations.map(({ table, operation }) => `${operation} ${table}`),
    });
    return operations.map(() => (journal.away ? new Promise(() => {}) : Promise.resolve()));
  },
}));
vi.mock('../../../shared/data/connectivity.ts', async () => {
  const { create } = await import('zustand');
  const useConnectivity = create(() => ({ online: true, since: 0 }));
  return { useConnectivity };
});
const building = (door: number): PacketBuilding => ({
  house: String(door),
  street: 'Canal Street',
  city: '',
  zip: '',
  doors: [
    {
      unit: '',
      hostile: false,
      place: null,
      people: [
        { id: `v${door}`, name: 'A', age: null, sex: '', party: '', support: null, last: null, closed: null },
      ],
    },
  ],
});
vi.mock('../../../shared/voters/engine-client.ts', () => ({
  // Nobody lives at door 3 any more.
  engine: {
    buildings: async (_: unknown, doors: Int32Array) => [...doors].filter((door) => door !== 3).map(building),
  },
}));
const { useConnectivity } = await import('../../../shared/data/connectivity.ts');
const { makeTurfs, unmakeTurfs, waitsMax } = await import('./make-turfs.ts');

const piece = (at: number): Piece => ({
  key: at,
  ownName: null,
  members: Int32Array.of(at),
  doors: 1,
  people: 1,
  buildings: 0,
  placeless: 1,
  precinct: '',
  street: '',
  single: false,
  outline: [],
  middle: null,
});
const requested = Array.from(
  { length: 25 },
  (_, at): RequestedTurf => ({ piece: piece(at), name: `T${at + 1}`, number: at + 1 }),
);
const cut: Cut = {
  id: 'cut1',
  name: 'Saturday',
  question: { steps: [] },
  order: 'zigzag',
  fileId: 'f',
  script: null,
};
const query: VoterQuery = { segment: { steps: [] }, channel: 'walk', words: '' };
const ground = { numbers: async (members: Int32Array) => members };
const job = { cut, requested, query, ground };
const ids = () => journal.batches.flatMap((go) => go.ids);

beforeEach(() => {
  journal.batches = [];
  journal.full = false;
  journal.away = false;
  useConnectivity.setState({ online: true });
});

it('makes each turf with its packet, ten at a time, and says which it could not make', async () => {
  const counts: number[] = [];
  const made = await makeTurfs(
    job,
    nothingMade(25),
    ({ made }) => counts.push(made.length),
    new AbortController().signal,
  );
  expect(journal.batches.map(({ ids }) => ids.length)).toEqual([18, 20, 10]);
  expect(new Set(journal.batches.flatMap(({ kinds }) => kinds))).toEqual(
    new Set(['create turfs', 'create turf_packets']),
  );
  expect(made).toMatchObject({ of: 25, refused: 0, unmade: [{ name: 'T4', why: 'nobody' }] });
  expect(made.made).toHaveLength(24);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
});

it('goes on after an interruption, and makes none twice', async () => {
  const stop = new AbortController();
  const first = await makeTurfs(
    job,
    nothingMade(25),
    ({ made }) => made.length >= 9 && stop.abort(),
    stop.signal,
  );
  expect(first.made).toHaveLength(9);
  const all = await makeTurfs(job, first, () => {}, new AbortController().signal);
  expect(all.made).toHaveLength(24);
  expect(new Set(ids()).size * 2).toBe(ids().length);
});

it('keeps what was made where the device has no room for more, and goes on from there', async () => {
  let last = nothingMade(25);
  const going = makeTurfs(
    job,
    last,
    (progress) => {
      last = progress;
      journal.full = progress.made.length > 0;
    },
    new AbortController().signal,
  );
  await expect(going).rejects.toThrow('quota-exceeded');
  expect(last.made).toHaveLength(9);
  journal.full = false;
  expect((await makeTurfs(job, last, () => {}, new AbortController().signal)).made).toHaveLength(24);
});

it('takes back what was made, turfs and packets', async () => {
  await unmakeTurfs('cut1', [1, 2], () => {}, new AbortController().signal);
  expect(journal.batches).toEqual([
    {
      ids: ['cut1-1', 'cut1-1', 'cut1-2', 'cut1-2'],
      kinds: ['delete turfs', 'delete turf_packets', 'delete turfs', 'delete turf_packets'],
    },
  ]);
});

it('takes back the last first, and says what is left where it is interrupted', async () => {
  const made = Array.from({ length: 120 }, (_, at) => at + 1);
  const stop = new AbortController();
  const left: number[] = [];
  await unmakeTurfs('cut1', made, (now) => left.push(now.length) === 2 && stop.abort(), stop.signal);
  expect(left).toEqual([70, 20]);
  expect(new Set(ids())).toEqual(new Set(made.slice(20).map((number) => `cut1-${number}`)));
  await unmakeTurfs('cut1', made.slice(0, 20), (now) => left.push(now.length), new AbortController().signal);
  expect(left).toEqual([70, 20, 0]);
});

it('makes no more than may wait for a connection, and goes on with the rest', async () => {
  Object.assign(journal, { away: true });
  useConnectivity.setState({ online: false });
  const many = Array.from(
    { length: waitsMax + 25 },
    (_, at): RequestedTurf => ({ piece: piece(at + 10), name: `T${at + 1}`, number: at + 1 }),
  );
  const signal = new AbortController().signal;
  const first = await makeTurfs({ ...job, requested: many }, nothingMade(many.length), () => {}, signal);
  expect([first.made.length, first.full]).toEqual([waitsMax, true]);
  const all = await makeTurfs({ ...job, requested: many }, first, () => {}, signal);
  expect([all.made.length, all.full]).toEqual([many.length, false]);
});
