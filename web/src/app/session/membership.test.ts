import { expect, it, vi } from 'vitest';

type Seen = { is: 'absent' } | { is: 'there'; value: { organization_id: string }; cached: boolean };

const server = vi.hoisted(() => ({ tell: (_: Seen) => {} }));
vi.mock('../../shared/data/watch.ts', () => ({
  watchDocument: (_: unknown, __: unknown, next: (seen: Seen) => void) => {
    server.tell = next;
    return () => {};
  },
}));
vi.mock('../../shared/data/journal/index.ts', () => ({ resume: async () => {} }));
vi.mock('./ask-why.ts', () => ({ whyRefused: vi.fn(), foundOrganization: vi.fn() }));
vi.mock('./campaign.ts', () => ({ watchCampaign: () => () => {} }));
const { watchMembership } = await import('./membership.ts');

const there = (organization_id: string): Seen => ({ is: 'there', value: { organization_id }, cached: false });

// Of who belongs nowhere any more, and of who came back to another campaign, no text of the former stays.
it.each<[string, Seen[], boolean]>([
  ['comes back', [there('rivera')], true],
  ['comes back and is removed', [there('rivera'), { is: 'absent' }], false],
  ['was removed meanwhile', [{ is: 'absent' }], false],
  ['moved meanwhile', [there('diaz')], false],
  ['moves', [there('rivera'), there('diaz')], false],
])('the copy of the profile, of who %s', (_, news, kept) => {
  const storage = new Map([
    ['signedInBefore', 'ana'],
    ['onboardedBefore', 'rivera'],
    ['candidateProfile', 'texts'],
  ]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('location', { hash: '#/', reload: () => {} });
  watchMembership(
    'ana',
    null,
    () => {},
    () => {},
  );
  for (const each of news) server.tell(each);
  expect(storage.has('candidateProfile')).toBe(kept);
});
