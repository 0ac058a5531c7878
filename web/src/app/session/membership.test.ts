import { beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '#shared/access.ts';

type Seen =
  | { is: 'absent' | 'unknown' }
  | { is: 'there'; value: { organization_id: string; role: Role }; cached: boolean };

const server = vi.hoisted(() => ({ tell: (_: Seen) => {} }));
vi.mock('../../shared/data/watch.ts', () => ({
  watchDocument: (_: unknown, __: unknown, next: (seen: Seen) => void) => {
    server.tell = next;
    return () => {};
  },
}));
vi.mock('../../shared/data/shelf.ts', () => ({ closeShelf: () => {} }));
const device = vi.hoisted(() => ({ forgetDevice: vi.fn(async () => true), keepFor: vi.fn(async () => {}) }));
vi.mock('../../shared/device/forget.ts', () => device);
const shelfFor = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('../../shared/data/shelf-rights.ts', () => ({ shelfFor }));
vi.mock('../../shared/data/connectivity.ts', async () => {
  const { create } = await import('zustand');
  return { useConnectivity: create(() => ({ online: true, since: 0 })), startConnectivity: () => () => {} };
});
const askAhead = vi.hoisted(() => vi.fn());
vi.mock('../../shared/data/ask-ahead.ts', () => ({ askAhead }));
vi.mock('../../shared/data/journal/index.ts', () => ({ resume: async () => {} }));
vi.mock('./ask-why.ts', () => ({ whyRefused: vi.fn(), foundOrganization: vi.fn() }));
vi.mock('./campaign.ts', () => ({ watchCampaign: () => () => {} }));
const { useConnectivity } = await import('../../shared/data/connectivity.ts');
const { watchMembership } = await import('./membership.ts');

const there = (organization_id: string, cached = false, role: Role = 'admin'): Seen => ({
  is: 'there',
  value: { organization_id, role },
  cached,
});
const online = (is: boolean) => useConnectivity.setState({ online: is });

let storage = new Map<string, string>();
let said: unknown[] = [];
let stop = () => {};

function follow(): void {
  stop();
  stop = watchMembership(
    'ana',
    null,
    ({ profile, trouble }) =>
      said.push(trouble ?? (typeof profile === 'object' ? profile?.organization_id : profile)),
    () => {},
  );
}

beforeEach(() => {
  online(true);
  device.forgetDevice.mockClear();
  device.keepFor.mockClear();
  vi.stubGlobal('location', { hash: '' });
  said = [];
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
  vi.stubGlobal('location', { hash: '#/', reload: () => {} });
  follow();
});

// Of who belongs nowhere any more, and of who came back to another campaign, no text of the former stays.
it.each<[string, Seen[], boolean]>([
  ['comes back', [there('rivera')], true],
  ['comes back and is removed', [there('rivera'), { is: 'absent' }], false],
  ['was removed meanwhile', [{ is: 'absent' }], false],
  ['moved meanwhile', [there('diaz')], false],
  ['moves', [there('rivera'), there('diaz')], false],
])('the copy of the profile, of who %s', (_, news, kept) => {
  for (const each of news) server.tell(each);
  expect(storage.has('candidateProfile')).toBe(kept);
  expect(device.forgetDevice).toHaveBeenCalledTimes(news.some(({ is }) => is === 'absent') ? 1 : 0);
});

it('gets the device ready again for who was removed and taken in once more', async () => {
  server.tell(there('rivera'));
  server.tell({ is: 'absent' });
  expect(device.keepFor).not.toHaveBeenCalled();
  server.tell(there('rivera'));
  await vi.waitFor(() => expect(device.keepFor).toHaveBeenCalledExactlyOnceWith('ana'));
});

it('forgets nothing of an account that was never in a campaign here', () => {
  storage.delete('onboardedBefore');
  follow();
  server.tell({ is: 'absent' });
  expect(device.forgetDevice).not.toHaveBeenCalled();
});

it('what this device remembers lets nobody in while the server can be asked', () => {
  server.tell(there('rivera', true));
  expect(said).toEqual([]);
  server.tell(there('rivera'));
  expect(said).toEqual(['rivera']);
});

it('what the device keeps follows what the server says of the role, and not what it remembers', () => {
  shelfFor.mockClear();
  for (const seen of [there('rivera', true, 'field'), there('rivera'), there('rivera', false, 'canvasser')])
    server.tell(seen);
  const said = (role: Role) => [{ uid: 'ana', organization: 'rivera', role }];
  expect(shelfFor.mock.calls).toEqual([said('admin'), said('canvasser')]);
});

it('it lets a member in without a connection, lost before or after it was read, and the server has the last word', () => {
  server.tell(there('rivera', true));
  online(false);
  expect(said).toEqual(['rivera']);
  server.tell({ is: 'unknown' });
  expect(said).toEqual(['rivera', 'rivera']);
  follow();
  server.tell(there('rivera', true));
  online(true);
  server.tell({ is: 'absent' });
  expect(said.slice(2)).toEqual(['rivera', 'removed']);
});

it('who was in a campaign here, and is in none, is told so once, before this page has shown anything of it too', () => {
  server.tell({ is: 'absent' });
  server.tell({ is: 'absent' });
  follow();
  server.tell({ is: 'absent' });
  expect(said).toEqual(['removed', 'removed', 'none']);
});

it('of whom this device remembers nothing it says that there is no connection', () => {
  online(false);
  server.tell({ is: 'unknown' });
  expect(said).toEqual(['Network request failed. Please check your connection']);
});

it.each([
  ['', 'rivera', ['organizations/rivera/rollups/dashboard']],
  ['#/', 'rivera', ['organizations/rivera/rollups/dashboard']],
  ['#/volunteers', 'rivera', []],
  ['', null, []],
])('asks for the numbers at %s ahead where %s is known: %s', (hash, organization, asked) => {
  vi.stubGlobal('location', { hash });
  if (organization === null) storage.delete('onboardedBefore');
  askAhead.mockClear();
  follow();
  expect(askAhead.mock.calls.flat()).toEqual(asked);
});
