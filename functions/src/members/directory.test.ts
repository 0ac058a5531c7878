import { randomUUID } from 'node:crypto';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { directory, membershipId } from '#shared/collections/index.ts';
import { documentTriggers } from '../../../tests/functions/document-triggers.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { belong } from '../../../tests/functions/new-members.ts';

const handle = documentTriggers.membershipWritten;
const stamp = Timestamp.fromMillis(Date.UTC(2026, 10, 1));

/** A member in a project where nothing else hears of their profile. */
function member() {
  const [uid, organization] = [randomUUID(), randomUUID()];
  const id = membershipId(uid, organization);
  const membership = db.doc(`memberships/${id}`);
  /** Writes the membership (null deletes it) and gives the event that the trigger receives. */
  const write = async (fields: DocumentData | null) => {
    const before = await membership.get();
    await (fields === null
      ? membership.delete()
      : membership.set({
          ...{ user_id: uid, organization_id: organization, full_name: 'Rosa Diaz', role: 'field' },
          ...{ two_factor_enabled: true, state: 'active', created_at: stamp, updated_at: stamp },
          ...fields,
        }));
    return {
      params: { id },
      data: { before, after: await membership.get() },
      time: new Date().toISOString(),
    };
  };
  const entryIn = async (where = organization) =>
    (await db.collection(directory.path(where)).doc(uid).get()).data() ?? null;
  return { uid, organization, write, entryIn };
}

it('lists a member by name and role alone, and follows both', async () => {
  const { write, entryIn } = member();
  await handle(await write({}));
  expect(await entryIn()).toEqual({ full_name: 'Rosa Diaz', role: 'field' });
  await handle(await write({ full_name: 'Rosa D. Diaz' }));
  await handle(await write({ full_name: 'Rosa D. Diaz', role: 'canvasser' }));
  expect(await entryIn()).toEqual({ full_name: 'Rosa D. Diaz', role: 'canvasser' });
});

it('names the grants of who has any, which a turf is handed out by', async () => {
  const { write, entryIn } = member();
  await handle(await write({ role: 'finance', grants: ['field.work'] }));
  expect(await entryIn()).toEqual({ full_name: 'Rosa Diaz', role: 'finance', grants: ['field.work'] });
  await handle(await write({ role: 'finance', grants: [] }));
  expect(await entryIn()).toEqual({ full_name: 'Rosa Diaz', role: 'finance' });
});

it('ends with the profile as it is now when events come twice and out of order', async () => {
  const { write, entryIn } = member();
  const events = [await write({}), await write({ full_name: 'Old' }), await write({ full_name: 'New' })];
  for (const event of [...events.toReversed(), ...events]) await handle(event);
  await Promise.all(events.map(handle));
  expect(await entryIn()).toEqual({ full_name: 'New', role: 'field' });
});

it('deletes the entry with the membership, and a late event does not bring it back', async () => {
  const { write, entryIn } = member();
  const joined = await write({});
  const renamed = await write({ full_name: 'Rosa D. Diaz' });
  await handle(joined);
  await handle(await write(null));
  expect(await entryIn()).toBeNull();
  await handle(renamed);
  await handle(joined);
  expect(await entryIn()).toBeNull();
});

it('names the positions of who has any', async () => {
  const { write, entryIn } = member();
  await handle(await write({ member_positions: ['treasurer', 'counsel'] }));
  expect(await entryIn()).toEqual({
    ...{ full_name: 'Rosa Diaz', role: 'field' },
    member_positions: ['treasurer', 'counsel'],
  });
  await handle(await write({}));
  expect(await entryIn()).toEqual({ full_name: 'Rosa Diaz', role: 'field' });
});

it('leaves out whoever is suspended, and lists them again afterwards', async () => {
  const { write, entryIn } = member();
  await handle(await write({}));
  await handle(await write({ state: 'suspended', suspended_at: stamp }));
  expect(await entryIn()).toBeNull();
  await handle(await write({}));
  expect(await entryIn()).toEqual({ full_name: 'Rosa Diaz', role: 'field' });
});

it('brings every membership up to the profile, whichever campaign is active', async () => {
  const account = { uid: randomUUID() };
  const [active, other] = [randomUUID(), randomUUID()];
  await belong(account, active);
  await belong(account, other);
  const profile = db.doc(`user_profiles/${account.uid}`);
  await profile.set({
    ...{ user_id: account.uid, organization_id: active, full_name: 'Rosa D. Diaz', role: 'field' },
    ...{ two_factor_enabled: true, two_factor_required: false, sessions_valid_after: null },
    ...{ created_at: stamp, updated_at: stamp },
  });
  const [before, after] = [await db.doc('user_profiles/none').get(), await profile.get()];
  const event = { params: { uid: account.uid }, data: { before, after } };
  await Promise.all([event, event].map(documentTriggers.userProfileWritten));
  for (const organization of [active, other])
    expect(
      (await db.doc(`memberships/${membershipId(account.uid, organization)}`).get()).data(),
    ).toMatchObject({ full_name: 'Rosa D. Diaz', two_factor_enabled: true, role: 'admin' });
});

it('writes nothing when neither name nor role changed', async () => {
  const { uid, organization, write } = member();
  await handle(await write({}));
  const entry = db.collection(directory.path(organization)).doc(uid);
  const first = await entry.get();
  await handle(await write({ two_factor_enabled: false }));
  await handle(await write({}));
  expect((await entry.get()).updateTime).toEqual(first.updateTime);
});
