import { expect, it } from 'vitest';
import { attemptLimits, invitationMailLimits } from '#shared/constants.ts';
import { admitted } from '../../../tests/functions/admitted-member.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import {
  aged,
  invitationAt,
  invited,
  inviting,
  newAddress,
} from '../../../tests/functions/invitation-flow.ts';
import { newMember } from '../../../tests/functions/new-members.ts';
import { invitationsBucket } from '../attempts/buckets.ts';

const [{ failures: toOneAddress }] = attemptLimits;
const [{ failures: ofOneOrganization }] = invitationMailLimits;

it('an inbox is not flooded by many organizations; the invitation stands, its link with the admin', async () => {
  const email = newAddress();
  for (let at = 0; at < toOneAddress; at++) expect(await invited({ email })).toMatchObject({ mailed: true });
  const { admin, id, mailed, link, sent } = await invited({ email });
  expect({ mailed, sent }).toEqual({ mailed: false, sent: [] });
  expect(link).toContain(`/#/invite/${admin.organization}.${id}.`);
  expect(await invitationAt(admin.organization, id)).toMatchObject({ status: 'pending', mailed: false });
});

it('an organization mails strangers no more than so often, whatever it revokes or sends again', async () => {
  const { invite, revoke, resend, sent } = inviting();
  const admin = await admitted((await newMember()).token);
  const now = Date.now();
  const before = Array.from({ length: ofOneOrganization - 2 }, (_, at) => now - 1_000 + at);
  const { id: bucket } = invitationsBucket(admin.organization);
  await db
    .doc(`two_factor_attempts/${bucket}`)
    .set({ failed_at: before, expires_at: new Date(now + 60_000) });
  const first = await invite(admin, { email: newAddress(), role: 'user' });
  await revoke(admin, { id: first.id });
  const second = await invite(admin, { email: newAddress(), role: 'user' });
  await aged(admin.organization, second.id, 61_000);
  const again = await resend(admin, { id: second.id });
  const third = await invite(admin, { email: newAddress(), role: 'user' });
  expect([first, second, again, third].map(({ mailed }) => mailed)).toEqual([true, true, false, false]);
  expect(sent).toHaveLength(2);
  expect(await invitationAt(admin.organization, second.id)).toMatchObject({ mailed: false });
});
