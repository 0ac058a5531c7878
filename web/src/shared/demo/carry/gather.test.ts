import { expect, it } from 'vitest';
import { fieldPlanId } from '#shared/collections/field-plans.ts';
import { positions } from '#shared/collections/positions.ts';
import { sample } from '#shared/demo/sample.ts';
import { usualPlan } from '#shared/domain/field/plan.ts';
import type { Operation } from '../../data/journal/index.ts';
import { type DemoStore, openDemoStore } from '../demo-store.ts';
import { derive } from '../derive.ts';
import { write } from '../write.ts';
import { gather } from './gather.ts';
import { madeSince } from './made-since.ts';
import { sampleOf } from './of-sample.ts';

const began = sample('2026-11-22');
const instant = (millis: number) => ({ toMillis: () => millis });
const sampleDonorDoc = began.find(({ path }) => path.startsWith('organizations/rivera/donors/'));
const sampleDonor = sampleDonorDoc?.path.split('/').at(-1) ?? '';
const { name: sampleName, name_key: sampleKey } = sampleDonorDoc?.data ?? {};

function demo(): DemoStore {
  const actor = {
    uid: 'ana',
    organization: 'rivera',
    fullName: 'Ana Rivera',
    email: 'ana@example.com',
    role: 'admin',
    grants: [],
  } as const;
  const world = openDemoStore(actor, instant, () => undefined);
  for (const { path, data } of began) world.load(path, data);
  return world;
}
/** A gift comes with its entries, by a call. */
function record(world: DemoStore, operation: Operation): void {
  if (operation.table !== 'donations') {
    write(world, operation);
    return;
  }
  if (operation.operation === 'delete') world.donations.patch(operation.id, { status: 'void', counted: 0 });
  if (operation.operation !== 'create') return;
  const at = world.instant(world.now());
  const stamps = { created_at: at, created_by: 'ana', updated_at: at, updated_by: 'ana' };
  world.donations.put(operation.id, {
    ...{
      method: null,
      check_number: null,
      source_code: null,
      election: null,
      external_id: null,
      batch_id: null,
      ...{ description: null, memo_text: null, conduit: null, conduit_id: null, transferred_on: null },
      ...{ fee: null, payout: null },
      import_id: null,
    },
    ...operation.data,
    ...stamps,
  });
}
/** What is gathered after these changes, done one after the other as a visitor does them. */
function after(...operations: Operation[]) {
  const world = demo();
  operations.forEach((operation, at) => {
    world.at(Date.parse('2026-11-22T09:00:00Z') + at * 1_000);
    record(world, operation);
    derive(world);
  });
  return gather(world, sampleOf(began));
}

const person = { name: 'Ngozi Okafor', email: null, phone: null };
const donor = (id: string): Operation => ({
  operation: 'create',
  table: 'donors',
  id,
  data: { ...person, capacity: 'mid' },
});
const gift = (id: string, donor_id: string, name = person.name, key = 'ngozi okafor'): Operation => ({
  operation: 'create',
  table: 'donations',
  id,
  data: {
    ...{ donor_id, donor_name: name, donor_key: key, amount: 5_000, date: '2026-11-01' },
    ...{ counted: 5_000, status: 'completed', type: 'one_time', note: null },
  },
});
const volunteer: Operation = {
  operation: 'create',
  table: 'volunteers',
  id: 'v1',
  data: {
    ...person,
    skills: ['Phone'],
    totalHours: 3,
    lastActiveDate: null,
    alias: null,
    on_leaderboard: true,
  },
};
const rename = (id: string, name: string): Operation => ({
  operation: 'update',
  table: 'people',
  id,
  data: { name },
});
const remove = (table: 'donors' | 'donations' | 'goals', id: string): Operation => ({
  operation: 'delete',
  table,
  id,
});
const goal: Operation = {
  operation: 'create',
  table: 'goals',
  id: 'donors',
  data: { target: 400, start_value: 212, start_date: '2026-11-22', due_date: '2027-05-01' },
};
const profile = (data: object): Operation => ({
  operation: 'update',
  table: 'candidate_profiles',
  id: 'rivera',
  data,
});

const sampleIn = (table: string): string => {
  const found = began.find(({ path }) => path.startsWith(`organizations/rivera/${table}/`));
  return found?.path.split('/').at(-1) ?? '';
};
const script = (id: string): Operation => ({
  ...{ operation: 'create', table: 'scripts', id },
  data: { name: 'At the door', channel: 'door', body: '{"version":1,"items":[]}', archived: false },
});
const search = (id: string, test: object): Operation => ({
  ...{ operation: 'create', table: 'voter_segments', id },
  data: { name: 'Ours', question: JSON.stringify({ steps: [{ do: 'include', tests: [test] }] }) },
});
const plan: Operation = {
  ...{ operation: 'create', table: 'field_plans', id: fieldPlanId },
  data: { ...usualPlan, goal_votes: 900, base_votes: 300, from: '2026-11-22', until: '2027-05-01' },
};

const issue = (id: string): Operation => ({
  ...{ operation: 'create', table: 'issues', id },
  data: { name: 'Harbor dredging', topic: 'other', priority: 'high', archived: false, profile_field: null },
});
const content = {
  ...{ stance: 'Dredge it.', text: null, local_example: null, proof: '[]', questions: '[]' },
  ...{ say: [], avoid: [] },
};
const draft = (id: string): Operation => ({
  ...{ operation: 'create', table: 'position_drafts', id },
  data: { ...content, note: null, base_version: 0 },
});

const none = { gifts: 0, edits: 0, room: 0 };
const ids = ({ records }: ReturnType<typeof after>): string[] =>
  records.map(({ table, id }) => `${table}/${id}`);

it.each<[string, Operation[], string[], object]>([
  ['nothing of a demo that was only looked at', [], [], none],
  [
    'what the visitor made, donors before gifts',
    [volunteer, donor('d1'), gift('g1', 'd1')],
    ['people/v1', 'people/d1', 'donors/d1', 'donations/g1', 'volunteers/v1'],
    none,
  ],
  [
    'no gift to a sample donor',
    [donor('d1'), gift('g1', 'd1'), gift('g2', sampleDonor, String(sampleName), String(sampleKey))],
    ['people/d1', 'donors/d1', 'donations/g1'],
    { ...none, gifts: 1 },
  ],
  ['no sample record that was edited', [rename(sampleDonor, 'Somebody Else')], [], { ...none, edits: 1 }],
  [
    'nothing that was voided again',
    [donor('d1'), gift('g1', 'd1'), remove('donations', 'g1')],
    ['people/d1', 'donors/d1'],
    none,
  ],
  [
    'scripts and searches that the visitor wrote, and their plan',
    [script('s1'), search('q1', { by: 'support', is: [1, 2] }), plan],
    [`field_plans/${fieldPlanId}`, 'scripts/s1', 'voter_segments/q1'],
    none,
  ],
  [
    'sample scripts and searches that now say something else, and none that was only put away',
    [
      { operation: 'update', table: 'scripts', id: sampleIn('scripts'), data: { name: 'Our own words' } },
      {
        operation: 'update',
        table: 'voter_segments',
        id: sampleIn('voter_segments'),
        data: { name: 'Ours' },
      },
    ],
    [`scripts/${sampleIn('scripts')}`, `voter_segments/${sampleIn('voter_segments')}`],
    none,
  ],
  [
    'no sample script that was only put away',
    [{ operation: 'update', table: 'scripts', id: sampleIn('scripts'), data: { archived: true } }],
    [],
    none,
  ],
  [
    'no search of a frozen list, for whom that names is invented',
    [search('q1', { by: 'list', list: 'ward-one' })],
    [],
    none,
  ],
  [
    'issues that the visitor made, with their drafts',
    [draft('i1'), issue('i1')].toReversed(),
    ['issues/i1', 'position_drafts/i1'],
    none,
  ],
  [
    'no sample issue that was renamed',
    [{ operation: 'update', table: 'issues', id: sampleIn('issues'), data: { name: 'Ours' } }],
    [],
    { ...none, edits: 1 },
  ],
  ['a goal in the place of a sample one', [remove('goals', 'donors'), goal], ['goals/donors'], none],
])('takes %s', (_, operations, expected, left) => {
  const found = after(...operations);
  expect([ids(found), found.left, found.profile]).toEqual([expected, left, {}]);
});

it('takes records as they are now, without what the server computes', () => {
  const { records } = after(
    donor('d1'),
    gift('g1', 'd1'),
    rename('d1', 'Ngozi Adeyemi'),
    remove('goals', 'donors'),
    goal,
  );
  expect(records).toEqual([
    {
      table: 'people',
      id: 'd1',
      data: expect.objectContaining({ name: 'Ngozi Adeyemi', family: 'Adeyemi' }),
    },
    {
      table: 'donors',
      id: 'd1',
      data: expect.objectContaining({ ...person, name: 'Ngozi Adeyemi', capacity: 'mid' }),
    },
    {
      table: 'donations',
      id: 'g1',
      data: {
        ...{ donor_id: 'd1', donor_name: 'Ngozi Adeyemi', donor_key: 'ngozi adeyemi', amount: 5_000 },
        ...{ date: '2026-11-01', status: 'completed', type: 'one_time', note: null, external_id: null },
        ...{ counted: 5_000, method: null, check_number: null, source_code: null, election: null },
        ...{ batch_id: null, tallied: null },
        pledge_id: null,
        ...{ description: null, memo_text: null, conduit: null, conduit_id: null, transferred_on: null },
        ...{ fee: null, payout: null },
      },
    },
    // The start that the form proposed is the sample's.
    {
      table: 'goals',
      id: 'donors',
      data: { target: 400, start_value: 0, start_date: '2026-11-22', due_date: '2027-05-01' },
    },
  ]);
});

it.each<[string, object, object]>([
  ['written anew', { strategy_slogan: 'For all of us' }, { strategy_slogan: 'For all of us' }],
  ['filled in', { electorate_culture: 'Fishing' }, { electorate_culture: 'Fishing' }],
  ['emptied', { strategy_slogan: null }, {}],
  ['put back to what the sample says', { strategy_slogan: 'She shows up.' }, {}],
])('of the profile, takes a field that was %s: %j', (_, data, expected) =>
  expect(after(profile(data)).profile).toEqual(expected),
);

it('leaves imported people, and gifts to them, where there is no room', () => {
  const world = demo();
  world.at(Date.parse('2026-11-22T09:00:00Z'));
  write(world, donor('d1'));
  const id = world.newId();
  const made = world.donors.get('d1');
  const { id: _, ...fields } = made ?? { id };
  world.donors.put(id, { ...fields, import_id: 'i1' });
  const { id: _card, ...card } = world.people.get('d1') ?? { id };
  world.people.put(id, { ...card, import_id: 'i1' });
  record(world, gift('g1', id));
  derive(world);
  expect(ids(gather(world, sampleOf(began)))).toEqual([
    ...['people/d1', `people/${id}`, 'donors/d1', `donors/${id}`, 'donations/g1'],
  ]);
  const typed = gather(world, sampleOf(began), false);
  expect([ids(typed), typed.left]).toEqual([['people/d1', 'donors/d1'], { ...none, room: 3 }]);
});

it('gathers once more only what came after it was taken over, with the donors whom later gifts need', () => {
  const world = demo();
  const taken = Date.parse('2026-11-22T09:00:00Z');
  const act = (at: number, ...operations: Operation[]) => {
    for (const operation of operations) {
      world.at(at);
      record(world, operation);
      derive(world);
    }
  };
  const profileUpdate = (data: object): Operation => ({
    ...{ operation: 'update', table: 'candidate_profiles', id: world.organization, data },
  });
  act(
    taken,
    donor('d1'),
    donor('d2'),
    volunteer,
    gift('g1', 'd1'),
    profileUpdate({ electorate_culture: 'Fish fries' }),
  );
  const first = gather(world, sampleOf(began));
  expect(madeSince(0, world, first)).toEqual(first);
  expect(madeSince(taken, world, first)).toEqual({ ...first, records: [], profile: {} });
  act(taken + 600_000, gift('g2', 'd2'), donor('d3'), profileUpdate({ strategy_slogan: 'For all of us' }));
  const { records, profile } = madeSince(taken, world, gather(world, sampleOf(began)));
  expect(records.map(({ id }) => id).toSorted()).toEqual(['d2', 'd3', 'd3', 'g2']);
  expect(profile).toEqual({ strategy_slogan: 'For all of us' });
});

it('takes an approved position of an own issue as a draft without authors, and once', () => {
  const world = demo();
  world.at(Date.parse('2026-11-22T09:00:00Z'));
  write(world, issue('i1'));
  write(world, draft('i1'));
  const {
    id: _,
    authors,
    state,
    base_version,
    created_at,
    ...drafted
  } = world.position_drafts.get('i1') ?? {
    ...{ id: '', authors: [], state: null, base_version: 0, created_at: null },
  };
  const approval = { approved_by: 'ana', approved_name: 'Ana Rivera', self_approved: null };
  const now = instant(world.now());
  world.position_drafts.remove('i1');
  world.positions.put('i1', {
    ...Object.fromEntries(Object.entries(drafted).filter(([field]) => field in positions.schema.shape)),
    ...{ authors, drafted_at: now, approved_at: now, updated_at: now, ...approval },
    ...{ version: 1, status: 'approved', public_version: null, public_at: null },
  });
  const found = gather(world, sampleOf(began));
  const expected = { ...content, note: null, base_version: 0, state: 'draft' };
  expect(found.records.at(-1)).toEqual({ table: 'position_drafts', id: 'i1', data: expected });
  expect(found.left).toEqual(none);
  const since = (moment: number) => madeSince(moment, world, found).records.map(({ table }) => table);
  expect(since(world.now() - 1)).toEqual(['issues', 'position_drafts']);
  expect(since(world.now())).toEqual([]);
});

it('takes people with notes, tasks and tags, and nothing that names a member or a voter of the sample', () => {
  const blank = {
    ...{ kind: 'person' as const, emails: [], phones: [], street: null, unit: null, city: null, state: null },
    ...{ zip: null, language: null, birth_year: null, employer: null, occupation: null, source: null },
  };
  const found = after(
    {
      ...{ operation: 'create', table: 'people', id: 'p1' },
      data: {
        ...{ ...blank, name: 'Ngozi Okafor', tags: ['Host'], assigned_to: 'rivera-field' },
        ...{ voter_id: 'NJ104000037', not_voters: ['NJ104000000'] },
      },
    },
    {
      ...{ operation: 'create', table: 'notes', id: 'n1' },
      data: { person_id: 'p1', body: 'Has a porch.', mentions: ['rivera-field'], pinned: true, earlier: [] },
    },
    {
      ...{ operation: 'create', table: 'tasks', id: 't1' },
      data: {
        ...{ title: 'Call her', note: null, due_day: null, due_time: null, repeat: 'none' },
        ...{ assigned_to: 'rivera-admin', person_id: 'p1' },
      },
    },
  );
  const data = Object.fromEntries(found.records.map(({ table, data: fields }) => [table, fields]));
  expect(data.people).toMatchObject({ assigned_to: null, voter_id: null, not_voters: [], tags: ['Host'] });
  expect(data.notes).toMatchObject({ body: 'Has a porch.', mentions: [] });
  expect(data.tasks).toMatchObject({ title: 'Call her', assigned_to: null });
  expect(found.tags?.map(({ name, color }) => [name, color])).toEqual([['Host', 'amber']]);
});

/** A gift of $50 of which another donor gives a part under the id that the call gives it. */
const sharedGift = (other: string, part: object = {}): Operation[] => [
  Object.assign(gift('g1', 'd1'), {
    data: { ...Object(Reflect.get(gift('g1', 'd1'), 'data')), counted: 3_000 },
  }),
  Object.assign(gift('g1-shared-to', other), {
    data: {
      ...Object(Reflect.get(gift('g1-shared-to', other), 'data')),
      ...{ amount: 2_000, counted: 2_000, ...part },
    },
  }),
];
/** The same of another donor, for a pledge that is the first one's. */
const withDonor = (one: Operation, id: string, other: string): Operation => {
  const data = Object(Reflect.get(one, 'data'));
  const donor_id = data.donor_id === id ? other : data.donor_id;
  return Object.assign({ ...one }, { data: { ...data, donor_id, pledge_id: 'p1' } }) as Operation;
};
const share = (donor_id: string, cents: number) => ({
  ...{ donor_id, donor_name: person.name, donor_key: 'ngozi okafor', cents },
});

it.each<[string, Operation[], Record<string, object>]>([
  [
    'as one, where both come along',
    [donor('d1'), donor('d2'), ...sharedGift('d2')],
    { g1: { amount: 5_000, counted: 3_000, shares: [share('d1', 3_000), share('d2', 2_000)] } },
  ],
  [
    'as a gift of each, where a part went back',
    [donor('d1'), donor('d2'), ...sharedGift('d2', { counted: 1_000 })],
    { g1: { amount: 3_000, counted: 3_000 }, 'g1-shared-to': { amount: 2_000, counted: 1_000 } },
  ],
  [
    'as the donor’s own part, where the other one stays',
    [donor('d1'), ...sharedGift(sampleDonor)],
    { g1: { amount: 3_000, counted: 3_000 } },
  ],
  [
    'as the other one’s part, where the donor stays',
    [donor('d2'), ...sharedGift('d2').map((one) => withDonor(one, 'd1', sampleDonor))],
    { 'g1-shared-to': { amount: 2_000, counted: 2_000, pledge_id: null } },
  ],
])('gathers a gift of two %s', (_, operations, expected) => {
  const gifts = after(...operations).records.filter(({ table }) => table === 'donations');
  expect(gifts.map(({ id }) => id).toSorted()).toEqual(Object.keys(expected).toSorted());
  for (const { id, data } of gifts) expect(data).toMatchObject(expected[id] ?? {});
});
