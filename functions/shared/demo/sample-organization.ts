import { campaignCard, campaignCards } from '../collections/campaign-cards.ts';
import { candidateProfiles } from '../collections/candidate-profiles.ts';
import { directory } from '../collections/directory.ts';
import { membershipId, memberships } from '../collections/memberships.ts';
import { organizations } from '../collections/organizations.ts';
import { defaultPreferences, userPreferences } from '../collections/user-preferences.ts';
import { userProfiles } from '../collections/user-profiles.ts';
import { cardOf } from '../domain/campaign-card.ts';
import { type Account, type OtherMember, otherMembers } from './accounts.ts';
import { type Moment, moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';
import { personKeyDocuments } from './person-keys.ts';
import { type Records, rollupDocument } from './rollup.ts';
import type { CandidateSeed } from './sample-candidate.ts';
import type { SampleCard } from './sample-cards.ts';
import { skillDocuments } from './skills.ts';

/** A campaign of the seed: its name and its candidate. */
type Named = { organization: string; name: string; candidate: CandidateSeed & { electionDate: string } };

type Member = Omit<Account, 'label'> & { state?: OtherMember['state']; isElsewhere?: boolean };

/** A membership, and what is the account's where this is the campaign that is active for it. */
export function memberDocuments(
  { uid, organization, full_name, role, positions, state, isElsewhere }: Member,
  at: Moment,
): Doc[] {
  const owner = { user_id: uid, organization_id: organization, created_at: at, updated_at: at };
  const member_positions = [...positions];
  const isSuspended = state === 'suspended';
  const campaigns = otherMembers.some((one) => one.uid === uid && one.organization !== organization) ? 2 : 1;
  return [
    document(memberships, '', membershipId(uid, organization), {
      ...owner,
      full_name,
      role,
      member_positions,
      state: state ?? 'active',
      two_factor_enabled: false,
      ...(isSuspended && { suspended_at: moment(seedDay, 9 * 60) }),
    }),
    ...(isElsewhere
      ? []
      : [document(userPreferences, '', uid, { ...owner, ...defaultPreferences, campaigns })]),
    ...(isSuspended ? [] : [document(directory, organization, uid, { full_name, role, member_positions })]),
    ...(isSuspended || isElsewhere
      ? []
      : [
          document(userProfiles, '', uid, {
            ...owner,
            full_name,
            role,
            member_positions,
            two_factor_enabled: false,
            two_factor_required: false,
            sessions_valid_after: null,
          }),
        ]),
  ];
}

export function organizationDocuments(
  { organization, name, candidate }: Named,
  by: string,
  at: Moment,
): Doc[] {
  const created = { created_at: at, updated_at: at };
  return [
    document(organizations, '', organization, {
      name,
      require_two_factor: false,
      carries_demo: false,
      ...created,
    }),
    document(candidateProfiles, '', organization, {
      ...candidate,
      ...created,
      created_by: by,
      updated_by: by,
    }),
    document(campaignCards, organization, campaignCard, cardOf(candidate)),
  ];
}

/** What functions compute from the records, and what only they read. */
export const computed = (
  organization: string,
  people: readonly SampleCard[],
  { donors, donations, volunteers }: Records,
): Doc[] => [
  ...personKeyDocuments(organization, people),
  rollupDocument(organization, { donors, donations, volunteers }),
  ...skillDocuments(organization, volunteers),
];
