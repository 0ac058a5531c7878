import { beforeEach, describe, expect, it, vi } from 'vitest';
import { candidate } from './candidate-profile.ts';

/** Documents by path, what the journal is given, and how the server answers. */
const server = vi.hoisted(() => ({
  documents: new Map<string, unknown>(),
  lists: [] as unknown[],
  written: [] as unknown[],
  discarded: [] as unknown[],
  requests: [] as unknown[],
  refuses: null as Error | null,
  watch: (_: unknown) => {},
  watchFails: (_: unknown) => {},
}));
const session = vi.hoisted(() => ({ member: null as object | null }));

const refuseOr = <T>(value: T) => (server.refuses ? Promise.reject(server.refuses) : Promise.resolve(value));
vi.mock('../data/journal/index.ts', () => ({
  commit: async (operation: unknown) => {
    server.written.push(operation);
    return { id: 'entry', synced: refuseOr(undefined) };
  },
  discard: async (entry: unknown) => void server.discarded.push(entry),
  useJournal: { getState: () => ({ entries: [] }), subscribe: () => () => {} },
}));
vi.mock('../data/watch-document.ts', () => ({
  readOnce: (collection: { path: (scope: string) => string }, id: string, scope = '') => {
    const found = server.documents.get(`${collection.path(scope)}/${id}`) ?? null;
    return found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
  },
  watchDocument: (_: unknown, __: unknown, next: typeof server.watch, failed: typeof server.watchFails) => {
    server.watch = next;
    server.watchFails = failed;
    return () => {};
  },
}));
vi.mock('../data/lookup.ts', () => ({ readList: async () => server.lists }));
vi.mock('./top-skills.ts', () => ({ topSkillsOf: () => null }));
vi.mock('../data/api.ts', () => ({
  callEndpoint: (_: unknown, body: unknown) => {
    server.requests.push(body);
    return refuseOr({ count: 3 });
  },
}));
vi.mock('../session/session-store.ts', () => ({ currentMember: () => session.member }));

const at = (millis: number) => ({ toMillis: () => millis });
const ana = { candidateName: 'Ana Rivera', office: 'Mayor', updated_by: 'sam', created_by: 'sam' };
const stored = { ...ana, created_at: at(1), updated_at: at(2) };
const known = candidate.parse({ ...ana, updated_at: 2 });
const member = (role: string, organization = 'rivera', uid = 'sam') => ({ uid, organization, role });
const errorWith = (code: string) => Object.assign(new Error(code), { code });

const storage = new Map<string, string>();
beforeEach(() => {
  Object.assign(server, { lists: [], written: [], discarded: [], requests: [], refuses: null });
  server.documents.clear();
  server.documents.set('candidate_profiles/rivera', stored);
  storage.clear();
  session.member = member('admin');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});

const service = await import('./service.ts');
const { subscribeToProfile } = await import('./subscribe.ts');
const { recentErrors } = await import('../errors/entries.ts');
const { forgetCopy } = await import('./forget-copy.ts');

const operations = {
  getProfile: () => service.getProfile(),
  createProfile: () => service.createProfile({ candidateName: 'Ana' }),
  upsertProfile: () => service.upsertProfile({ candidateName: 'Ana', party: undefined }),
  updateProfile: () => service.updateProfile({ candidateName: 'Ana', party: undefined }),
  deleteProfile: () => service.deleteProfile(),
  syncDonorsToProfile: () => service.syncDonorsToProfile(),
  syncVolunteersToProfile: () => service.syncVolunteersToProfile(),
  addDonorToProfile: () => service.addDonorToProfile('d1'),
  addVolunteerToProfile: () => service.addVolunteerToProfile('v1'),
  getIntegratedInsights: () => service.getIntegratedInsights(),
} satisfies Record<string, () => Promise<unknown>>;
type Name = keyof typeof operations;
const names: Name[] = Object.keys(operations).filter((name): name is Name => name in operations);

it.each(names)('%s without an organization says so, gives out nothing, and is in the log', async (name) => {
  await service.getProfile();
  session.member = null;
  const { data, error } = await operations[name]();
  expect([data, error?.message]).toEqual([null, 'No organization selected']);
  expect(recentErrors().at(-1)).toMatchObject({
    context: `profile.${name}`,
    message: 'No organization selected',
  });
});

describe('what is written', () => {
  const at = { table: 'candidate_profiles', id: 'rivera' };
  it.each<[Name, boolean, unknown[]]>([
    ['createProfile', false, [{ operation: 'create', ...at, data: { candidateName: 'Ana' } }]],
    ['createProfile', true, []],
    ['upsertProfile', false, [{ operation: 'create', ...at, data: { candidateName: 'Ana' } }]],
    ['upsertProfile', true, [{ operation: 'update', ...at, data: { candidateName: 'Ana' }, base: {} }]],
    ['updateProfile', true, [{ operation: 'update', ...at, data: { candidateName: 'Ana' }, base: {} }]],
    ['deleteProfile', true, [{ operation: 'delete', ...at }]],
    ['deleteProfile', false, []],
  ])('by %s, with a profile: %s', async (name, exists, written) => {
    if (!exists) server.documents.clear();
    await operations[name]();
    expect(server.written).toStrictEqual(written);
  });
});

it.each<[Name, string | null, string]>([
  ['createProfile', null, 'This record already exists'],
  ['updateProfile', 'not-found', 'No profile updated'],
  ['upsertProfile', 'permission-denied', 'You do not have permission to perform this action'],
  ['syncDonorsToProfile', 'unavailable', 'Network request failed. Please check your connection'],
  ['getIntegratedInsights', 'unavailable', 'Network request failed. Please check your connection'],
])('%s that fails with %s says: %s', async (name, code, message) => {
  server.refuses = code === null ? null : errorWith(code);
  const { error } = await operations[name]();
  expect(error?.message).toBe(message);
  expect(server.discarded).toEqual(code === 'not-found' ? [{ id: 'entry' }] : []);
});

it.each<[Name, unknown]>([
  ['syncDonorsToProfile', { kind: 'donors' }],
  ['syncVolunteersToProfile', { kind: 'volunteers' }],
  ['addDonorToProfile', { kind: 'donors', add: 'd1' }],
  ['addVolunteerToProfile', { kind: 'volunteers', add: 'v1' }],
])('%s asks for it and tells how many', async (name, body) => {
  expect(await operations[name]()).toEqual({ data: { count: 3 }, error: null });
  expect(server.requests).toEqual([body]);
});

const { emptyRollup } = await import('#shared/collections/rollups.ts');
const rollup = {
  ...emptyRollup,
  total_raised: 10_000,
  donor_count: 3,
  volunteer_count: 8,
  converted_count: 2,
  opportunity_count: 4,
  parts: { donors: { as_of: at(5), entries: 1 }, volunteers: { as_of: at(9), entries: 1 } },
};
const metrics = {
  totalRaised: 10_000,
  donorCount: 3,
  volunteerCount: 8,
  conversionRate: 25,
  averageDonation: 3_333,
  recurringDonorCount: 0,
  lastUpdated: 9,
};

it.each([
  ['admin', ['donors', 'fundraisingMetrics', 'volunteers']],
  ['field', ['fundraisingMetrics', 'volunteers']],
  ['canvasser', []],
])('a profile carries for a %s: %s', async (role, parts) => {
  session.member = member(role);
  server.documents.set('organizations/rivera/profile_people/donors', { donors: [{ id: 'd1' }] });
  server.documents.set('organizations/rivera/profile_people/volunteers', { volunteers: [] });
  server.documents.set('organizations/rivera/rollups/dashboard', rollup);
  const { data } = await service.getProfile();
  expect(data).toMatchObject({
    ...known,
    ...(parts.includes('fundraisingMetrics') && { fundraisingMetrics: metrics }),
  });
  expect(
    Object.keys(data ?? {})
      .filter((key) => !(key in known))
      .sort(),
  ).toEqual(parts);
});

it('insights are those of the rollup, with the skills that most bring', async () => {
  server.documents.set('organizations/rivera/rollups/dashboard', rollup);
  server.lists = [{ id: 'x', skill: 'Driving', count: 7, as_of: at(1) }];
  expect(await service.getIntegratedInsights()).toMatchObject({
    data: { ...metrics, conversionOpportunities: 4, topSkills: [{ skill: 'Driving', count: 7 }] },
    error: null,
  });
});

it('a failure gives this member’s own copy beside the error, and nobody else’s', async () => {
  expect(await service.getProfile()).toEqual({ data: known, error: null });
  server.documents.set('candidate_profiles/rivera', errorWith('unavailable'));
  server.documents.set('candidate_profiles/other', errorWith('unavailable'));
  const found = async () => (await service.getProfile()).data;
  expect(await found()).toEqual(known);
  session.member = member('admin', 'other');
  expect(await found()).toBeNull();
  session.member = member('admin', 'rivera', 'eve');
  expect(await found()).toBeNull();
  session.member = member('admin');
  forgetCopy();
  expect(await found()).toBeNull();
});

it('a subscription tells each change, null once it is deleted, and falls back to the copy', () => {
  const received: unknown[] = [];
  subscribeToProfile(({ data, error }, stale) => received.push([data, error?.message ?? null, stale]));
  server.watch({ is: 'there', value: stored, acknowledged: true, cached: false });
  server.watch({ is: 'unknown' });
  server.watch({ is: 'absent' });
  server.watchFails(errorWith('permission-denied'));
  const network = 'Network request failed. Please check your connection';
  expect(received).toEqual([
    [known, null, false],
    [known, network, true],
    [null, null, false],
    [null, 'You do not have permission to perform this action', true],
  ]);
});
