import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { membershipId } from '#shared/collections/index.ts';
import { auditLine, auditOf } from '../../../tests/functions/admitted-member.ts';
import { expectFreed, giveTurfs } from '../../../tests/functions/assigned-turfs.ts';
import { giveWork, workers } from '../../../tests/functions/assigned-work.ts';
import { auth, db } from '../../../tests/functions/emulator-clients.ts';
import { change, join, newMember, newOrganization } from '../../../tests/functions/new-members.ts';
import { ghostSweep, ghostsMax } from './sweep-ghosts.ts';

type Known = { uid: string };

/** A sweep that begins right before some accounts; of the accounts after these it hears that all of them exist. */
function sweepOf(known: readonly string[], unknown: readonly string[], now = Date.now) {
  const tasks: Record<string, unknown>[] = [];
  const checked: string[] = [];
  const getUsers = async (identifiers: readonly object[]) => {
    const uids = identifiers.map((one) => String(Reflect.get(one, 'uid')));
    checked.push(...uids);
    const users = uids.filter((uid) => !unknown.includes(uid)).map((uid): Known => ({ uid }));
    // Only the ids are read.
    return Object.assign(await auth.getUsers([]), { users });
  };
  const enqueue = async ({ data }: { data: Record<string, unknown> }) => void tasks.push(data);
  const { now: run } = ghostSweep({ db, auth: { getUsers }, enqueue, now });
  const first = known.toSorted()[0] ?? '';
  return { tasks, checked, run: (after = first.slice(0, -1)) => run({ after }) };
}

const isIn = async (uid: string): Promise<boolean> => (await db.doc(`user_profiles/${uid}`).get()).exists;

it('removes a membership whose account is gone, with turfs, open work, second factor and an audit line, once', async () => {
  const admin = await newMember();
  const ghost = await newMember('canvasser', admin.organization);
  await giveTurfs(ghost);
  await giveWork(ghost);
  await db.doc(`two_factor_settings/${ghost.uid}`).set({ user_id: ghost.uid });
  await auth.deleteUser(ghost.uid);
  const { run } = sweepOf([admin.uid, ghost.uid], [ghost.uid]);
  await run();
  await run();
  expect([await isIn(ghost.uid), await isIn(admin.uid)]).toEqual([false, true]);
  expect((await db.doc(`two_factor_settings/${ghost.uid}`).get()).exists).toBe(false);
  await expectFreed(ghost, ghost.uid);
  expect(await workers(ghost)).toEqual({ open: null, done: ghost.uid, person: null });
  expect(await auditOf(admin.organization)).toEqual([
    auditLine({
      type: 'member_removed',
      subject_id: ghost.uid,
      subject_name: 'Test Member',
      previous_role: 'canvasser',
    }),
  ]);
});

it('ends a deletion that broke off after the account was gone', async () => {
  const admin = await newMember();
  const ghost = await newMember('user', admin.organization);
  await change(ghost, { deletion_requested_at: Timestamp.now() });
  await sweepOf([ghost.uid], [ghost.uid]).run();
  expect(await isIn(ghost.uid)).toBe(false);
  expect((await auditOf(admin.organization)).map(({ type }) => type)).toEqual(['account_deleted']);
});

it('removes nobody when the account service gives no answer', async () => {
  const ghost = await newMember('user');
  await auth.deleteUser(ghost.uid);
  const getUsers = () => Promise.reject(new Error('no answer'));
  const sweep = ghostSweep({ db, auth: { getUsers }, enqueue: async () => {} });
  await expect(sweep.now({ after: null })).rejects.toThrow('no answer');
  expect(await isIn(ghost.uid)).toBe(true);
});

it.each([ghostsMax, ghostsMax + 1])(
  'of %i unknown members of a page, it removes as many as may be',
  async (count) => {
    const organization = await newOrganization();
    // In the order of their ids, before any other account.
    const uids = Array.from({ length: count }, () => `0000${randomUUID()}`);
    await Promise.all(uids.map((uid) => join({ uid, email: '', token: '' }, organization, { role: 'user' })));
    const sweep = sweepOf(uids, uids).run('0000');
    if (count > ghostsMax) await expect(sweep).rejects.toThrow(`${count} of`);
    else await sweep;
    const left = (await Promise.all(uids.map(isIn))).filter(Boolean);
    expect(left).toHaveLength(count > ghostsMax ? count : 0);
    await Promise.all(uids.map((uid) => change({ uid, organization }, null)));
  },
);

it('goes on in a task where its time ends, from where it was', async () => {
  const organization = await newOrganization();
  const uids = Array.from({ length: 101 }, () => `0001${randomUUID()}`).sort();
  await Promise.all(uids.map((uid) => join({ uid, email: '', token: '' }, organization, { role: 'user' })));
  const last = uids[100] ?? '';
  let clock = Date.now();
  const late = () => {
    clock += 9 * 60_000;
    return clock;
  };
  const first = sweepOf(uids, [last], late);
  await first.run('0001');
  const reached = membershipId(uids[99] ?? '', organization);
  expect(first.tasks).toEqual([{ after: reached }]);
  expect(await isIn(last)).toBe(true);
  await sweepOf(uids, [last]).run(reached);
  expect(await isIn(last)).toBe(false);
  await Promise.all(uids.map((uid) => change({ uid, organization }, null)));
});
