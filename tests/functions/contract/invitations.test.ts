import { expect, test } from 'vitest';
import type { Role } from '#shared/access.ts';
import { donations } from '#shared/collections/donations.ts';
import { donors } from '#shared/collections/donors.ts';
import { invitations } from '#shared/collections/invitations.ts';
import { organizations } from '#shared/collections/organizations.ts';
import { userProfiles } from '#shared/collections/user-profiles.ts';
import { membersMax, openInvitationsMax } from '#shared/constants.ts';
import { deleteDonor } from '#shared/usecases/donors/delete-donor.ts';
import { invite } from '#shared/usecases/invitations/invite.ts';
import { resendInvitation } from '#shared/usecases/invitations/resend-invitation.ts';
import { revokeInvitation } from '#shared/usecases/invitations/revoke-invitation.ts';
import type { Context } from '#shared/usecases/use-case.ts';
import { donationRecord, donorRecord } from '../sample-records.ts';
import { bothStores, moment } from './both-stores.ts';

const at = Date.now() - 3_600_000;
const stamps = { created_at: moment(at - 1), updated_at: moment(at - 1) };

/** A campaign with an admin and a canvasser. An address's account has the part before the @ as its id. */
async function campaign() {
  const stores = bothStores();
  const { organization, seed } = stores;
  const uidOf = (name: string) => `${name}-${organization}`;
  const join = (name: string, role: Role) =>
    seed(userProfiles, uidOf(name), {
      ...{
        user_id: uidOf(name),
        organization_id: organization,
        full_name: name,
        role,
        grants: [],
        member_positions: [],
      },
      ...{ two_factor_enabled: false, two_factor_required: false, sessions_valid_after: null },
      ...{ voters_open_until: null, deletion_requested_at: null, ...stamps },
    });
  await seed(organizations, organization, {
    ...{ name: 'Test', require_two_factor: false, carries_demo: false, ...stamps },
  });
  await join('ana', 'admin');
  await join('cam', 'canvasser');
  const as = (name: string, later = 0, callId?: string) => ({
    ...{ by: uidOf(name), at: at + later },
    ...(callId ? { callId } : {}),
  });
  const pending = (id: string, email: string) =>
    seed(invitations, id, {
      ...{
        email,
        role: 'user',
        member_positions: [],
        status: 'pending',
        invited_by: uidOf('ana'),
        invited_by_name: 'ana',
      },
      ...{ token_hash: 'hash', sent_at: moment(at - 86_400_000), mailed: true, expires_at: moment(at) },
      ...{ created_at: moment(at - 86_400_000), accepted_by: null, accepted_at: null },
    });
  return { ...stores, uidOf, join, as, pending };
}

test('both stores invite, resend and revoke alike', async () => {
  const { call, compare, as, uidOf, pending } = await campaign();
  const input = { email: 'new@example.org', role: 'user' } as const;
  expect(await call(invite, input, as('ana', 1))).toMatchObject({ answer: { mailed: false } });
  expect(await call(invite, input, as('ana', 2))).toMatchObject({ refused: 'invitations.alreadyInvited' });
  const member = { email: `${uidOf('cam')}@example.org`, role: 'user' } as const;
  expect(await call(invite, member, as('ana', 3))).toMatchObject({ refused: 'invitations.alreadyMember' });
  expect(await call(invite, { ...input, email: 'b@example.org' }, as('cam', 4))).toMatchObject({
    refused: 'request.notAllowed',
  });
  await pending('old', 'old@example.org');
  expect(await call(resendInvitation, { id: 'old' }, as('ana', 5))).toMatchObject({ answer: { id: 'old' } });
  expect(await call(resendInvitation, { id: 'old' }, as('ana', 6))).toMatchObject({
    refused: 'invitations.tooSoon',
  });
  expect(await call(resendInvitation, { id: 'a/b' }, as('ana', 7))).toMatchObject({
    refused: 'invitations.gone',
  });
  const revoked = { answer: { success: true } };
  for (const [later, key] of ['one', 'one', 'two'].entries())
    expect(await call(revokeInvitation, { id: 'old' }, as('ana', 8 + later, key))).toEqual(revoked);
  expect(await call(resendInvitation, { id: 'old' }, as('ana', 12))).toMatchObject({
    ...{ refused: 'invitations.closed', params: { status: 'revoked' } },
  });
  await compare();
});

test('both stores keep the limits of open invitations and of members', async () => {
  const full = await campaign();
  for (let open = 0; open < openInvitationsMax - 1; open++)
    await full.pending(`p${open}`, `p${open}@example.org`);
  const input = (name: string) => ({ email: `${name}@example.org`, role: 'user' }) as const;
  expect(await full.call(invite, input('last'), full.as('ana', 1))).toHaveProperty('answer');
  expect(await full.call(invite, input('more'), full.as('ana', 2))).toMatchObject({
    refused: 'invitations.tooManyOpen',
  });
  const crowded = await campaign();
  for (let members = 2; members < membersMax - 1; members++) await crowded.join(`m${members}`, 'user');
  expect(await crowded.call(invite, input('fits'), crowded.as('ana', 1))).toHaveProperty('answer');
  await crowded.join('last', 'user');
  expect(await crowded.call(invite, input('over'), crowded.as('ana', 2))).toMatchObject({
    ...{ refused: 'invitations.seats', params: { most: membersMax } },
  });
});

test('an invitation whose transaction is retried five times is mailed once', async () => {
  const { contexts, as, documents } = await campaign();
  const { memory } = contexts(as('ana', 1));
  const sent: string[] = [];
  let attempts = 0;
  const context: Context = {
    ...memory,
    invitationLinks: {
      ...memory.invitationLinks,
      send: async ({ email, token }) => {
        sent.push(email);
        return { mailed: true, link: token };
      },
    },
    async tx(work) {
      for (attempts = 1; attempts < 5; attempts++)
        await memory
          .tx(async (store) => {
            await work(store);
            throw new Error('Somebody else wrote.');
          })
          .catch(() => undefined);
      return memory.tx(work);
    },
  };
  await invite.run({ email: 'new@example.org', role: 'user' }, context);
  expect([attempts, sent]).toEqual([5, ['new@example.org']]);
  const { memory: stored } = await documents();
  expect(Object.keys(stored).filter((path) => path.includes('/invitations/'))).toHaveLength(1);
});

test('both stores delete a donor without gifts, once, and keep one with a gift', async () => {
  const { call, seed, as, contexts } = await campaign();
  for (const id of ['with', 'without'])
    await seed(donors, id, donors.schema.parse({ ...donorRecord({ name: id }), ...stamps }));
  await seed(
    donations,
    'gift',
    donations.schema.parse({ ...donationRecord({ donor_id: 'with', donor_name: 'with' }), ...stamps }),
  );
  expect(await call(deleteDonor, { donorId: 'with' }, as('ana', 1))).toMatchObject({
    refused: 'donors.hasGifts',
  });
  for (const later of [2, 3])
    expect(await call(deleteDonor, { donorId: 'without' }, as('ana', later))).toEqual({
      answer: { success: true },
    });
  expect(await call(deleteDonor, { donorId: 'with' }, as('cam', 4))).toMatchObject({
    refused: 'request.notAllowed',
  });
  const { server, memory } = contexts(as('ana', 5));
  for (const { read } of [server, memory])
    expect((await read.find(donors, {})).map(({ id }) => id)).toEqual(['with']);
});
