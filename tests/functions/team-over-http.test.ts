import { expect, it } from 'vitest';
import { deleteAccountCall, endSessionsCall } from '#shared/api/account-api.ts';
import { memberDetailsCall } from '#shared/api/member-details-api.ts';
import { changeRoleCall, removeMemberCall } from '#shared/api/members-api.ts';
import { deleteOrganizationCall } from '#shared/api/organization.ts';
import { organizationDeletion } from '../../functions/src/organization/organization-records.ts';
import { isFull } from '../full.ts';
import { auditOf } from './admitted-member.ts';
import { ask, refusalIn, send } from './call-endpoint.ts';
import { served } from './emulator-clients.ts';
import { eventually } from './eventually.ts';
import { membersIn } from './new-members.ts';
import { list, passwordSession, passwordSignIn, read } from './public-rest.ts';
import { donationRecord, donorRecord, insideOf, volunteerRecord } from './sample-records.ts';

const { newMember } = membersIn(served);

/** What the deployed endpoints, rules, triggers and tasks do together; each alone is tried beside its source. */

it('a removed member’s open session reads and asks for nothing more, at once', async () => {
  const admin = await newMember();
  const target = await newMember('manager', admin.organization);
  const dashboard = `organizations/${admin.organization}/rollups/dashboard`;
  expect(await read(dashboard, target.token)).toBe(200);
  await ask(removeMemberCall, admin.token, { uid: target.uid });
  expect(await read(dashboard, target.token)).toBe(403);
  expect(await list(`organizations/${admin.organization}`, 'donors', target.token)).toBe(403);
  const refused = refusalIn(await send('/api/exports', '{"kind":"donors"}', { token: target.token }));
  expect(['no-organization', 'session-ended']).toContain(refused.code);
});

it('a demoted admin’s open session has the new role’s rights, at once', async () => {
  const admin = await newMember();
  const other = await newMember('admin', admin.organization);
  const audit = `organizations/${admin.organization}`;
  expect(await list(audit, 'audit', other.token)).toBe(200);
  await ask(changeRoleCall, admin.token, { uid: other.uid, role: 'field' });
  expect(await list(audit, 'audit', other.token)).toBe(403);
  expect(await list(audit, 'donors', other.token)).toBe(403);
  const refused = await send(memberDetailsCall.path, '{}', { token: other.token });
  expect(refusalIn(refused).code).toBe('permission-denied');
});

it('a deleted record leaves one line in the audit', async () => {
  const { organization } = await newMember();
  const { doc } = insideOf(served, organization);
  await doc('donors/a').set(donorRecord({ name: 'Ana Lopez' }));
  await doc('donations/a').set(donationRecord({ donor_id: 'a' }));
  await doc('volunteers/a').set(volunteerRecord({ name: 'Ana Lopez' }));
  for (const kind of ['donations', 'donors', 'volunteers']) await doc(`${kind}/a`).delete();
  const lines = await eventually(
    () => auditOf(organization, served),
    (seen) => seen.length >= 3,
  );
  expect(lines.map(({ what }) => what).sort()).toEqual(['donations', 'donors', 'volunteers']);
  expect(
    lines.every(({ type, subject_name }) => `${type} ${subject_name}` === 'record_deleted Ana Lopez'),
  ).toBe(true);
});

it('an organization is deleted to the last record, triggers or not, and its account can go then', async () => {
  const admin = await newMember();
  const { organization } = admin;
  const { doc, all } = insideOf(served, organization);
  const count = isFull ? 30 : 4;
  for (let at = 0; at < count; at++) {
    await doc(`donors/${at}`).set(donorRecord({ name: `Donor ${at}`, email: `d${at}@example.org` }));
    await doc(`donations/${at}`).set(donationRecord({ donor_id: `${at}` }));
  }
  await eventually(
    async () => (await doc('rollups/dashboard').get()).get('total_raised'),
    (raised) => raised === count * 2_500,
  );
  expect(refusalIn(await send(deleteAccountCall.path, '{}', { token: admin.token })).code).toBe(
    'failed-precondition',
  );
  await ask(deleteOrganizationCall, admin.token, { name: 'Test' });
  expect(await read(`organizations/${organization}`, admin.token)).toBe(403);
  await eventually(
    async () => (await Promise.all([all('donors'), all('donations')])).flat().length,
    (left) => left === 0,
  );
  // As the sweep a quarter of an hour later, for which the emulator does not wait: triggers were still running.
  const { now } = organizationDeletion({ db: served, enqueue: async () => {} });
  await eventually(
    async () => {
      await now({ organization });
      return (await served.doc(`organizations/${organization}`).listCollections()).map(({ id }) => id);
    },
    (left) => left.length === 0,
  );
  await ask(deleteAccountCall, admin.token, {});
  expect((await passwordSignIn(admin.email)).answer.status).toBe(400);
});

it('signing out everywhere is over once a new session begins, for that one alone', async () => {
  const member = await newMember();
  const own = `user_profiles/${member.uid}`;
  await ask(endSessionsCall, member.token, {});
  const { idToken } = await passwordSession(member.email);
  expect([await read(own, member.token), await read(own, idToken)]).toEqual([403, 200]);
});
