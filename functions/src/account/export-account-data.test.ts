import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { profileBackupsMax } from '#shared/constants.ts';
import { newAccount } from '../../../tests/functions/accounts.ts';
import { admitted, auditOf } from '../../../tests/functions/admitted-member.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { join, newMember } from '../../../tests/functions/new-members.ts';
import { insideOf } from '../../../tests/functions/sample-records.ts';
import { line } from '../activity/line.ts';
import { actorFields, auditEntry, writeAuditEntry } from '../audit/audit-entry.ts';
import { accountData } from './export-account-data.ts';

const linesSchema = z.array(z.looseObject({ id: z.string(), actor_id: z.string() }));
const reported = z.looseObject({ id: z.string(), user_id: z.string(), received_at: z.iso.datetime() });
const file = z.strictObject({
  account: z.strictObject({ id: z.string(), email: z.string(), email_confirmed: z.boolean() }),
  profile: z.looseObject({ user_id: z.string(), created_at: z.iso.datetime() }),
  memberships: z.array(z.looseObject({ user_id: z.string(), organization_id: z.string() })),
  preferences: z.nullable(z.looseObject({ user_id: z.string() })),
  two_factor_settings: z.nullable(z.looseObject({ user_id: z.string() })),
  trusted_devices: z.array(z.looseObject({ id: z.string(), user_id: z.string() })),
  audit: linesSchema,
  activity: linesSchema,
  calls: z.array(
    z.strictObject({
      ...{ id: z.string(), list_id: z.string(), calls: z.int(), reached: z.int() },
      ...{ first_at: z.int(), last_at: z.int(), active_ms: z.int() },
    }),
  ),
  error_reports: z.array(reported),
  performance_metrics: z.array(reported),
  voter_events: z.array(
    z.strictObject({
      id: z.string(),
      by: z.string(),
      happened_at: z.int(),
      received_at: z.iso.datetime(),
      list_id: z.nullable(z.string()),
      metres_off: z.nullable(z.int()),
    }),
  ),
  walked_on_paper: z.array(z.looseObject({ id: z.string(), by: z.string(), walked_by: z.string() })),
  profile_backups: z.optional(z.array(z.looseObject({ id: z.string(), user_id: z.string() }))),
});

it('is all that is kept about the member, and nothing about another', async () => {
  const member = await newMember('field');
  const other = await newMember('admin', member.organization);
  const { uid, organization } = member;
  const { doc } = insideOf(db, organization);
  for (const { uid: each } of [member, other]) {
    await db.doc(`user_preferences/${each}`).set({ user_id: each, theme: 'dark' });
    for (const collectionName of ['error_reports', 'performance_metrics'])
      await doc(`${collectionName}/${each}`).set({ user_id: each, received_at: Timestamp.now() });
    const learned = { voter_id: 'V1', list_id: 'a-turf', metres_off: 7, happened_at: 1, by: each };
    await doc(`voter_events/${each}`).set({ ...learned, received_at: Timestamp.now() });
    const typed = { ...learned, by: 'somebody', walked_by: each, received_at: Timestamp.now() };
    await doc(`voter_events/walked-${each}`).set(typed);
    const called = { list_id: 'one', uid: each, calls: 7, reached: 2, first_at: 1, last_at: 9, active_ms: 8 };
    await doc(`call_callers/one_${each}`).set({ ...called, voters: ['A voter'], has: null });
    await db.doc(`two_factor_trusted_devices/of-${each}`).set({ user_id: each, device_name: 'Test' });
    await writeAuditEntry(db, organization, {
      type: 'device_trusted',
      ...actorFields({ uid: each, fullName: 'Test Member' }),
    });
    await doc(`activity/${each}`).set(
      line({ type: 'donor_added', capability: 'donors.read', actor_id: each }),
    );
  }
  const backup = { user_id: uid, profile_data: 'a strategy', created_at: Timestamp.now() };
  await db.doc(`user_profiles/${uid}/profile_backups/one`).set(backup);
  await db.doc(`two_factor_secrets/${uid}`).set({ user_id: uid, ciphertext: 'a secret' });
  const { name, type, chunks } = await accountData({ db })(await admitted(member.token));
  expect([name, type]).toEqual(['hustings-account.json', 'application/json']);
  let text = '';
  for await (const chunk of chunks) text += chunk;
  expect(text).toContain('\n  "account": {\n');
  expect(text).not.toContain('a secret');
  expect(text).not.toContain('A voter');
  expect(text).not.toContain(other.uid);

  const { account, profile, memberships, preferences, trusted_devices, profile_backups, ...lines } =
    file.parse(JSON.parse(text));
  expect(account).toEqual({ id: uid, email: member.email, email_confirmed: true });
  expect(profile.user_id).toBe(uid);
  expect(memberships).toMatchObject([{ user_id: uid, organization_id: organization, role: 'field' }]);
  expect(preferences).toMatchObject({ theme: 'dark' });
  // Their role does not read the profile that a backup copies.
  expect(profile_backups).toBeUndefined();
  expect(text).not.toContain('a strategy');
  expect(trusted_devices.map(({ id }) => id)).toEqual([`of-${uid}`]);
  // The newest first: this export itself.
  expect(lines.audit.map((each) => each.type)).toEqual(['data_exported', 'device_trusted']);
  expect(lines.calls).toMatchObject([{ id: `one_${uid}`, calls: 7 }]);
  expect(lines.activity.map(({ id }) => id)).toEqual([uid]);
  expect(lines.error_reports.map(({ id }) => id)).toEqual([uid]);
  expect(lines.performance_metrics.map(({ id }) => id)).toEqual([uid]);
  expect(lines.voter_events).toMatchObject([{ id: uid, list_id: 'a-turf', metres_off: 7 }]);
  expect(lines.walked_on_paper).toMatchObject([{ id: `walked-${uid}`, by: 'somebody', walked_by: uid }]);
  expect((await auditOf(organization)).at(-1)).toMatchObject({
    type: 'data_exported',
    actor_id: uid,
    what: 'account',
    count: null,
  });
});

it('names the grants, and holds the backups that a grant opens', async () => {
  const { organization } = await newMember();
  const member = await join(await newAccount(), organization, { role: 'user', grants: ['profile.write'] });
  const backup = {
    ...{ user_id: member.uid, organization_id: organization },
    ...{ profile_data: 'a strategy', created_at: Timestamp.now() },
  };
  const backups = db.collection(`user_profiles/${member.uid}/profile_backups`);
  await backups.doc('one').set(backup);
  // Kept in another campaign, where the member may be suspended by now.
  await backups.doc('two').set({ ...backup, organization_id: 'another', profile_data: 'of another' });
  const { chunks } = await accountData({ db })(await admitted(member.token));
  const sent: string[] = [];
  for await (const chunk of chunks) sent.push(chunk);
  const { profile, profile_backups } = file.parse(JSON.parse(sent.join('')));
  expect(profile).toMatchObject({ role: 'user', grants: ['profile.write'] });
  expect(profile_backups).toHaveLength(1);
});

it('holds the newest backups, read while it is sent', async () => {
  const member = await newMember();
  const backups = db.collection(`user_profiles/${member.uid}/profile_backups`);
  const batch = db.batch();
  for (let at = 0; at < profileBackupsMax + 2; at++) {
    const created_at = Timestamp.fromMillis(1_800_000_000_000 + at);
    const { uid: user_id, organization: organization_id } = member;
    const backup = { user_id, organization_id, profile_data: '{"party":"\n"}', created_at };
    batch.set(backups.doc(`${at}`), backup);
  }
  await batch.commit();
  const { chunks } = await accountData({ db })(await admitted(member.token));
  const sent: string[] = [];
  for await (const chunk of chunks) sent.push(chunk);
  const { profile_backups } = file.parse(JSON.parse(sent.join('')));
  expect(profile_backups).toHaveLength(profileBackupsMax);
  expect(profile_backups?.[0]).toMatchObject({ id: '50', created_at: '2027-01-15T08:00:00.050Z' });
  expect(sent.length).toBeGreaterThan(profileBackupsMax);
});

it('holds the thousand newest lines and reports', async () => {
  const member = await newMember();
  const { doc } = insideOf(db, member.organization);
  for (let from = 0; from < 1_200; from += 400) {
    const batch = db.batch();
    for (let at = from; at < from + 400; at++) {
      const entry = auditEntry({
        type: 'signed_in',
        ...actorFields({ uid: member.uid, fullName: 'Test Member' }),
      });
      batch.set(doc(`audit/${at}`), entry);
      const received_at = Timestamp.fromMillis(1_800_000_000_000 + at);
      batch.set(doc(`error_reports/${at}`), { user_id: member.uid, received_at });
    }
    await batch.commit();
  }
  const { chunks } = await accountData({ db })(await admitted(member.token));
  let text = '';
  for await (const chunk of chunks) text += chunk;
  const { audit, error_reports } = file.parse(JSON.parse(text));
  expect(audit).toHaveLength(1_000);
  expect(error_reports.map(({ id }) => id)).toEqual(
    Array.from({ length: 1_000 }, (_, at) => `${1_199 - at}`),
  );
  expect(audit[0]?.type).toBe('data_exported');
});
