import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { defaultPreferences, userPreferences } from '#shared/collections/index.ts';
import { auditOf, ending } from '../../../tests/functions/admitted-member.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { confirmedBy, invited, profileAt } from '../../../tests/functions/invitation-flow.ts';
import { join, newMember } from '../../../tests/functions/new-members.ts';
import { holdsWork, madeCollections, workCollections } from '../organization/holds-work.ts';

/** A member of one organization who is invited into another. */
async function invitedMember(role: 'admin' | 'user' = 'admin') {
  const member = await newMember(role);
  const kit = await invited({ email: member.email, role: 'field' });
  const account = await confirmedBy(member.token);
  const { token } = kit;
  return {
    ...kit,
    member,
    now: async () => (await kit.inspect(account, { token })).current,
    agree: () => kit.accept(account, { token }),
    belongs: async () => (await profileAt(member.uid))?.organization_id,
  };
}

const exists = async (path: string) => (await db.doc(path).get()).exists;

describe('somebody who belongs elsewhere', () => {
  it.each(['user', 'admin'] as const)('stays there as %s, and switches to the new campaign', async (role) => {
    const { member, admin, now, agree, belongs, deleted } = await invitedMember(role);
    await newMember('user', member.organization);
    const ended = Timestamp.fromMillis(1_000);
    await join(member, member.organization, {
      role,
      full_name: 'Ana Rivera',
      sessions_valid_after: ended,
      grants: [],
      voters_open_until: Timestamp.fromMillis(Date.now() + 3_600_000),
    });
    const stamp = Timestamp.now();
    await db.doc(`user_preferences/${member.uid}`).set({
      ...defaultPreferences,
      user_id: member.uid,
      organization_id: member.organization,
      theme: 'dark',
      recently_viewed: [{ id: 'a-donor', type: 'donor', timestamp: 1 }],
      created_at: stamp,
      updated_at: stamp,
    });

    expect(await now()).toEqual({ organizationName: 'Test', becomes: 'kept' });
    expect(await agree()).toEqual({ organizationId: admin.organization });
    expect(await belongs()).toBe(admin.organization);
    expect(await profileAt(member.uid)).toMatchObject({
      role: 'field',
      full_name: 'Ana Rivera',
      sessions_valid_after: ended,
      voters_open_until: null,
    });
    const memberships = await db.collection('memberships').where('user_id', '==', member.uid).get();
    const held = memberships.docs.map((one) => [
      one.get('organization_id'),
      one.get('role'),
      one.get('state'),
    ]);
    expect(held).toEqual(
      expect.arrayContaining([
        [member.organization, role, 'active'],
        [admin.organization, 'field', 'active'],
      ]),
    );
    const preferences = await db.doc(`user_preferences/${member.uid}`).get();
    expect(userPreferences.schema.parse(preferences.data())).toMatchObject({
      theme: 'dark',
      organization_id: admin.organization,
      recently_viewed: [],
      campaigns: 2,
      created_at: stamp,
    });
    expect(await auditOf(member.organization)).toEqual([]);
    expect(deleted).toEqual([]);
    expect(await exists(`organizations/${member.organization}`)).toBe(true);
  });

  it('leaves nothing behind where there was nobody and nothing', async () => {
    const { member, admin, now, agree, belongs, deleted } = await invitedMember();
    expect(await now()).toMatchObject({ becomes: 'deleted' });
    expect(deleted).toEqual([]);
    await agree();
    expect(await belongs()).toBe(admin.organization);
    expect(deleted).toEqual([member.organization]);
    expect(await exists(`organizations/${member.organization}`)).toBe(false);
  });

  it('does not lose one document of any collection', async () => {
    const { member, agree, deleted } = await invitedMember();
    const { organization, uid } = member;
    const places = [
      `candidate_profiles/${organization}`,
      `user_profiles/${uid}/profile_backups/00`,
      ...workCollections.map(({ path }) => `${path(organization)}/one`),
    ].map((path) => db.doc(path));
    const holds = () =>
      db.runTransaction((transaction) => holdsWork(transaction, db, { organization, uid }), {
        readOnly: true,
      });
    for (const place of places) {
      await place.set({ organization_id: organization });
      expect(await holds(), place.path).toBe(true);
      await place.delete();
    }
    expect(await holds()).toBe(false);
    await places[0]?.set({ organization_id: organization });
    await agree();
    expect(deleted).toEqual([]);
    expect(await exists(`organizations/${organization}`)).toBe(true);
  });

  it('loses no records that are on their way from the demo', async () => {
    const { member, now, agree, deleted } = await invitedMember();
    const organization = db.doc(`organizations/${member.organization}`);
    await organization.update({ carries_demo: true });
    expect(await now()).toMatchObject({ becomes: 'kept' });
    await agree();
    expect(deleted).toEqual([]);
    expect((await organization.get()).exists).toBe(true);
  });

  it('leaves behind what functions make on their own', async () => {
    const { member, now } = await invitedMember();
    // Named one by one: whoever marks another collection decides here that losing it is no loss.
    expect(madeCollections.map(({ name }) => name).sort()).toEqual([
      ...[
        'activity',
        'affiliations',
        'analytics',
        'announcement_receipts',
        'announcements',
        'audit',
        'calendar_feeds',
        'call_callers',
        'call_claims',
        'call_progress',
        'call_results',
        'call_states',
      ],
      'call_tallies',
      ...['calltime_blocks', 'calltime_outcomes', 'calltime_packs', 'calltime_people'],
      ...['calltime_sessions', 'calltime_states', 'campaign_achievements', 'campaign_cards'],
      ...['contact_events', 'contact_points', 'contact_salts', 'directory', 'donor_research', 'error_groups'],
      ...[
        'error_reports',
        'event_addresses',
        'event_costs',
        'event_months',
        'exchange_mappings',
        'field_nights',
        'file_refunds',
        'files',
        'form_posts',
        'gift_entries',
        'gift_letters',
        'gift_partners',
        'giving_quarters',
        'host_links',
        'import_changes',
        'import_chunks',
        'import_removals',
        'information_requests',
      ],
      ...['letter_settings', 'merge_moves', 'merges'],
      ...['metric_rollups', 'people_openings', 'people_pack_changes', 'people_pack_parts', 'people_packs'],
      ...['performance_metrics', 'person_keys', 'pledge_months', 'pledge_payments'],
      ...['position_versions', 'positions'],
      ...['profile_people', 'rollups', 'rolodex_ratings', 'roster_messages', 'schedule_months'],
      ...['schedule_requests', 'schedule_settings', 'thank_yous'],
      ...['volunteer_skills', 'voter_addition_counts', 'voter_folds', 'voter_overlays', 'voter_settings'],
      'walk_ups',
    ]);
    for (const { path } of madeCollections) await db.doc(`${path(member.organization)}/one`).set({ at: 1 });
    expect(await now()).toMatchObject({ becomes: 'deleted' });
  });

  it('joins both of two organizations that ask at once, and is in one of them', async () => {
    const first = await invitedMember();
    const second = await invited({ email: first.member.email, role: 'finance' });
    const account = await confirmedBy(first.member.token);
    const endings = await Promise.all([
      ending(first.agree()),
      ending(second.accept(account, { token: second.token })),
    ]);
    expect(endings).toEqual(['ok', 'ok']);
    const place = await first.belongs();
    expect([first.admin.organization, second.admin.organization]).toContain(place);
    expect(first.deleted.concat(second.deleted)).toEqual([first.member.organization]);
  });

  it('who is inside already keeps their role', async () => {
    const { member, admin, agree, now } = await invitedMember('user');
    await join(member, admin.organization, { role: 'user' });
    await expect(now()).rejects.toMatchObject({ code: 'already-exists' });
    await expect(agree()).rejects.toMatchObject({ code: 'already-exists' });
    expect(await profileAt(member.uid)).toMatchObject({ role: 'user' });
  });
});
