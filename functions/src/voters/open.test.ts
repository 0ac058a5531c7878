import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { voterOpenLimits, voterOpenMarginMs, voterOpenMs } from '#shared/constants.ts';
import { openVoters } from '#shared/usecases/voters/open-voters.ts';
import { admitted, auditOf, ending } from '../../../tests/functions/admitted-member.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { newMember } from '../../../tests/functions/new-members.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';

const start = Date.UTC(2026, 10, 20, 9);
let clock = start;
const openAt = runUseCase(openVoters, { now: () => clock });
/** A member of the field team, and the endpoint at a time that the test sets. */
async function reader() {
  const member = await newMember('field');
  const caller = await admitted(member.token);
  const profile = db.doc(`user_profiles/${member.uid}`);
  return {
    ...member,
    profile,
    open: (at = start) => {
      clock = at;
      return openAt(caller, {});
    },
    until: async (): Promise<number | null> => {
      const found: unknown = (await profile.get()).get('voters_open_until');
      return found instanceof Timestamp ? found.toMillis() : null;
    },
    lines: () => auditOf(member.organization),
  };
}

it('records who opened the file in the same transaction that lets them fetch it', async () => {
  const { uid, open, until, lines } = await reader();
  expect(await open()).toEqual({ leftMs: voterOpenMs });
  expect(await until()).toBe(start + voterOpenMs);
  expect(await lines()).toMatchObject([
    { type: 'voters_opened', actor_id: uid, actor_name: 'Test Member', what: 'voters' },
  ]);
});

it('records one line for a period, however often and from however many tabs it is asked', async () => {
  const { open, until, lines } = await reader();
  await Promise.all(Array.from({ length: 40 }, () => open()));
  const last = voterOpenMs - voterOpenMarginMs - 1;
  expect(await open(start + last)).toEqual({ leftMs: voterOpenMs - last });
  expect(await until()).toBe(start + voterOpenMs);
  expect(await lines()).toHaveLength(1);
});

it('starts a new period with its own line shortly before the last one is over', async () => {
  const { open, until, lines } = await reader();
  await open();
  const later = start + voterOpenMs - voterOpenMarginMs;
  expect(await open(later)).toEqual({ leftMs: voterOpenMs });
  expect(await until()).toBe(later + voterOpenMs);
  expect(await lines()).toHaveLength(2);
});

it('refuses somebody who was demoted or removed since the guard let them in, and records nothing', async () => {
  const { open, profile, until, lines } = await reader();
  await profile.update({ role: 'canvasser' });
  expect(await ending(open())).toBe('permission-denied');
  expect(await until()).toBeNull();
  await profile.delete();
  expect(await ending(open())).toBe('no-organization');
  expect((await profile.get()).exists).toBe(false);
  expect(await lines()).toEqual([]);
});

it('refuses more requests than the limit allows', async () => {
  const { open } = await reader();
  const [{ failures }] = voterOpenLimits;
  for (let times = 0; times < failures; times += 1) await open();
  expect(await ending(open())).toBe('resource-exhausted');
});
