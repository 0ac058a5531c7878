import { type Access, type Capability, hasCapability } from '#shared/access.ts';
import type { Measure } from '#shared/domain/achievement-list.ts';
import { paths } from '../leaderboard-paths.ts';

type Way = { to: string; needs: Capability };

/** What a member can do for each measure, and what they must be allowed for it. */
const ways: Record<Measure, Way> = {
  donors: { to: paths.newDonor, needs: 'donors.write' },
  raised: { to: paths.newDonation, needs: 'donations.write' },
  recurring: { to: paths.newDonation, needs: 'donations.write' },
  volunteers: { to: paths.newVolunteer, needs: 'volunteers.write' },
  hours: { to: paths.allVolunteers, needs: 'volunteers.write' },
  converted: { to: paths.opportunities, needs: 'volunteers.read' },
  profile: { to: paths.profile, needs: 'profile.write' },
  imports: { to: paths.imports, needs: 'donors.write' },
  members: { to: paths.members, needs: 'members.write' },
};

/** Where it goes on; null where this member cannot do it. */
export const wayTo = (measure: Measure, access: Access): string | null =>
  hasCapability(access, ways[measure].needs) ? ways[measure].to : null;

/** What a new campaign does first. */
export const firstSteps = ['donors', 'volunteers', 'profile'] as const satisfies readonly Measure[];
