import { beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '#shared/access.ts';

type Seen =
  | { is: 'absent' | 'unknown' }
  | { is: 'there'; value: { organization_id: string; role: Role }; cached: boolean };

const server = vi.hoisted(() => ({ tell: (_: Seen) => {} }));
vi.mock('../../shared/data/watch-document.ts', () => ({
  watchDocument: (_: unknown, __: unknown, next: (seen: Seen) => void) => {
    server.tell = next;
    return () => {};
  },
}));
vi.mock('../../shared/data/query-cache.ts', () => ({ closeQueryCache: () => {} }));
const device = vi.hoisted(() => ({ forgetDevice: vi.fn(async () => true), keepFor: vi.fn(async () => {}) }));
vi.mock('../../shared/device/forget-device.ts', () => device);
const pruneCache = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('../../shared/data/query-cache-rights.ts', () => ({ pruneQueryCache: pruneCache }));
vi.mock('../../shared/data/connectivity.ts', async () => {
  const { create } = await import('zustand');
  return { useConnectivity: create(() => ({ online: true, since: 0 })), startConnectivity: () => () => {} };
});
const prefetch = vi.hoisted(() => vi.fn());
vi.mock('../../shared/data/prefetch-document.ts', () => ({ prefetchDocument: prefetch }));
vi.mock('../../shared/data/journal/index.ts', () => ({ resume: async () => {} }));
vi.mock('./why-refused.ts', () => ({ whyRefused: vi.fn(), foundOrganization: vi.fn() }));
vi.mock('./watch-campaign.ts', () => ({ watchCampaign: () => () => {} }));
const { useConnectivity } = await import('../../shared/data/connectivity.ts');
const { useActiveCampaign } = await import('../../shared/session/active-campaign.ts');
const { watchMembership } = await import('./watch-membership.ts');

const profileSeen = (organization_id: string, cached = false, role: Role = 'admin'): Seen => ({
  is: 'there',
  value: { organization_id, role },
  cached,
});
const online = (is: boolean) => useConnectivity.setState({ online: is });

let storage = new Map<string, string>();
let reports: unknown[] = [];
let stop = () => {};

function follow(): void {
  stop();
  stop = watchMembership(
    'ana',
    null,
    ({ profile, trouble }) =>
      reports.push(trouble ?? (typeof profile === 'object' ? profile?.organization_id : profile)),
    () => {},
  );
}

beforeEach(() => {
  online(true);
  device.forgetDevice.mockClear();
  device.keepFor.mockClear();
  vi.stubGlobal('location', { hash: '' });
  reports = [];
  storage = new Map([
    ['signedInBefore', 'ana'],
    ['onboardedBefore', 'rivera'],
    ['candidateProfile', 'texts'],
  ]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('location', { hash: '#/', replace: () => {}, reload: () => {} });
  follow();
});

// Of who belongs nowhere any more, and of who came back to another campaign, no text of the former stays.
it.each<[string, Seen[], boolean]>([
  ['comes back', [profileSeen('rivera')], true],
  ['comes back and is removed', [profileSeen('rivera'), { is: 'absent' }], false],
  ['was removed meanwhile', [{ is: 'absent' }], false],
  ['moved meanwhile', [profileSeen('diaz')], false],
  ['moves', [profileSeen('rivera'), profileSeen('diaz')], false],
])('the copy of the profile, of who %s', (_, news, isCached) => {
  for (const each of news) server.tell(each);
  expect(storage.has('candidateProfile')).toBe(isCached);
  expect(device.forgetDevice).toHaveBeenCalledTimes(news.some(({ is }) => is === 'absent') ? 1 : 0);
});

it('gets the device ready again for who was removed and taken in once more', async () => {
  server.tell(profileSeen('rivera'));
  server.tell({ is: 'absent' });
  expect(device.keepFor).not.toHaveBeenCalled();
  server.tell(profileSeen('rivera'));
  await vi.waitFor(() => expect(device.keepFor).toHaveBeenCalledExactlyOnceWith('ana'));
});

it('forgets nothing of an account that was never in a campaign here', () => {
  storage.delete('onboardedBefore');
  follow();
  server.tell({ is: 'absent' });
  expect(device.forgetDevice).not.toHaveBeenCalled();
});

it('what this device remembers lets nobody in while the server can be asked', () => {
  server.tell(profileSeen('rivera', true));
  expect(reports).toEqual([]);
  server.tell(profileSeen('rivera'));
  expect(reports).toEqual(['rivera']);
});

it('what the device keeps follows what the server says of the role, and not what it remembers', () => {
  pruneCache.mockClear();
  for (const seen of [
    profileSeen('rivera', true, 'field'),
    profileSeen('rivera'),
    profileSeen('rivera', false, 'canvasser'),
  ])
    server.tell(seen);
  const callFor = (role: Role) => [{ uid: 'ana', organization: 'rivera', role }];
  expect(pruneCache.mock.calls).toEqual([callFor('admin'), callFor('canvasser')]);
});

it('knows after a lost connection which campaign is active once the server has said so, and it is still the same', () => {
  const isKnown = () => useActiveCampaign.getState().isKnown;
  server.tell(profileSeen('rivera'));
  expect(isKnown()).toBe(true);
  online(false);
  online(true);
  server.tell(profileSeen('rivera', true));
  expect(isKnown()).toBe(false);
  server.tell(profileSeen('rivera'));
  expect(isKnown()).toBe(true);
  online(false);
  online(true);
  server.tell(profileSeen('diaz'));
  expect(isKnown()).toBe(false);
});

it('does not know which campaign is active on a page that begins without a connection', () => {
  online(false);
  useActiveCampaign.setState({ isKnown: true });
  follow();
  server.tell(profileSeen('rivera', true));
  online(true);
  expect(useActiveCampaign.getState().isKnown).toBe(false);
  server.tell(profileSeen('rivera'));
  expect(useActiveCampaign.getState().isKnown).toBe(true);
});

it('it lets a member in without a connection, lost before or after it was read, and the server has the last word', () => {
  server.tell(profileSeen('rivera', true));
  online(false);
  expect(reports).toEqual(['rivera']);
  server.tell({ is: 'unknown' });
  expect(reports).toEqual(['rivera', 'rivera']);
  follow();
  server.tell(profileSeen('rivera', true));
  online(true);
  server.tell({ is: 'absent' });
  expect(reports.slice(2)).toEqual(['rivera', 'removed']);
});

it('who was in a campaign here, and is in none, is told so once, before this page has shown anything of it too', () => {
  server.tell({ is: 'absent' });
  server.tell({ is: 'absent' });
  follow();
  server.tell({ is: 'absent' });
  expect(reports).toEqual(['removed', 'removed', 'none']);
});

it('of whom this device remembers nothing it says that there is no connection', () => {
  online(false);
  server.tell({ is: 'unknown' });
  expect(reports).toEqual(['Network request failed. Please check your connection']);
});

it.each([
  ['', 'rivera', ['organizations/rivera/rollups/dashboard']],
  ['#/', 'rivera', ['organizations/rivera/rollups/dashboard']],
  ['#/volunteers', 'rivera', []],
  ['', null, []],
])('asks for the numbers at %s ahead where %s is known: %s', (hash, organization, paths) => {
  vi.stubGlobal('location', { hash });
  if (organization === null) storage.delete('onboardedBefore');
  prefetch.mockClear();
  follow();
  expect(prefetch.mock.calls.flat()).toEqual(paths);
});
