import { randomUUID } from 'node:crypto';
import { type DocumentData, type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { auditLine, auditOf } from '../../../tests/functions/admitted-member.ts';
import { documentTriggers } from '../../../tests/functions/document-triggers.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import {
  donationRecord,
  donorRecord,
  insideOf,
  volunteerRecord,
} from '../../../tests/functions/sample-records.ts';
import { follow } from '../consequences/follow.ts';
import type { Change } from '../document-change.ts';
import { sweepMs } from '../organization/organization-records.ts';
import { recordDeleted, recordWritten } from './record-deleted.ts';

type Kind = 'donors' | 'donations' | 'volunteers';

/** A record's trigger, in a project where nothing else hears of it. */
function trigger(kind: Kind) {
  const changes: Change[] = [];
  const keep = follow({ db }, kind);
  const handle = recordWritten({ db }, async (change) => {
    changes.push(change);
    await keep(change);
  });
  return { changes, handle };
}

/** What the trigger hears when a document is written (null deletes it), and by whom. */
async function written(reference: DocumentReference, data: DocumentData | null, authId?: string) {
  const before = await reference.get();
  await (data === null ? reference.delete() : reference.set(data));
  const params = { organization: reference.parent.parent?.id ?? '', id: reference.id };
  return { params, data: { before, after: await reference.get() }, ...(authId ? { authId } : {}) };
}

/** An organization with one member. */
async function campaign() {
  const [organization, uid, now] = [randomUUID(), randomUUID(), Timestamp.now()];
  await db.doc(`organizations/${organization}`).set({ name: 'Test' });
  await db.doc(`user_profiles/${uid}`).set({
    user_id: uid,
    organization_id: organization,
    full_name: 'Rosa Diaz',
    role: 'manager',
    two_factor_enabled: false,
    two_factor_required: false,
    sessions_valid_after: null,
    created_at: now,
    updated_at: now,
  });
  return { organization, uid, ...insideOf(db, organization) };
}

it.each([
  ['donors', donorRecord({ name: 'Ana Lopez' })],
  ['donations', donationRecord({ donor_id: 'ana' })],
  ['volunteers', volunteerRecord({ name: 'Ana Lopez', import_id: 'of a spreadsheet' })],
] as const)('of %s is told with who did it, once however often it is delivered', async (kind, record) => {
  const { organization, uid, doc } = await campaign();
  const { changes, handle } = trigger(kind);
  await doc(`${kind}/a`).set(record);
  const event = await written(doc(`${kind}/a`), null, uid);
  await Promise.all([handle(event), handle(event)]);
  await handle(event);
  expect(changes).toHaveLength(3);
  expect(await auditOf(organization, db)).toEqual([
    auditLine({
      type: 'record_deleted',
      actor_id: uid,
      actor_name: 'Rosa Diaz',
      subject_id: 'a',
      subject_name: 'Ana Lopez',
      what: kind,
    }),
  ]);
});

it('is told again when the record was there again', async () => {
  const { organization, uid, doc } = await campaign();
  const { handle } = trigger('donors');
  for (let time = 0; time < 2; time++) {
    await handle(await written(doc('donors/a'), donorRecord({ name: 'Ana Lopez' }), uid));
    await handle(await written(doc('donors/a'), null, uid));
  }
  expect(await auditOf(organization, db)).toHaveLength(2);
});

it('names nobody who is no member here, whatever the platform says', async () => {
  const { organization, doc } = await campaign();
  const stranger = await campaign();
  const { handle } = trigger('donors');
  const principals = [undefined, 'fake-auth-id@gmail.com', stranger.uid, `user_profiles/${stranger.uid}`, ''];
  for (const [at, principal] of principals.entries()) {
    await doc(`donors/${at}`).set(donorRecord({ name: 'Ana Lopez' }));
    await handle(await written(doc(`donors/${at}`), null, principal));
  }
  const lines = await auditOf(organization, db);
  expect(lines).toHaveLength(principals.length);
  expect(lines.every(({ actor_id, actor_name }) => actor_id === null && actor_name === null)).toBe(true);
  expect(await auditOf(stranger.organization, db)).toEqual([]);
});

it('is told without a name where the record had none that can be read', async () => {
  const { organization, doc } = await campaign();
  const { handle } = trigger('donors');
  for (const [at, name] of [17, '', 'x'.repeat(300)].entries()) {
    await doc(`donors/${at}`).set({ name });
    await handle(await written(doc(`donors/${at}`), null));
  }
  const lines = await auditOf(organization, db);
  expect(lines.map(({ subject_name }) => subject_name)).toEqual([null, null, null]);
});

it('is not told of what was added or changed', async () => {
  const { organization, uid, doc } = await campaign();
  const { changes, handle } = trigger('donors');
  await handle(await written(doc('donors/a'), donorRecord({ name: 'Ana Lopez' }), uid));
  await handle(await written(doc('donors/a'), donorRecord({ name: 'Ana Diaz' }), uid));
  expect(changes).toHaveLength(2);
  expect(await auditOf(organization, db)).toEqual([]);
});

// Else the triggers of ten thousand deletions would write into what is being deleted.
it('calls for nothing where the whole organization is gone', async () => {
  const { organization, uid, doc } = await campaign();
  const { changes, handle } = trigger('donors');
  await doc('donors/a').set(donorRecord({ name: 'Ana Lopez' }));
  await db.doc(`organizations/${organization}`).delete();
  await handle(await written(doc('donors/a'), null, uid));
  expect(changes).toEqual([]);
  expect(await auditOf(organization, db)).toEqual([]);
});

// A trigger that failed is delivered again for a day; the sweep comes after a quarter of an hour.
it('calls for nothing when a change is heard of after the organization was swept', async () => {
  const { organization, uid, doc } = await campaign();
  const { changes, handle } = trigger('donors');
  const added = await written(doc('donors/a'), donorRecord({ name: 'Ana Lopez' }), uid);
  // Only the trigger looks at the clock so late: of the database's client nothing may seem to take that long.
  const handleLate = () => {
    vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + sweepMs);
    return handle(added).finally(vi.restoreAllMocks);
  };
  await handleLate();
  expect(changes).toHaveLength(1);
  await db.doc(`organizations/${organization}`).delete();
  await handleLate();
  expect(changes).toHaveLength(1);
});

it.each([
  'turfs',
  'scripts',
  'voter_lists',
  'voter_segments',
  'limit_rules',
  'elections',
  'letter_templates',
] as const)(
  'of %s is told with who did it, once however often it is delivered, and not of what goes with its organization',
  async (kind) => {
    const { organization, uid, doc } = await campaign();
    const handle = recordDeleted({ db }, kind);
    await doc(`${kind}/a`).set({ name: 'North side' });
    const deletion = { params: { organization, id: 'a' }, data: await doc(`${kind}/a`).get(), authId: uid };
    await doc(`${kind}/a`).delete();
    await Promise.all([handle(deletion), handle(deletion)]);
    const line = auditLine({
      ...{ type: 'record_deleted', actor_id: uid, actor_name: 'Rosa Diaz' },
      ...{ subject_id: 'a', subject_name: 'North side', what: kind },
    });
    expect(await auditOf(organization, db)).toEqual([line]);
    await db.doc(`organizations/${organization}`).delete();
    await handle({ ...deletion, params: { organization, id: 'b' } });
    expect(await auditOf(organization, db)).toEqual([line]);
  },
);

it('of a trusted device is told when its owner did it, and not when a function did', async () => {
  const { organization, uid } = await campaign();
  const handle = documentTriggers.trustedDeviceDeleted;
  const device = db.doc(`two_factor_trusted_devices/${randomUUID()}`);
  await device.set({ user_id: uid, device_name: 'Firefox on Linux' });
  const event = { params: { id: device.id }, data: await device.get() };
  await handle({ ...event, authId: 'a-service-account' });
  await handle(event);
  expect(await auditOf(organization, db)).toEqual([]);
  await Promise.all([handle({ ...event, authId: uid }), handle({ ...event, authId: uid })]);
  expect(await auditOf(organization, db)).toEqual([
    auditLine({
      ...{ type: 'device_removed', actor_id: uid, actor_name: 'Rosa Diaz' },
      ...{ subject_id: uid, subject_name: 'Firefox on Linux' },
    }),
  ]);
});
