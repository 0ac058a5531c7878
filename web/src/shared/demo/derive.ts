import { campaignCard } from '#shared/collections/campaign-cards.ts';
import type { Stored } from '#shared/collections/define.ts';
import type { donations } from '#shared/collections/donations.ts';
import { dashboardRollup } from '#shared/collections/rollups.ts';
import { type Count, rollupDocument } from '#shared/demo/rollup.ts';
import { skillDocuments } from '#shared/demo/skills.ts';
import { achievements, type Measure } from '#shared/domain/achievement-list.ts';
import { cardOf, isSameCard } from '#shared/domain/campaign-card.ts';
import { completenessOf, percentOf } from '#shared/domain/completeness.ts';
import { today } from '#shared/domain/days.ts';
import { entryOf, isSameEntry } from '#shared/domain/directory.ts';
import { donorTotals } from '#shared/domain/totals.ts';
import type { DemoStore } from './demo-store.ts';
import { addFeedLine } from './feed.ts';

type Gift = Stored<typeof donations>;

const differs = (one: object, other: object): boolean =>
  Object.entries(one).some(([name, value]) => Reflect.get(other, name) !== value);

/** Totals of the donors, and their names on their gifts. */
function settleDonors({ donors, donations }: DemoStore): void {
  const gifts = new Map<string, Gift[]>();
  for (const gift of donations.all()) {
    const own = gifts.get(gift.donor_id);
    if (own) own.push(gift);
    else gifts.set(gift.donor_id, [gift]);
  }
  for (const donor of donors.all()) {
    const own = gifts.get(donor.id) ?? [];
    const totals = donorTotals(own);
    if (differs(totals, donor)) donors.patch(donor.id, totals);
    const names = { donor_name: donor.name, donor_key: donor.name_key };
    for (const gift of own) if (differs(names, gift)) donations.patch(gift.id, names);
  }
}

function settleVolunteers({ donors, volunteers }: DemoStore): void {
  const givers = new Set(donors.all().flatMap(({ email }) => email ?? []));
  for (const { id, email, is_donor } of volunteers.all()) {
    const isGiver = email !== null && givers.has(email);
    if (isGiver !== is_donor) volunteers.patch(id, { is_donor: isGiver });
  }
}

function settleSkills(world: DemoStore, count: Count): void {
  const { volunteer_skills: table, organization } = world;
  const left = new Set(table.all().map(({ id }) => id));
  for (const { path, data } of skillDocuments(organization, world.volunteers.all(), count)) {
    const id = path.slice(path.lastIndexOf('/') + 1);
    left.delete(id);
    if (table.get(id)?.count !== data.count) table.put(id, data);
  }
  for (const id of left) table.remove(id);
}

/** What every member may read of the candidate and of their colleagues. */
function settleCopies({
  candidate_profiles,
  campaign_cards,
  user_profiles,
  directory,
  organization,
}: DemoStore): void {
  const profile = candidate_profiles.get(organization);
  const before = campaign_cards.get(campaignCard);
  const card = profile && cardOf(profile);
  if (!card) campaign_cards.remove(campaignCard);
  else if (!before || !isSameCard(before, card)) campaign_cards.put(campaignCard, card);
  const members = user_profiles.all();
  for (const member of members)
    if (!isSameEntry(directory.get(member.id), member)) directory.put(member.id, entryOf(member));
  const ids = new Set(members.map(({ id }) => id));
  for (const { id } of directory.all()) if (!ids.has(id)) directory.remove(id);
}

function settleAchievements(world: DemoStore, earned: Partial<Record<Measure, number>>): void {
  const profile = world.candidate_profiles.get(world.organization);
  const reached: Partial<Record<Measure, number>> = {
    ...earned,
    profile: profile ? percentOf(completenessOf(profile)) : 0,
    members: world.user_profiles.all().length,
    imports: world.imports.all().filter(({ status, created }) => status === 'finished' && created > 0).length,
  };
  for (const { id, name, description, rarity, measure, at } of achievements) {
    if ((reached[measure] ?? 0) < at || world.campaign_achievements.get(id)) continue;
    world.campaign_achievements.put(id, {
      achievement_id: id,
      achievement_name: name,
      achievement_description: description,
      rarity,
      unlocked_at: world.instant(world.now()),
    });
    addFeedLine(world, `achievement-${id}`, {
      type: 'achievement_unlocked',
      capability: 'dashboard.read',
      subject_collection: 'campaign_achievements',
      subject_id: id,
      subject_name: name,
    });
  }
}

/**
 * Computes what the functions would have: totals, copied names, rollup, skills, achievements. From all records, by the
 * same pure rules; some milliseconds for a thousand of them. Done again it changes nothing.
 */
export function derive(world: DemoStore): void {
  const count = { at: world.instant(world.now()), day: today(new Date(world.now())) };
  settleDonors(world);
  settleVolunteers(world);
  const records = {
    donors: world.donors.all(),
    donations: world.donations.all(),
    volunteers: world.volunteers.all(),
  };
  const rollup = world.rollups.put(dashboardRollup, rollupDocument(world.organization, records, count).data);
  settleSkills(world, count);
  settleCopies(world);
  settleAchievements(world, rollup.earned);
}
