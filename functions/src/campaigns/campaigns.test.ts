import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { campaignsCall, startCampaignCall, switchCampaignCall } from '#shared/api/campaigns-api.ts';
import { emptyRollup, userPreferences } from '#shared/collections/index.ts';
import { membershipsMax } from '#shared/constants.ts';
import { crowd } from '../../../tests/full.ts';
import { newAccount, passSecondFactor } from '../../../tests/functions/accounts.ts';
import { auditOf, ending } from '../../../tests/functions/admitted-member.ts';
import { auth, db } from '../../../tests/functions/emulator-clients.ts';
import { turnOnFactor } from '../../../tests/functions/every-call.ts';
import { confirmedBy, profileAt } from '../../../tests/functions/invitation-flow.ts';
import { belong, change, join, newMember, newOrganization } from '../../../tests/functions/new-members.ts';
import { authenticate } from '../http/token.ts';
import { ensureProfile } from '../user-profile/ensure.ts';
import { listCampaigns } from './list-campaigns.ts';
import { startCampaign } from './start-campaign.ts';
import { switchCampaign } from './switch-campaign.ts';

const list = listCampaigns({ db });
const start = startCampaign({ db, auth });
const enter = switchCampaign({ db, auth });
const ensure = ensureProfile({ db, auth });

/** An admin of one campaign, which is active, who is an organizer in another one. */
async function inTwo() {
  const member = await newMember();
  const other = await newOrganization();
  await belong(member, other, {
    ...{ role: 'field', grants: ['policy.approve'], member_positions: ['organizer'] },
  });
  const to = async (organization: string, token = member.token) =>
    enter(await confirmedBy(token), { organization });
  return { ...member, other, to, active: async () => (await profileAt(member.uid))?.organization_id };
}

const memberships = async (uid: string) =>
  (await db.collection('memberships').where('user_id', '==', uid).get()).docs.map((one) =>
    one.get('organization_id'),
  );

describe('the campaigns of an account', () => {
  it('are its own, with what it is there, and say which is active', async () => {
    const { uid, token, organization, other } = await inTwo();
    await newMember('user', other);
    await db.doc(`organizations/${other}`).update({ name: 'A second one' });
    const suspended = await newOrganization();
    await belong({ uid }, suspended, { state: 'suspended', suspended_at: Timestamp.now() });
    // Whose organization is being deleted is no campaign any more.
    await belong({ uid }, randomUUID());
    const { campaigns } = await list(await confirmedBy(token));
    expect(campaignsCall.response.parse({ campaigns })).toBeTruthy();
    expect(campaigns).toHaveLength(3);
    expect(campaigns).toEqual(
      expect.arrayContaining([
        {
          ...{ organization, name: 'Test', role: 'admin', positions: [] },
          ...{ state: 'active', isActive: true },
        },
        {
          ...{ organization: other, name: 'A second one', role: 'field', positions: ['organizer'] },
          ...{ state: 'active', isActive: false },
        },
        {
          ...{ organization: suspended, name: 'Test', role: 'admin', positions: [] },
          ...{ state: 'suspended', isActive: false },
        },
      ]),
    );
  });

  it('are none where it belongs nowhere', async () => {
    expect(await list(await confirmedBy((await newAccount()).token))).toEqual({ campaigns: [] });
  });
});

describe('switching', () => {
  it('makes the other campaign the active one, with nothing of the former, and says so in its audit', async () => {
    const { uid, token, organization, other, to } = await inTwo();
    const ended = Timestamp.fromMillis(1_000);
    await db.doc(`user_profiles/${uid}`).update({
      ...{ full_name: 'Ana Rivera', sessions_valid_after: ended },
      ...{ voters_open_until: Timestamp.fromMillis(Date.now() + 60_000), two_factor_required: true },
    });
    // The former campaign demands a second factor, which the guard of this call lets wait.
    const account = await authenticate(auth, `Bearer ${token}`);
    expect(await enter(account, { organization: other })).toEqual({ organizationId: other });
    expect(await profileAt(uid)).toMatchObject({
      ...{
        organization_id: other,
        role: 'field',
        grants: ['policy.approve'],
        member_positions: ['organizer'],
      },
      ...{ full_name: 'Ana Rivera', sessions_valid_after: ended },
      ...{ voters_open_until: null, two_factor_required: false },
    });
    const preferences = await db.doc(`user_preferences/${uid}`).get();
    expect(userPreferences.schema.parse(preferences.data())).toMatchObject({
      ...{ organization_id: other, recently_viewed: [], campaigns: 2 },
    });
    expect(await auditOf(other)).toMatchObject([{ type: 'campaign_entered', actor_id: uid, role: 'field' }]);
    expect(await auditOf(organization)).toEqual([]);
    // The same again, as where the answer was lost: nothing is written.
    const before = await profileAt(uid);
    await to(other);
    expect([await profileAt(uid), (await auditOf(other)).length]).toEqual([before, 1]);
  });

  it('refuses in the same words every campaign that is not theirs', async () => {
    const { to, active, organization } = await inTwo();
    const strangers = (await newMember()).organization;
    for (const id of [strangers, 'nothing', `${'x'.repeat(64)}`]) {
      const refused = await to(id).catch((error: unknown) => error);
      expect(refused).toMatchObject({ code: 'permission-denied', key: 'campaigns.notYours', params: {} });
    }
    expect(await active()).toBe(organization);
    expect(await auditOf(strangers)).toEqual([]);
  });

  it.each(['', 'a/b', '../other', 'x'.repeat(1_000_000), ['a'], { '==': 'a' }])(
    'takes no id like %j',
    (organization) => expect(switchCampaignCall.request.safeParse({ organization }).success).toBe(false),
  );

  it('refuses where they are suspended, until they are reinstated', async () => {
    const { uid, other, to, active, organization } = await inTwo();
    await change({ uid, organization: other }, { state: 'suspended', suspended_at: Timestamp.now() });
    await expect(to(other)).rejects.toMatchObject({ key: 'campaigns.suspended', params: { name: 'Test' } });
    expect(await active()).toBe(organization);
    await change({ uid, organization: other }, { state: 'active', suspended_at: null });
    await to(other);
    expect(await active()).toBe(other);
  });

  it('takes the second factor where the account has one, whatever the profile says', async () => {
    const member = await inTwo();
    await turnOnFactor(member);
    await expect(member.to(member.other)).rejects.toMatchObject({ code: 'second-factor-required' });
    // The guard was passed before the factor was turned on.
    const passed = await authenticate(auth, `Bearer ${member.token}`);
    await expect(enter(passed, { organization: member.other })).rejects.toMatchObject({
      code: 'second-factor-required',
    });
    expect(await member.active()).toBe(member.organization);
    await member.to(member.other, passSecondFactor(member));
    expect(await profileAt(member.uid)).toMatchObject({
      ...{ organization_id: member.other, two_factor_enabled: true },
    });
  });

  it('refuses a session that was ended between the guard and the switch', async () => {
    const { uid, token, organization, other, active } = await inTwo();
    const account = await confirmedBy(token);
    const later = Timestamp.fromMillis(Date.now() + 2_000);
    await db.doc(`user_profiles/${uid}`).update({ sessions_valid_after: later });
    await expect(enter(account, { organization: other })).rejects.toMatchObject({ code: 'session-ended' });
    expect(await active()).toBe(organization);
  });

  it('ends in one of them, whole, of forty switches to and fro at once', async () => {
    const { uid, token, organization, other } = await inTwo();
    const account = await confirmedBy(token);
    const targets = Array.from({ length: crowd(40) }, (_, place) => (place % 2 ? organization : other));
    const endings = await Promise.all(
      targets.map((target) => ending(enter(account, { organization: target }))),
    );
    expect(new Set(endings)).toEqual(new Set(['ok']));
    const profile = await profileAt(uid);
    const expected = profile?.organization_id === other ? ['field', ['organizer']] : ['admin', []];
    expect([profile?.role, profile?.member_positions]).toEqual(expected);
    expect((await db.doc(`user_preferences/${uid}`).get()).get('organization_id')).toBe(
      profile?.organization_id,
    );
  });
});

describe('the first request after the active campaign was taken away', () => {
  it('enters the newest of the others that is open', async () => {
    const { uid, token, organization, other } = await inTwo();
    const suspended = await newOrganization();
    await belong({ uid }, suspended, {
      ...{ state: 'suspended', created_at: Timestamp.fromMillis(Date.now() + 60_000) },
    });
    await change({ uid, organization }, null);
    const account = await confirmedBy(token);
    expect(await ensure(account)).toEqual({ organizationId: other, created: false });
  });

  it('founds nothing for whoever is suspended wherever they belong', async () => {
    const member = await newMember();
    const { uid, organization } = member;
    await belong(member, organization, { state: 'suspended' });
    await db.doc(`user_profiles/${uid}`).delete();
    const account = await confirmedBy(member.token);
    await expect(ensure(account)).rejects.toMatchObject({ key: 'campaigns.suspended' });
    expect([await profileAt(uid), await memberships(uid)]).toEqual([null, [organization]]);
  });
});

describe('another campaign of one’s own', () => {
  it('is founded with its admin, and is the active one', async () => {
    const member = await newMember('field');
    await join(member, member.organization, { role: 'field', full_name: 'Ana Rivera' });
    const { organizationId } = await start(await confirmedBy(member.token), { name: 'Rivera for Senate' });
    expect(await profileAt(member.uid)).toMatchObject({
      ...{ organization_id: organizationId, role: 'admin', full_name: 'Ana Rivera', grants: [] },
    });
    const organization = await db.doc(`organizations/${organizationId}`).get();
    expect(organization.data()).toMatchObject({ name: 'Rivera for Senate', require_two_factor: false });
    expect((await db.doc(`organizations/${organizationId}/rollups/dashboard`).get()).data()).toEqual(
      emptyRollup,
    );
    expect(await memberships(member.uid)).toHaveLength(2);
    expect((await db.doc(`user_preferences/${member.uid}`).get()).get('campaigns')).toBe(2);
    expect((await db.doc(`memberships/${member.uid}_${member.organization}`).get()).get('role')).toBe(
      'field',
    );
  });

  it.each(['', ' ', 'a\nb', '\u202eevil', 'x'.repeat(121), 'x'.repeat(1_000_000), 7])(
    'is not called %j',
    (name) => expect(startCampaignCall.request.safeParse({ name }).success).toBe(false),
  );

  it('is the last one at the cap, and one more is refused, also of forty at once', async () => {
    const member = await newMember();
    const batch = db.batch();
    for (let place = 0; place < membershipsMax - 3; place++) {
      const organization = randomUUID();
      batch.set(db.doc(`memberships/${member.uid}_${organization}`), {
        ...(await db.doc(`memberships/${member.uid}_${member.organization}`).get()).data(),
        organization_id: organization,
      });
    }
    await batch.commit();
    const account = await confirmedBy(member.token);
    const one = () => ending(start(account, { name: 'One more' }));
    const endings = await Promise.all(Array.from({ length: crowd(40) }, one));
    expect(endings.filter((end) => end === 'ok')).toHaveLength(2);
    expect(new Set(endings)).toEqual(new Set(['ok', 'failed-precondition']));
    expect(await memberships(member.uid)).toHaveLength(membershipsMax);
    await expect(start(account, { name: 'One more' })).rejects.toMatchObject({
      ...{ key: 'campaigns.tooMany', params: { most: membershipsMax } },
    });
  });
});
