import { describe, expect, it } from 'vitest';
import { invitationMs } from '#shared/constants.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { aged, invitationAt, offered, profileAt } from '../../../tests/functions/invitation-flow.ts';
import { newToken } from './token.ts';

const invalidLink = 'invitations.invalidLink';

it('looking tells what it is about, and changes nothing', async () => {
  const { admin, id, token, inspect, invitee, role } = await offered();
  const before = await invitationAt(admin.organization, id);
  expect(await inspect(invitee, { token })).toEqual({
    organizationName: 'Test',
    role,
    positions: [],
    invitedBy: 'Test Member',
    expiresAt: before.expires_at.toMillis(),
    current: null,
  });
  expect(await invitationAt(admin.organization, id)).toEqual(before);
});

describe('a link that is good for nothing is answered in the same words', () => {
  const refused = async (of: Awaited<ReturnType<typeof offered>>, token = of.token) => {
    for (const ask of [() => of.accept(of.invitee, { token }), () => of.inspect(of.invitee, { token })]) {
      await expect(ask()).rejects.toMatchObject({ code: 'not-found', message: invalidLink });
    }
    expect(await profileAt(of.account.uid)).toBeNull();
  };

  it('revoked', async () => {
    const offer = await offered();
    await offer.revoke(offer.admin, { id: offer.id });
    await refused(offer);
  });

  it('past its time', async () => {
    const offer = await offered();
    await aged(offer.admin.organization, offer.id, invitationMs);
    await refused(offer);
  });

  it('with another secret, another id or another organization', async () => {
    const [offer, other] = [await offered(), await offered()];
    const [organization, id, secret] = offer.token.split('.');
    await refused(offer, newToken(offer.admin.organization, offer.id).token);
    await refused(offer, `${organization}.${other.id}.${secret}`);
    await refused(offer, `${other.admin.organization}.${id}.${secret}`);
    await refused(offer, `${other.admin.organization}.${other.id}.${secret}`);
  });

  it.each(['', 'x', 'a.b.c', '../../x', `__a__.b.${'x'.repeat(43)}`, 'x'.repeat(1_000_000)])(
    'made up (%#)',
    async (token) => refused(await offered(), token),
  );

  it('of an organization that was deleted', async () => {
    const offer = await offered();
    await db.doc(`organizations/${offer.admin.organization}`).delete();
    await refused(offer);
  });
});
