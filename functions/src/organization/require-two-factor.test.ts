import { expect, it } from 'vitest';
import { requireTwoFactor } from '#shared/usecases/organization/require-two-factor.ts';
import { newAccount, passSecondFactor } from '../../../tests/functions/accounts.ts';
import { admitted, auditLine, auditOf, ending } from '../../../tests/functions/admitted-member.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { join, newMember, newOrganization } from '../../../tests/functions/new-members.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';

const demand = runUseCase(requireTwoFactor);
const demands = async (organization: string): Promise<unknown> =>
  (await db.doc(`organizations/${organization}`).get()).get('require_two_factor');

/** An admin with a second factor, inside. */
async function enrolledAdmin() {
  const account = await newAccount();
  const admin = await join(account, await newOrganization(), { two_factor_enabled: true });
  return { admin, inside: await admitted(passSecondFactor(account)) };
}

it('refuses an admin who has none, also one who turned it off after the guard let them in', async () => {
  const bare = await newMember();
  expect(await ending(demand(await admitted(bare.token), { required: true }))).toBe('failed-precondition');
  const { admin, inside } = await enrolledAdmin();
  await db.doc(`user_profiles/${admin.uid}`).update({ two_factor_enabled: false });
  expect(await ending(demand(inside, { required: true }))).toBe('failed-precondition');
  expect([await demands(bare.organization), await demands(admin.organization)]).toEqual([false, false]);
});

it('shuts out at once who has none, lets them in again, and tells each once', async () => {
  const { admin, inside } = await enrolledAdmin();
  const bare = await newMember('finance', admin.organization);
  const elsewhere = await newMember();
  await demand(inside, { required: true });
  await demand(inside, { required: true });
  expect(await ending(admitted(bare.token))).toBe('second-factor-setup-required');
  expect(await ending(admitted(elsewhere.token))).toBe('ok');
  expect(await demands(admin.organization)).toBe(true);

  await demand(inside, { required: false });
  expect(await ending(admitted(bare.token))).toBe('ok');
  expect(await demands(admin.organization)).toBe(false);
  const actor = { actor_id: admin.uid, actor_name: 'Test Member' };
  expect(await auditOf(admin.organization)).toEqual([
    auditLine({ type: 'two_factor_required', ...actor }),
    auditLine({ type: 'two_factor_optional', ...actor }),
  ]);
});

it('corrects a member whose profile does not say what the organization demands', async () => {
  const { admin, inside } = await enrolledAdmin();
  await demand(inside, { required: true });
  const late = await newMember('user', admin.organization);
  await demand(inside, { required: true });
  expect(await ending(admitted(late.token))).toBe('second-factor-setup-required');
  expect(await auditOf(admin.organization)).toHaveLength(1);
});

it('refuses who was demoted after the guard let them in', async () => {
  const { admin, inside } = await enrolledAdmin();
  await db.doc(`user_profiles/${admin.uid}`).update({ role: 'manager' });
  expect(await ending(demand(inside, { required: true }))).toBe('permission-denied');
});
