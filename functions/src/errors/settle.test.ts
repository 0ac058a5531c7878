import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { settleErrorCall } from '#shared/api/errors-api.ts';
import { auditOf, ending } from '../../../tests/functions/admitted-member.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { campaign, error } from '../../../tests/functions/error-campaign.ts';
import { reportErrors } from './report.ts';
import { settleError } from './settle.ts';

const report = reportErrors({ db, sink: async () => {} });
const settle = settleError({ db });

it('groups are settled by admins alone; a report opens what was resolved, and not what is ignored', async () => {
  const { organization, member, groups } = campaign();
  const admin = member(randomUUID(), 'admin');
  const profile = {
    user_id: admin.uid,
    organization_id: organization,
    full_name: 'Ada Reyes',
    role: 'admin',
    two_factor_enabled: false,
    two_factor_required: false,
    sessions_valid_after: null,
    created_at: Timestamp.now(),
    updated_at: Timestamp.now(),
  };
  await db.doc(`user_profiles/${admin.uid}`).set(profile);
  await report(admin, { reports: [error()] });
  const fingerprint = (await groups())[0]?.id ?? '';
  const state = async () => (await groups())[0];

  await settle(admin, { fingerprint, status: 'resolved' });
  expect(await state()).toMatchObject({ status: 'resolved', resolved_by_name: 'Test Member' });
  await report(admin, { reports: [error()] });
  expect(await state()).toMatchObject({ status: 'open', resolved_by: null, resolved_at: null, count: 2 });
  await settle(admin, { fingerprint, status: 'ignored' });
  await report(admin, { reports: [error()] });
  expect(await state()).toMatchObject({ status: 'ignored', count: 3, resolved_by: admin.uid });
  const settled = async () =>
    (await auditOf(organization)).map(({ type, actor_id, what }) => [type, actor_id, what]);
  const entryOf = (status: string) => ['error_settled', admin.uid, status];
  expect(await settled()).toEqual([entryOf('resolved'), entryOf('ignored')]);
  await settle(admin, { fingerprint, status: 'ignored' });
  expect(await settled()).toHaveLength(2);
  await settle(admin, { fingerprint, status: 'open' });
  expect(await state()).toMatchObject({ status: 'open', resolved_by: null });

  expect(await ending(settle(admin, { fingerprint: 'nothing', status: 'open' }))).toBe('not-found');
  await db.doc(`user_profiles/${admin.uid}`).update({ role: 'manager' });
  expect(await ending(settle(admin, { fingerprint, status: 'open' }))).toBe('permission-denied');
  expect(settleErrorCall.guard).toEqual({ level: 'member', capability: 'organization.write' });
});
