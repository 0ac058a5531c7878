import { expect } from 'vitest';
import { db } from './emulator-clients.ts';
import type { Member } from './new-members.ts';

const turfOf = (organization: string, id: string) => db.doc(`organizations/${organization}/turfs/${id}`);
const nobodys = { assigned_to: null, assigned_name: null, expires_at: null };

/** Turfs that a member has or had, and one of somebody else. */
export async function giveTurfs({ uid, organization }: Member): Promise<void> {
  const assigned = {
    assigned_to: uid,
    assigned_name: 'Test Member',
    expires_at: 9,
    holders: [uid],
    open: false,
  };
  await Promise.all([
    turfOf(organization, 'assigned').set({ ...assigned, state: 'assigned' }),
    turfOf(organization, 'begun').set({ ...assigned, state: 'in_progress', open: true }),
    turfOf(organization, 'done').set({ ...assigned, ...nobodys, state: 'completed' }),
    turfOf(organization, 'another').set({ ...assigned, assigned_to: 'another', state: 'in_progress' }),
    turfOf('elsewhere', uid).set({ ...assigned, state: 'assigned' }),
  ]);
}

/** Nobody has what that member had, and all else is as it was. */
export async function expectFreed({ uid, organization }: Member, by: string): Promise<void> {
  const turf = async (id: string) => (await turfOf(organization, id).get()).data();
  const freed = { ...nobodys, holders: [uid], updated_by: by };
  expect(await turf('assigned')).toMatchObject({ ...freed, state: 'unassigned', open: false });
  expect(await turf('begun')).toMatchObject({ ...freed, state: 'returned', open: true });
  expect(await turf('done')).not.toHaveProperty('updated_by');
  expect(await turf('another')).toMatchObject({ assigned_to: 'another', state: 'in_progress' });
  expect((await turfOf('elsewhere', uid).get()).get('assigned_to')).toBe(uid);
}

/** All that a member was given is as they have it, and nobody wrote it. */
export async function expectStillAssigned({ uid, organization }: Member): Promise<void> {
  for (const id of ['assigned', 'begun']) {
    const turf = (await turfOf(organization, id).get()).data();
    expect(turf).toMatchObject({ assigned_to: uid, holders: [uid] });
    expect(turf).not.toHaveProperty('updated_by');
  }
}

/** When a turf was written last. */
export const writtenAt = async (organization: string, id: string): Promise<number | undefined> =>
  (await turfOf(organization, id).get()).updateTime?.toMillis();
