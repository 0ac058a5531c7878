import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { roles } from '#shared/access.ts';
import { teamActivityCall } from '#shared/api/leaderboard.ts';
import { defaultPreferences } from '#shared/collections/index.ts';
import { teamActivity } from '#shared/usecases/leaderboard/team-activity.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { memberOf } from '../../../tests/functions/import-campaign.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';
import { insideOf } from '../../../tests/functions/sample-records.ts';
import { requireCapability } from '../http/guard.ts';

const ask = runUseCase(teamActivity);
const now = Timestamp.now();

/** An organization with members, each with what they chose and the ages in days of what they entered. */
async function team(people: Record<string, { chose?: object; entered?: number[] }>) {
  const organization = randomUUID();
  const { doc } = insideOf(db, organization);
  const uidOf = (name: string) => `${name}-${organization}`;
  const batch = db.batch();
  for (const [name, { chose, entered = [] }] of Object.entries(people)) {
    const uid = uidOf(name);
    const common = { user_id: uid, organization_id: organization, created_at: now, updated_at: now };
    batch.set(db.doc(`user_profiles/${uid}`), {
      ...common,
      full_name: name,
      role: 'user',
      two_factor_enabled: false,
      two_factor_required: false,
      sessions_valid_after: null,
    });
    batch.set(db.doc(`memberships/${uid}_${organization}`), {
      ...{ ...common, full_name: name, role: 'user', state: 'active', two_factor_enabled: false },
    });
    if (chose) batch.set(db.doc(`user_preferences/${uid}`), { ...defaultPreferences, ...common, ...chose });
    for (const age of entered) {
      const at = Timestamp.fromMillis(now.toMillis() - age * 86_400_000);
      batch.set(doc(`activity/${randomUUID()}`), { actor_id: uid, at, type: 'donor_added' });
    }
  }
  await batch.commit();
  const as = (name: string) => ({ ...memberOf(organization, 'user'), uid: uidOf(name) });
  return { uidOf, ask: (name: string, period: '7d' | '30d' | 'all') => ask(as(name), { period }) };
}

it('counts what each member entered in the period, most first, then by name, and always shows who asks', async () => {
  const { uidOf, ask } = await team({
    Cleo: { entered: [1, 2, 29] },
    Ana: { entered: [3, 6.9, 400] },
    Ben: { entered: [7.1, 8, 9, 10] },
    Dora: {},
    Emil: {},
  });
  // Another organization's people and lines are nobody's business here.
  await team({ Zoe: { entered: [1, 1, 1] } });
  const row = (name: string, count: number, viewer = 'Dora') => ({
    uid: uidOf(name),
    name,
    you: name === viewer,
    count,
  });
  expect(await ask('Dora', '7d')).toEqual({
    rows: [row('Ana', 2), row('Cleo', 2), row('Dora', 0)],
    total: 4,
  });
  expect((await ask('Dora', '30d')).rows).toEqual([
    row('Ben', 4),
    row('Cleo', 3),
    row('Ana', 2),
    row('Dora', 0),
  ]);
  expect(await ask('Ana', 'all')).toEqual({
    rows: [row('Ben', 4, 'Ana'), row('Ana', 3, 'Ana'), row('Cleo', 3, 'Ana')],
    total: 10,
  });
});

it('says nothing of who opted out, and who it is to nobody but the one who goes by an alias', async () => {
  const { uidOf, ask } = await team({
    Ana: { entered: [1] },
    Hidden: { entered: [1, 1], chose: { profile_visibility: 'hidden' } },
    Untracked: { entered: [1, 1, 1], chose: { activity_tracking: false } },
    Unreadable: { entered: [1, 1, 1, 1], chose: { profile_visibility: 'nobody knows' } },
    Secret: { entered: [1, 1], chose: { leaderboard_alias: 'The Owl' } },
  });
  const reported = vi.spyOn(logger, 'warn').mockReturnValue();
  const seen = await ask('Ana', 'all');
  expect(reported).toHaveBeenCalledOnce();
  expect(seen).toEqual({
    rows: [
      { uid: null, name: 'The Owl', you: false, count: 2 },
      { uid: uidOf('Ana'), name: 'Ana', you: true, count: 1 },
    ],
    total: 3,
  });
  for (const name of ['Hidden', 'Untracked', 'Unreadable', 'Secret']) {
    expect(JSON.stringify(seen)).not.toContain(name);
  }
  expect((await ask('Secret', 'all')).rows[0]).toEqual({
    uid: uidOf('Secret'),
    name: 'The Owl',
    you: true,
    count: 2,
  });
  // Who opted out is not shown to themself either.
  expect(await ask('Hidden', 'all')).toEqual({
    rows: seen.rows.map((row) => ({ ...row, you: false })),
    total: 3,
  });
});

it('is for everybody who sees the dashboard, which a canvasser does not', () => {
  const capability = 'dashboard.read';
  expect(teamActivityCall.guard).toEqual({ level: 'member', capability });
  for (const role of roles) {
    const asking = () => requireCapability(memberOf('any', role), capability);
    if (role === 'canvasser') expect(asking).toThrow('request.notAllowed');
    else expect(asking).not.toThrow();
  }
});
