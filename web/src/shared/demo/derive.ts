import { campaignCard } from '#shared/collections/campaign-cards.ts';
import { membershipId } from '#shared/collections/memberships.ts';
import { dashboardRollup } from '#shared/collections/rollups.ts';
import { unlockedAchievement } from '#shared/consequences/lines.ts';
import {
  cardChange,
  differingFields,
  directoryChange,
  donorChange,
  giftNameChange,
  membershipCopyChange,
} from '#shared/consequences/recounts.ts';
import { type Count, rollupDocument } from '#shared/demo/rollup.ts';
import { tallied } from '#shared/demo/sample-giving.ts';
import { skillDocuments } from '#shared/demo/skills.ts';
import { achievements, type Measure } from '#shared/domain/achievement-list.ts';
import { completenessOf, percentOf } from '#shared/domain/completeness.ts';
import { today } from '#shared/domain/days.ts';
import { givingOf } from '#shared/domain/gifts/giving.ts';
import { isSameTally } from '#shared/domain/giving/giving-cells.ts';
import { groupChange } from '#shared/domain/money/affiliation.ts';
import type { DemoStore } from './demo-store.ts';

function byDonor<R extends { donor_id: string }>(all: readonly R[]): Map<string, R[]> {
  const found = new Map<string, R[]>();
  for (const one of all) {
    const own = found.get(one.donor_id);
    if (own) own.push(one);
    else found.set(one.donor_id, [one]);
  }
  return found;
}

/** Totals of the donors, and their names on their gifts and pledges. */
function settleDonors({ donors, donations, pledges, gift_entries, people }: DemoStore): void {
  const gifts = byDonor(donations.all());
  const entries = byDonor(gift_entries.all());
  const promises = byDonor(pledges.all());
  for (const donor of donors.all()) {
    const own = gifts.get(donor.id) ?? [];
    const ids = [donor.id, ...(people.get(donor.id)?.merged_ids ?? [])];
    const giving = givingOf(
      ids.flatMap((id) => entries.get(id) ?? []),
      own,
      promises.get(donor.id) ?? [],
    );
    const change = { ...donorChange(donor, own), ...differingFields({ giving }, donor) };
    if (Object.keys(change).length > 0) donors.patch(donor.id, change);
    for (const gift of own) {
      const named = giftNameChange(gift, donor);
      if (named) donations.patch(gift.id, named);
    }
  }
  for (const pledge of pledges.all()) {
    const donor = donors.get(pledge.donor_id);
    const named = donor && giftNameChange(pledge, donor);
    if (named) pledges.patch(pledge.id, named);
  }
}

/** What groups say of the donors who share a limit in them. */
function settleAffiliations({ affiliations, donors, people }: DemoStore): void {
  const survivorOf = (id: string) => donors.get(id) ?? donors.get(people.get(id)?.merged_into ?? '');
  for (const group of affiliations.all()) {
    const found = new Map(
      group.donor_ids.flatMap((id) => {
        const donor = survivorOf(id);
        return donor ? [[donor.id, donor] as const] : [];
      }),
    );
    const members = [...found.values()].map(({ id: donor_id, name, donor_kind, giving }) => ({
      ...{ donor_id, name, donor_kind, giving },
    }));
    const change = groupChange(group, members);
    if (change) affiliations.patch(group.id, change);
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

/** Sums of gifts by week, and where each gift is counted in them. */
function settleGiving({ donations, giving_quarters: table, organization }: DemoStore): void {
  const before = donations.all();
  const { donations: gifts, quarters } = tallied(organization, before);
  for (const [at, { id, tallied }] of gifts.entries())
    if (!isSameTally(before[at]?.tallied ?? null, tallied)) donations.patch(id, { tallied });
  const left = new Set(table.all().map(({ id }) => id));
  for (const { path, data } of quarters) {
    const id = path.slice(path.lastIndexOf('/') + 1);
    left.delete(id);
    if (JSON.stringify(table.get(id)?.cells) !== JSON.stringify(data.cells)) table.put(id, data);
  }
  for (const id of left) table.remove(id);
}

/** What every member may read of the candidate and of their colleagues. */
function settleCopies({
  candidate_profiles,
  campaign_cards,
  user_profiles,
  memberships,
  directory,
  organization,
}: DemoStore): void {
  const card = cardChange(candidate_profiles.get(organization), campaign_cards.get(campaignCard));
  if (card.is === 'delete') campaign_cards.remove(campaignCard);
  if (card.is === 'set') campaign_cards.put(campaignCard, card.copy);
  for (const profile of user_profiles.all()) {
    const membership = memberships.get(membershipId(profile.id, organization));
    const change = membership && membershipCopyChange(profile, membership);
    if (change) memberships.patch(membership.id, change);
  }
  const ids = [...memberships.all().map(({ user_id }) => user_id), ...directory.all().map(({ id }) => id)];
  for (const id of new Set(ids)) {
    const entry = directoryChange(memberships.get(membershipId(id, organization)), directory.get(id));
    if (entry.is === 'delete') directory.remove(id);
    if (entry.is === 'set') directory.put(id, entry.copy);
  }
}

function settleAchievements(world: DemoStore, earned: Partial<Record<Measure, number>>): void {
  const profile = world.candidate_profiles.get(world.organization);
  const reached: Partial<Record<Measure, number>> = {
    ...earned,
    profile: profile ? percentOf(completenessOf(profile)) : 0,
    members: world.memberships.all().length,
    imports: world.imports.all().filter(({ status, created }) => status === 'finished' && created > 0).length,
  };
  for (const achievement of achievements) {
    const { id, measure } = achievement;
    if ((reached[measure] ?? 0) < achievement.at || world.campaign_achievements.get(id)) continue;
    const { fields, lineId, line } = unlockedAchievement(achievement);
    const at = world.instant(world.now());
    world.campaign_achievements.put(id, { ...fields, unlocked_at: at });
    world.activity.put(lineId, { ...line, at });
  }
}

/**
 * Computes what the functions would have: totals, copied names, rollup, skills, achievements. From all records, by the
 * same pure rules; some milliseconds for a thousand of them. Done again it changes nothing.
 */
export function derive(world: DemoStore): void {
  const count = { at: world.instant(world.now()), day: today(new Date(world.now())) };
  settleDonors(world);
  settleAffiliations(world);
  const records = {
    donors: world.donors.all(),
    donations: world.donations.all(),
    volunteers: world.volunteers.all(),
  };
  const rollup = world.rollups.put(dashboardRollup, rollupDocument(world.organization, records, count).data);
  settleGiving(world);
  settleSkills(world, count);
  settleCopies(world);
  settleAchievements(world, rollup.earned);
}
