import { campaignAchievements } from '../collections/campaign-achievements.ts';
import type { Instant } from '../collections/define.ts';
import { achievements, type Measure } from '../domain/achievement-list.ts';
import { completenessOf, type ProfileValues, percentOf } from '../domain/completeness.ts';
import { busyMinutes, moment } from './clock.ts';
import { type Doc, document } from './documents.ts';
import type { Donation, Donor } from './sample-donors.ts';
import type { Volunteer } from './sample-volunteers.ts';

type Campaign = {
  donors: readonly Donor[];
  donations: readonly Donation[];
  volunteers: readonly Volunteer[];
  members: number;
  profile: ProfileValues;
  foundedAt: Instant;
};
/** What a measure grew by, and when. */
type Step = { at: Instant; by: number };

function stepsOf(all: Campaign): Record<Measure, Step[]> {
  const one = ({ created_at }: { created_at: Instant }): Step => ({ at: created_at, by: 1 });
  const completed = all.donations.filter(({ status }) => status === 'completed');
  const givers = new Map(all.donors.map((donor) => [donor.email, donor.created_at]));
  return {
    donors: all.donors.map(one),
    raised: completed.map(({ created_at, amount }) => ({ at: created_at, by: amount })),
    recurring: completed.filter(({ type }) => type === 'recurring').map(one),
    volunteers: all.volunteers.map(one),
    // When each hour was given is not kept; by their last day all of them were.
    hours: all.volunteers.flatMap(({ totalHours, lastActiveDate }) =>
      lastActiveDate ? [{ at: moment(lastActiveDate, busyMinutes.to), by: totalHours }] : [],
    ),
    converted: all.volunteers
      .filter(({ is_donor }) => is_donor)
      .map(({ email, created_at }) => ({ at: later(created_at, givers.get(email) ?? created_at), by: 1 })),
    profile: [{ at: all.foundedAt, by: percentOf(completenessOf(all.profile)) }],
    imports: [],
    members: Array.from({ length: all.members }, () => ({ at: all.foundedAt, by: 1 })),
  };
}

const later = (one: Instant, other: Instant) => (one.toMillis() < other.toMillis() ? other : one);

/** When so much was reached; null where it never was. */
function reachedAt(steps: readonly Step[], goal: number): Instant | null {
  let sum = 0;
  for (const { at, by } of [...steps].sort((one, other) => one.at.toMillis() - other.at.toMillis())) {
    sum += by;
    if (sum >= goal) return at;
  }
  return null;
}

/** What the campaign's own records have reached, so that its first change does not unlock all of it at once. */
export function achievementDocuments(organization: string, all: Campaign): Doc[] {
  const steps = stepsOf(all);
  return achievements.flatMap(({ id, name, description, rarity, measure, at }) => {
    const unlocked_at = reachedAt(steps[measure], at);
    if (!unlocked_at) return [];
    return [
      document(campaignAchievements, organization, id, {
        achievement_id: id,
        achievement_name: name,
        achievement_description: description,
        rarity,
        unlocked_at,
      }),
    ];
  });
}
