import { randomUUID } from 'node:crypto';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { directory } from '#shared/collections/index.ts';
import { documentTriggers } from '../../../tests/functions/document-triggers.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';

const handle = documentTriggers.membershipWritten;
const stamp = Timestamp.fromMillis(Date.UTC(2026, 10, 1));

/** A member in a project where nothing else hears of their profile. */
function member() {
  const [uid, organization] = [randomUUID(), randomUUID()];
  const profile = db.doc(`user_profiles/${uid}`);
  /** Writes the profile (null deletes it) and gives the event that the trigger receives. */
  const write = async (fields: DocumentData | null) => {
    const before = await profile.get();
    await (fields === null
      ? profile.delete()
      : profile.set({
          ...{ user_id: uid, organization_id: organization, full_name: 'Rosa Diaz', role: 'field' },
          ...{ two_factor_enabled: true, two_factor_required: false, sessions_valid_after: stamp },
          ...{ created_at: stamp, updated_at: stamp },
          ...fields,
        }));
    return { params: { uid }, data: { before, after: await profile.get() }, time: new Date().toISOString() };
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

it('moves the entry with somebody who moves to another organization', async () => {
  const { write, entryIn } = member();
  const other = randomUUID();
  const joined = await write({});
  await handle(joined);
  const moved = await write({ organization_id: other, role: 'user' });
  await handle(moved);
  await handle(joined);
  expect(await entryIn()).toBeNull();
  expect(await entryIn(other)).toEqual({ full_name: 'Rosa Diaz', role: 'user' });
});

it('writes nothing when neither name, role nor organization changed', async () => {
  const { uid, organization, write } = member();
  await handle(await write({}));
  const entry = db.collection(directory.path(organization)).doc(uid);
  const first = await entry.get();
  await handle(await write({ two_factor_enabled: false }));
  await handle(await write({}));
  expect((await entry.get()).updateTime).toEqual(first.updateTime);
});
