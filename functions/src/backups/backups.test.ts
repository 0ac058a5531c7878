import { randomUUID } from 'node:crypto';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { membershipId, profileBackups } from '#shared/collections/index.ts';
import { profileBackupsMax } from '#shared/constants.ts';
import { longest } from '../../../tests/functions/candidate-records.ts';
import { documentTriggers } from '../../../tests/functions/document-triggers.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';

const { profileBackedUp: onBackupCreated, membershipWritten: onMembershipWritten } = documentTriggers;
const start = Date.parse('2026-03-09T12:00:00Z');

/** A member and their backups, each named by its place in time. */
function member() {
  const uid = randomUUID();
  const backups = db.collection(profileBackups.path(uid));
  const keep = async (from: number, to: number, organization = 'ours', profile_data = '{}') => {
    const batch = db.batch();
    for (let at = from; at < to; at++) {
      batch.set(backups.doc(`${organization}-${at}`), {
        user_id: uid,
        organization_id: organization,
        reason: 'manual',
        profile_data,
        created_at: Timestamp.fromMillis(start + at * 1_000),
      });
    }
    await batch.commit();
  };
  const left = async (organization = 'ours') =>
    (await backups.orderBy('created_at').get()).docs
      .map(({ id }) => id)
      .filter((id) => id.startsWith(`${organization}-`));
  const id = membershipId(uid, 'ours');
  const membership = db.doc(`memberships/${id}`);
  /** What the trigger hears of a change of the membership (null deletes it), `at` seconds. */
  const becomes = async (data: DocumentData | null, at: number) => {
    const before = await membership.get();
    await (data === null ? membership.delete() : membership.set({ user_id: uid, ...data }));
    const time = new Date(start + at * 1_000).toISOString();
    return { params: { id }, data: { before, after: await membership.get() }, time };
  };
  return { uid, keep, left, becomes };
}

it('keep to the newest, however many triggers run side by side', async () => {
  const { uid, keep, left } = member();
  const other = member();
  await keep(0, profileBackupsMax);
  await other.keep(0, 1);
  // Of another campaign of theirs, which has places of its own.
  await keep(2_000, 2_010, 'theirs');
  const event = { params: { uid, id: 'ours_00' } };
  await onBackupCreated(event);
  expect(await left()).toHaveLength(profileBackupsMax);
  await keep(profileBackupsMax, 460);
  await Promise.all([onBackupCreated(event), onBackupCreated(event), onBackupCreated(event)]);
  const newest = Array.from({ length: profileBackupsMax }, (_, at) => `ours-${460 - profileBackupsMax + at}`);
  expect(await left()).toEqual(newest);
  // More than one page at once, as after a long outage.
  await keep(460, 950);
  await onBackupCreated(event);
  expect(await left()).toEqual(
    Array.from({ length: profileBackupsMax }, (_, at) => `ours-${950 - profileBackupsMax + at}`),
  );
  expect(await other.left()).toEqual(['ours-0']);
  expect(await left('theirs')).toHaveLength(10);
});

it('fit their document with every field at its longest', async () => {
  const { keep, left } = member();
  const data = JSON.stringify(longest());
  expect(profileBackups.schema.shape.profile_data.safeParse(data).success).toBe(true);
  await keep(0, 1, 'ours', data);
  expect(await left()).toHaveLength(1);
});

it('go with the membership, and with no switch to another campaign', async () => {
  const { keep, left, becomes } = member();
  await becomes({ organization_id: 'ours', full_name: 'Rosa' }, 0);
  await keep(0, 3);
  await onMembershipWritten(await becomes({ organization_id: 'ours', full_name: 'Rosa Diaz' }, 4));
  expect(await left()).toHaveLength(3);
  const ended = await becomes(null, 5);
  // Kept in the next organization, and in this one by somebody who came back before the event did.
  await keep(6, 7, 'theirs');
  await keep(8, 9);
  await Promise.all([onMembershipWritten(ended), onMembershipWritten(ended)]);
  expect([await left(), await left('theirs')]).toEqual([['ours-8'], ['theirs-6']]);
});

it('stay where a membership begins, and all go of more than a page', async () => {
  const { keep, left, becomes } = member();
  await keep(0, 450);
  await onMembershipWritten(await becomes({ organization_id: 'ours' }, 500));
  expect(await left()).toHaveLength(450);
  await onMembershipWritten(await becomes(null, 600));
  expect(await left()).toEqual([]);
});
