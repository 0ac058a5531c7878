import { expect, it, vi } from 'vitest';

/** Local storage as a member of this browser left it. */
const members = {
  candidateProfile: '{"user":"ana"}',
  dashboardLayout: '{"old":true}',
  views: '{"uid":"ana"}',
  importColumns: '[]',
  waits: '1',
  theme: 'dark',
};
const storage = new Map(Object.entries<string>(members));
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
  key: (at: number) => [...storage.keys()][at] ?? null,
  get length() {
    return storage.size;
  },
});
vi.stubGlobal('location', { hash: '#/demo/volunteers' });

it('neither shows nor touches what a member of this browser has, but for how the device looks', async () => {
  const { forget, recall, remember } = await import('../local-storage.ts');
  const { copyOf, keepCopy } = await import('../profile/local-copy.ts');
  const { candidateOf } = await import('../profile/candidate-profile.ts');
  const { clearDemoStorage } = await import('./storage-keys.ts');
  const { actorOf, openCampaign } = await import('./execute.ts');
  for (const key of Object.keys(members)) {
    expect(recall(key)).toBe(key === 'theme' ? 'dark' : null);
    if (key === 'theme') continue;
    remember(key, 'of the demo');
    forget(key);
  }
  const uid = 'rivera-admin';
  const now = Date.UTC(2026, 10, 22);
  const world = openCampaign(
    actorOf('admin'),
    (millis) => ({ toMillis: () => millis }),
    () => {},
    now,
  );
  const profile = world.candidate_profiles.get(world.organization);
  if (!profile) throw new Error('The sample has no candidate.');
  keepCopy({ uid, organization: world.organization }, candidateOf(profile));
  expect(copyOf({ uid, organization: world.organization })?.candidateName).toBe(profile.candidateName);
  expect(Object.fromEntries(storage)).toMatchObject(members);
  clearDemoStorage();
  expect(Object.fromEntries(storage)).toEqual(members);
});
