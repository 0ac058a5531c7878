import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { carriedTables } from '#shared/collections/written-marks.ts';
import type { Operation } from '../../data/journal/index.ts';
import type { Progress } from './carried-storage.ts';
import type { Carried, CarriedConsent, CarriedRecord } from './contents.ts';
import { type Campaign, countsBy, doneOf, putCarried, sizeOf } from './put.ts';

const person = { email: null, phone: null };
const donor = (id: string): CarriedRecord => ({
  table: 'donors',
  id,
  data: { ...person, name: `Donor ${id}`, capacity: 'mid' },
});
const gift = (id: string, donor_id: string): CarriedRecord => ({
  table: 'donations',
  id,
  data: {
    ...{ donor_id, donor_name: `Donor ${donor_id}`, donor_key: 'donor', amount: 5_000, date: '2026-11-01' },
    ...{ status: 'completed', type: 'one_time', note: null, external_id: null },
  },
});
const goal: CarriedRecord = {
  table: 'goals',
  id: 'donors',
  data: { target: 400, start_value: 0, start_date: '2026-11-22', due_date: '2027-05-01' },
};
const script: CarriedRecord = {
  ...{ table: 'scripts', id: 's1' },
  data: { name: 'At the door', channel: 'door', body: '{}', archived: false },
};
const plan: CarriedRecord = {
  ...{ table: 'field_plans', id: 'current' },
  data: {
    ...{ goal_votes: 900, base_votes: 300, id_turnout: 80, support_rate: 40, contact_rate: 25 },
    ...{ per_hour: 15, shift_hours: 3, show_rate: 50, from: '2026-11-22', until: '2027-05-01' },
  },
};
const of = (records: CarriedRecord[], profile: Carried['profile'] = {}): Carried => ({
  ...{ version: 1, id: 'this-tab', at: 0, records, profile },
  left: { gifts: 0, edits: 0, room: 0 },
});

/** The page is closed, or the device has no more room. */
class Cut extends Error {}

/** A campaign on a server that refuses as the rules do, and takes a create that it has already for done. */
function newCampaign(profile: object = { candidateName: 'Ngozi Okafor' }, unfit = '') {
  const server = new Map<string, object>([['candidate_profiles/okafor', profile]]);
  let stored: Progress | null = null;
  /** Steps until everything stops; a write that has reached the server may be among the last. */
  let left = Number.POSITIVE_INFINITY;
  const step = async () => {
    await Promise.resolve();
    left -= 1;
    if (left < 0) throw new Cut();
  };
  const take = (operation: Operation): 'put' | 'refused' => {
    const path = `${operation.table}/${operation.id}`;
    if (operation.operation === 'delete' || operation.id === unfit) return 'refused';
    const { table, data } = operation;
    if (table === 'donations' && !server.has(`donors/${data.donor_id}`)) return 'refused';
    if (operation.operation === 'update') server.set(path, { ...server.get(path), ...data });
    else if (!server.has(path)) server.set(path, data);
    return 'put';
  };
  const campaign: Campaign = {
    organization: 'okafor',
    async write(operation) {
      await step();
      const fate = take(operation);
      await step();
      return fate;
    },
    one: async (table, id) => server.get(`${table}/${id}`) ?? null,
    profile: async () => server.get('candidate_profiles/okafor') ?? null,
    listTag: async ({ name, ...look }) => server.set(`tags/${name}`, look),
    async save(kind, { id, ...one }) {
      await step();
      if (id === unfit) return 'refused';
      if (!server.has(`${kind}/${id}`)) server.set(`${kind}/${id}`, one);
      await step();
      return 'put';
    },
    recordConsent: async ({ id, ...line }) =>
      server.set(`consents/${id}`, { ...line, isThere: server.has(`donors/${line.personId}`) }),
    decideResearch: async () => undefined,
    keep(progress) {
      stored = progress;
    },
  };
  return {
    server,
    /** Goes on with what another version of the app began. */
    begun(progress: Progress) {
      stored = progress;
    },
    /** As a page does it that is closed after so many steps; null where it was. */
    async put(carried: Carried, steps = Number.POSITIVE_INFINITY): Promise<Progress | null> {
      left = steps;
      return putCarried(carried, stored, campaign).catch((error: unknown) => {
        if (error instanceof Cut) return null;
        throw error;
      });
    },
  };
}

it('puts each record in once, and loses none, wherever it is cut off and however often', async () => {
  const numbers = fc.record({
    donors: fc.integer({ min: 0, max: 70 }),
    gifts: fc.integer({ min: 0, max: 70 }),
    cuts: fc.array(fc.nat({ max: 120 }), { maxLength: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(numbers, async ({ donors, gifts, cuts }) => {
      const records = [
        ...Array.from({ length: gifts }, (_, at) => gift(`g${at}`, `d${at % Math.max(donors, 1)}`)),
        ...Array.from({ length: donors }, (_, at) => donor(`d${at}`)),
        goal,
        script,
        plan,
      ].filter(({ table }) => table !== 'donations' || donors > 0);
      const carried = of(records, { strategy_slogan: 'For all of us' });
      const { server, put } = newCampaign();
      for (const steps of cuts) await put(carried, steps);
      const ended = await put(carried);
      const expected = new Map<string, object>(
        records.map(({ table, id, data }) => [`${table}/${id}`, data]),
      );
      expected.set('candidate_profiles/okafor', {
        candidateName: 'Ngozi Okafor',
        strategy_slogan: 'For all of us',
      });
      expected.set('organizations/okafor', { carries_demo: false });
      expect(new Map([...server].toSorted())).toEqual(new Map([...expected].toSorted()));
      expect(ended).toMatchObject({ refused: 0, there: 0 });
      expect(ended && doneOf(ended)).toBe(sizeOf(carried));
    }),
    { numRuns: 60 },
  );
});

it('leaves what the campaign has of its own, and tells what was refused', async () => {
  const own = { candidateName: 'Ngozi Okafor', strategy_slogan: 'Ours', office: null };
  const { server, put } = newCampaign(own, 'd2');
  server.set('goals/donors', { target: 50 });
  server.set('field_plans/current', { goal_votes: 5_000 });
  const carried = of([donor('d1'), donor('d2'), gift('g1', 'd1'), gift('g2', 'd2'), goal, script, plan], {
    candidateName: 'Ana',
    strategy_slogan: 'For all of us',
    office: 'Mayor',
  });
  expect(await put(carried)).toEqual({
    ...{ demo: 'this-tab', portions: 6, there: 4, refused: 2 },
    order: ['appeals', ...carriedTables, 'events', 'appointments'],
    put: { ...countsBy(() => 0), donors: 1, donations: 1, profile: 1, scripts: 1 },
  });
  expect(server.get('candidate_profiles/okafor')).toEqual({ ...own, office: 'Mayor' });
  expect(server.get('goals/donors')).toEqual({ target: 50 });
  expect(server.get('field_plans/current')).toEqual({ goal_votes: 5_000 });
});

it('marks the organization before the first record, and until the last', async () => {
  const { server, put } = newCampaign();
  const mark = () => server.get('organizations/okafor');
  const carried = of([donor('d1'), donor('d2')]);
  expect(await put(carried, 2)).toBeNull();
  expect(mark()).toEqual({ carries_demo: true });
  expect([...server.keys()].filter((path) => path.startsWith('donors/'))).toEqual([]);
  expect(await put(carried, 6)).toBeNull();
  expect(mark()).toEqual({ carries_demo: true });
  expect(await put(carried)).toMatchObject({ put: { donors: 2 } });
  expect(mark()).toEqual({ carries_demo: false });
});

it('begins again where an earlier version did portions in another order', async () => {
  const { server, put, begun } = newCampaign();
  const carried = of([donor('d1'), gift('g1', 'd1'), plan]);
  const counts = { ...countsBy(() => 0), donors: 1, donations: 1 };
  begun({ demo: 'this-tab', portions: 2, order: [], put: counts, there: 0, refused: 0 });
  const ended = await put(carried);
  expect([...server.keys()]).toEqual(
    expect.arrayContaining(['donors/d1', 'donations/g1', 'field_plans/current']),
  );
  expect(ended && doneOf(ended)).toBe(sizeOf(carried));
});

it('lists the tags of the people who come along, with their look', async () => {
  const { server, put } = newCampaign();
  await put({ ...of([]), tags: [{ name: 'Host', color: 'amber', description: 'Has a porch.' }] });
  expect(server.get('tags/Host')).toEqual({ color: 'amber', description: 'Has a porch.' });
});

it('records what people said about being contacted once they are there, also where it was cut off before', async () => {
  const { server, put } = newCampaign();
  const optOut: CarriedConsent = {
    id: 'c1',
    personId: 'd1',
    what: 'opt_out',
    channel: 'call',
    address: '+15165550142',
    grade: null,
    reason: null,
    words: 'Stop calling',
    source: 'call',
    happenedAt: 5,
  };
  const carried = { ...of([donor('d1')]), consents: [optOut] };
  expect(await put(carried, 3)).toBeNull();
  expect(server.has('consents/c1')).toBe(false);
  await put(carried);
  const { id: _, ...stored } = optOut;
  expect(server.get('consents/c1')).toEqual({ ...stored, isThere: true });
});

it('saves appeals before gifts, and events and times after people, wherever it is cut off', async () => {
  const called = {
    appeals: [{ id: 'a1' }],
    events: [{ id: 'e1' }, { id: 'e2' }],
    appointments: [{ id: 't1' }],
  } as unknown as Pick<Carried, 'appeals' | 'events' | 'appointments'>;
  const carried: Carried = { ...of([donor('d1'), gift('g1', 'd1')]), ...called };
  for (let steps = 0; steps < 24; steps += 1) {
    const { server, put } = newCampaign();
    await put(carried, steps);
    const ended = await put(carried);
    expect(ended?.put).toMatchObject({ donors: 1, donations: 1, appeals: 1, events: 2, appointments: 1 });
    const paths = [...server.keys()].filter((path) => !/^(candidate|organ)/.test(path));
    expect(paths).toEqual([
      'appeals/a1',
      'donors/d1',
      'donations/g1',
      'events/e1',
      'events/e2',
      'appointments/t1',
    ]);
  }
  const { put } = newCampaign(undefined, 'e1');
  const ended = await put(carried);
  expect(ended).toMatchObject({ put: { events: 1, appointments: 1 }, refused: 1 });
  expect(ended && doneOf(ended)).toBe(sizeOf(carried));
});
