import { type Capability, type Grant, hasCapability, type Role } from '#shared/access.ts';
import { clearQueryCache } from './query-cache.ts';

/** Whose shelf it is, and what they are in which campaign. */
export type CacheOwner = {
  uid: string;
  organization: string;
  role: Role;
  grants: readonly Grant[];
};

/** What it takes to read a collection of the organization; what is not named is not kept. */
const readers: Readonly<Record<string, Capability>> = {
  call_callers: 'voters.read',
  call_lists: 'field.work',
  call_packets: 'voters.read',
  call_plans: 'voters.read',
  call_progress: 'voters.read',
  call_states: 'voters.read',
  campaign_achievements: 'dashboard.read',
  correction_proposals: 'field.work',
  donations: 'donations.read',
  donors: 'donors.read',
  error_groups: 'organization.write',
  error_reports: 'organization.write',
  field_plans: 'voters.read',
  goals: 'dashboard.read',
  issues: 'dashboard.read',
  metric_rollups: 'dashboard.read',
  position_drafts: 'policy.write',
  position_uses: 'dashboard.read',
  position_versions: 'dashboard.read',
  positions: 'dashboard.read',
  profile_changes: 'profile.write',
  rollups: 'dashboard.read',
  scripts: 'voters.read',
  shift_marks: 'voters.read',
  turf_packets: 'field.work',
  turfs: 'field.work',
  volunteer_skills: 'volunteers.read',
  volunteers: 'volunteers.read',
  voter_additions: 'voters.read',
  voter_chunks: 'voters.read',
  voter_events: 'voters.read',
  voter_files: 'voters.read',
  voter_folds: 'voters.read',
  voter_list_voters: 'voters.read',
  voter_lists: 'voters.read',
  voter_overlays: 'voters.read',
  voter_segments: 'voters.read',
};
/** Collections of the organization that every member reads. */
const everyones: readonly string[] = ['campaign_cards', 'directory'];
const within = /organizations\/([^/"]+)\/([a-z_]+)/g;

/**
 * Whether a member may still read what a key stands for: their own documents and what every member sees, or documents
 * of collections that they may read, in their present campaign. A key that does not say so is not readable.
 */
export function isReadable(key: string, holder: CacheOwner): boolean {
  const { uid, organization } = holder;
  const own = ['user_profiles', 'user_preferences', 'two_factor_settings'].map((name) => `${name}/${uid}`);
  if ([...own, `organizations/${organization}`].includes(key)) return true;
  if (key === `candidate_profiles/${organization}`) return hasCapability(holder, 'dashboard.read');
  const named = [...key.matchAll(within)];
  return (
    named.length > 0 &&
    named.every(([, where, name = '']) => {
      if (where === organization && everyones.includes(name)) return true;
      const needed = readers[name];
      return where === organization && needed !== undefined && hasCapability(holder, needed);
    })
  );
}

/** Drops from the shelf what the member may not read any more. Never rejects. */
export const pruneUnreadable = (holder: CacheOwner): Promise<void> =>
  clearQueryCache((key) => isReadable(key, holder));
