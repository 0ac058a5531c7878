import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { voterCompaction, voterEvents, voterFolds, voterOverlays } from '#shared/collections/index.ts';
import { overlayParts } from '#shared/collections/voter-overlays.ts';
import { results } from '#shared/domain/voters/contact-results.ts';
import { foldAll } from '#shared/domain/voters/fold.ts';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import { unpackOverlay } from '#shared/domain/voters/overlay.ts';
import type { FoldState, Learned } from '#shared/domain/voters/voter-state.ts';
import { isFull } from '../../../../tests/full.ts';
import { compaction } from './compact.ts';
import { foldOrganization } from './fold-organization.ts';
import { readLogRange } from './log-range.ts';
import '../../../../tests/functions/emulator-clients.ts';

/** Of its own: the schedule looks at every organization of a project. */
const db = getFirestore(initializeApp({ projectId: `demo-hustings-log-${Date.now()}` }, 'log'));
const began = Date.parse('2026-11-20T12:00:00Z');
const minute = 60_000;
const at = (minutes: number) => compaction({ db, now: () => began + minutes * minute });

let logged: unknown[][] = [];
beforeEach(() => {
  logged = [];
  vi.spyOn(logger, 'error').mockImplementation((...args) => void logged.push(args));
});
afterEach(() => vi.restoreAllMocks());

let made = 0;
/** Two arrive in each millisecond. */
const event = (overrides: Partial<Learned> = {}): Learned => {
  const number = made++;
  const attempt = { kind: 'attempt', outcome: results[number % results.length] ?? null } as const;
  return {
    ...fullEvent({ voter_id: `V${number % 700}`, source: 'door', ...attempt }),
    id: `e${number}`,
    happened_at: began - number,
    received_at: began + (number >> 1),
    by: `p${number % 3}`,
    ...overrides,
  };
};

async function campaign() {
  const id = randomUUID();
  await db.doc(`organizations/${id}`).set({ name: 'x' });
  return {
    id,
    async learns(events: readonly Learned[]) {
      const writer = db.bulkWriter({ throttling: false });
      for (const { id: name, received_at, ...rest } of events)
        void writer.create(db.doc(`${voterEvents.path(id)}/${name}`), {
          ...rest,
          received_at: Timestamp.fromMillis(received_at ?? 0),
        });
      await writer.close();
    },
    async known() {
      const parts = await db.collection(voterOverlays.path(id)).get();
      const states = new Map<string, FoldState>();
      for (const part of parts.docs) {
        const { data } = voterOverlays.schema.parse(part.data());
        const { voters, foldStateAt } = await unpackOverlay(data);
        voters.forEach((voter, index) => void states.set(voter, foldStateAt(index)));
      }
      const fold = (await db.doc(`${voterFolds.path(id)}/current`).get()).data();
      const versions = parts.docs.map((part) => [Number(part.id), part.get('version')]);
      return { states, versions, fold: fold ? voterFolds.schema.parse(fold) : null };
    },
  };
}
const whole = (events: readonly Learned[]) => new Map([...foldAll(new Map(), events)].sort(byVoter));
const byVoter = ([one]: [string, FoldState], [other]: [string, FoldState]) => (one < other ? -1 : 1);
const sorted = (states: ReadonlyMap<string, FoldState>) => new Map([...states].sort(byVoter));

/** Two for each voter at least. */
const many = isFull ? 5_000 : 1_500;

it('folds thousands of events, cut off half-way and run twice at once, into what a fold of all of them is', async () => {
  const [one, other] = [await campaign(), await campaign()];
  const events = Array.from({ length: many }, () => event());
  const otherEvents = [
    event({ voter_id: 'of nobody in any file' }),
    event({ kind: 'note', text: 'x', outcome: null }),
  ];
  await Promise.all([one.learns(events), other.learns(otherEvents)]);

  // After some parts the process dies: nothing that it began is told of.
  const run = db.runTransaction.bind(db);
  let parts = 0;
  vi.spyOn(db, 'runTransaction').mockImplementation((work, options) =>
    parts++ < 16 ? run(work, options) : Promise.reject(new Error('killed')),
  );
  await expect(at(10).now()).rejects.toThrow('killed');
  vi.mocked(db.runTransaction).mockRestore();
  const cutOff = await one.known();
  expect(cutOff.fold).toBeNull();
  expect(cutOff.states.size).toBeGreaterThan(0);
  expect(cutOff.states.size).toBeLessThan(700);

  await Promise.all([at(20).now(), at(20).now()]);
  const { states, versions, fold } = await one.known();
  expect(sorted(states)).toEqual(whole(events));
  expect(fold?.until.toMillis()).toBe(began + 19 * minute);
  expect(fold?.versions).toHaveLength(overlayParts);
  for (const [part, version] of versions) expect(fold?.versions[part ?? 0]).toBe(version);
  // Each event counts once towards its member's day, however often it was folded.
  const perMember = (uid: string) => events.filter(({ by }) => by === uid).length;
  expect(fold?.written).toEqual({ p0: perMember('p0'), p1: perMember('p1'), p2: perMember('p2') });
  expect(sorted((await other.known()).states)).toEqual(whole(otherEvents));

  // Idle, it changes nothing; what it knows was learned weeks before, it has only now heard.
  await at(30).now();
  expect((await one.known()).versions).toEqual(versions);
  const late = event({ voter_id: 'V1', happened_at: began - 1e9, received_at: began + 35 * minute });
  const fresh = event({ voter_id: 'V1', received_at: began + 40 * minute - 1 });
  const unsettled = event({ voter_id: 'V1', received_at: began + 40 * minute });
  await one.learns([late, fresh, unsettled]);
  await at(41).now();
  const after = await one.known();
  expect(sorted(after.states)).toEqual(whole([...events, late, fresh]));
  expect(after.fold?.versions.filter((version, part) => version !== fold?.versions[part])).toHaveLength(1);
  await at(50).now();
  expect(sorted((await one.known()).states)).toEqual(whole([...events, late, fresh, unsettled]));
});

it('goes on with everybody else where one organization cannot be folded, and with that one later', async () => {
  const [one, other, deleted] = [await campaign(), await campaign(), await campaign()];
  const first = event({ voter_id: 'V1', received_at: began + 60 * minute });
  const second = event({ voter_id: 'V1', received_at: began + 70 * minute });
  const more = event({ voter_id: 'V2', received_at: began + 70 * minute });
  const part = db.doc(`${voterOverlays.path(one.id)}/unreadable`);
  await one.learns([first]);
  await at(65).now();
  const [broken] = (await db.collection(voterOverlays.path(one.id)).get()).docs;
  const sound = broken?.data() ?? {};
  await broken?.ref.update({ data: Buffer.from('nonsense') });
  await Promise.all([one.learns([second]), other.learns([second]), deleted.learns([second])]);
  await db.doc(`organizations/${deleted.id}`).delete();
  await at(75).now();
  expect(logged).toMatchObject([
    [expect.any(String), { organization: one.id, error: expect.stringContaining('Error') }],
  ]);
  expect(sorted((await other.known()).states)).toEqual(whole([second]));
  expect((await deleted.known()).fold).toBeNull();

  // Mended; until it is tried again, what it learns beside is not folded past what is missing.
  await broken?.ref.set(sound);
  await one.learns([more]);
  await at(80).now();
  expect(sorted((await one.known()).states)).toEqual(whole([first]));
  await at(140).now();
  const { states, fold } = await one.known();
  expect(sorted(states)).toEqual(whole([first, second, more]));
  expect(fold?.until.toMillis()).toBe(began + 139 * minute);
  expect(logged).toHaveLength(1);
  expect((await part.get()).exists).toBe(false);
});

const until = async () => {
  const document = await db.doc('voter_compaction/current').get();
  const { until, behind } = voterCompaction.schema.parse(document.data());
  return { until: (until.toMillis() - began) / minute, behind: Object.keys(behind) };
};
const endless = () => new Promise<never>(() => undefined);

it('passes over an organization whose fold ended the process, and moves on with all others', async () => {
  const [flooded, other] = [await campaign(), await campaign()];
  const first = event({ received_at: began + 200 * minute });
  const otherEvent = event({ received_at: began + 200 * minute + 1 });
  await Promise.all([flooded.learns([first]), other.learns([otherEvent])]);
  // A fold that never ends and never lets go, as one in a loop: the process is killed in the middle of it.
  const begun: string[] = [];
  const stuck: typeof foldOrganization = (_, organization) => {
    begun.push(organization);
    return endless();
  };
  void compaction({ db, now: () => began + 205 * minute, fold: stuck }).now();
  await vi.waitFor(() => expect(begun).toEqual([flooded.id]), { timeout: 120_000 });

  // The next run would be stuck as well: it does not begin with it, and all others are folded.
  const wary: typeof foldOrganization = (database, organization, ...rest) =>
    organization === flooded.id ? endless() : foldOrganization(database, organization, ...rest);
  await compaction({ db, now: () => began + 210 * minute, fold: wary }).now();
  expect(sorted((await other.known()).states)).toEqual(whole([otherEvent]));
  expect(await until()).toEqual({ until: 209, behind: [flooded.id] });

  // Tried again, it is caught up from where it was left.
  const more = event({ received_at: began + 216 * minute });
  await flooded.learns([more]);
  await at(220).now();
  expect(sorted((await flooded.known()).states)).toEqual(whole([first, more]));
  expect(await until()).toEqual({ until: 219, behind: [] });
});

it('ends the turn of an organization that takes too long, and tries it less and less often', async () => {
  const [slow, other] = [await campaign(), await campaign()];
  const first = event({ received_at: began + 300 * minute });
  await Promise.all([slow.learns([first]), other.learns([first])]);
  const tries: number[] = [];
  const fold: typeof foldOrganization = (database, organization, ...rest) =>
    organization === slow.id ? endless() : foldOrganization(database, organization, ...rest);
  const run = (minutes: number) => {
    // Asked once at the start of each turn. Only the organization that never ends has little time.
    const budget = (organization: string) => {
      if (organization !== slow.id) return 10 * minute;
      tries.push(minutes);
      return 100;
    };
    return compaction({ db, now: () => began + minutes * minute, fold, budget }).now();
  };
  for (const minutes of [305, 310, 315, 325, 335, 345, 375, 385]) await run(minutes);
  // After 10 minutes, then 20, then 40.
  expect(tries).toEqual([305, 315, 335, 375]);
  expect(sorted((await other.known()).states)).toEqual(whole([first]));
  expect(await until()).toEqual({ until: 304, behind: [slow.id] });
  await at(460).now();
  expect(sorted((await slow.known()).states)).toEqual(whole([first]));
});

it('folds an organization after all others once it has had its share of a run', async () => {
  const [even, over, other] = [await campaign(), await campaign(), await campaign()];
  const some = (count: number) =>
    Array.from({ length: count }, (_, number) => event({ received_at: began + 500 * minute + number }));
  const events = { even: some(4), over: some(5), other: [event({ received_at: began + 500 * minute + 9 })] };
  await Promise.all([even.learns(events.even), over.learns(events.over), other.learns(events.other)]);
  const order: string[] = [];
  const fold: typeof foldOrganization = (database, organization, ...rest) => {
    order.push(organization);
    return foldOrganization(database, organization, ...rest);
  };
  await compaction({ db, now: () => began + 505 * minute, fold, share: 4 }).now();
  expect(order.toSorted()).toEqual([even.id, other.id, over.id].toSorted());
  expect(order.at(-1)).toBe(over.id);
  expect(sorted((await over.known()).states)).toEqual(whole(events.over));
  expect(sorted((await even.known()).states)).toEqual(whole(events.even));
  expect((await until()).behind).toEqual([]);
});

it('owes an organization its events where one run passed it over and another has just folded it', async () => {
  const { id, learns, known } = await campaign();
  const first = event({ received_at: began + 600 * minute });
  const second = event({ received_at: began + 606 * minute });
  await learns([first]);
  // While the first run folds it, the next one passes it over and moves on past what comes meanwhile.
  const fold: typeof foldOrganization = async (...all) => {
    await learns([second]);
    await at(610).now();
    await foldOrganization(...all);
  };
  await compaction({ db, now: () => began + 605 * minute, fold }).now();
  expect(await until()).toEqual({ until: 609, behind: [id] });
  await at(620).now();
  expect(sorted((await known()).states)).toEqual(whole([first, second]));
  expect(await until()).toEqual({ until: 609, behind: [] });
});

it('owes an organization its events where a later run passed it over before an earlier one began with it', async () => {
  const [other, late] = [await campaign(), await campaign()];
  const first = event({ received_at: began + 700 * minute + 1 });
  const second = event({ received_at: began + 706 * minute });
  await other.learns([event({ received_at: began + 700 * minute })]);
  await late.learns([first]);
  const fails: typeof foldOrganization = (database, organization, ...rest) =>
    organization === late.id
      ? Promise.reject(new Error('not now'))
      : foldOrganization(database, organization, ...rest);
  // While the first run is busy with the other organization, the next one fails on this one and moves on past both events.
  const fold: typeof foldOrganization = async (database, organization, ...rest) => {
    if (organization === other.id) {
      await late.learns([second]);
      await compaction({ db, now: () => began + 710 * minute, fold: fails }).now();
    }
    await foldOrganization(database, organization, ...rest);
  };
  await compaction({ db, now: () => began + 705 * minute, fold }).now();
  expect((await until()).until).toBe(709);
  expect((await until()).behind).toContain(late.id);
  await at(740).now();
  expect(sorted((await late.known()).states)).toEqual(whole([first, second]));
  expect((await until()).behind).toEqual([]);
});

it('takes a page at a time, and never part of a millisecond', async () => {
  const { id, learns } = await campaign();
  const moments = [1, 2, 2, 3, 3, 3, 3, 9];
  const events = moments.map((ms) => event({ received_at: began - 1e9 + ms }));
  await learns(events);
  const found: [end: number, count: number][] = [];
  for (let from = 0; from < 20; ) {
    const log = db.collection(voterEvents.path(id));
    const { end, events: page } = await readLogRange(log, began - 1e9 + from, began - 1e9 + 20, new Set(), 3);
    from = end - began + 1e9;
    found.push([from, page.get(id)?.length ?? 0]);
  }
  expect(found).toEqual([
    [2, 1],
    [3, 2],
    [20, 5],
  ]);
});
