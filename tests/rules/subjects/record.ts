import {
  campaignAchievements,
  candidateProfiles,
  profileBackups,
  profileChanges,
  profilePeople,
  volunteerSkills,
} from '#shared/collections/index.ts';
import type { Query } from '../kit/client.ts';
import type { Place } from '../kit/stage.ts';
import { type Fields, now } from '../kit/values.ts';
import {
  changed,
  colleague,
  created,
  inside,
  latest,
  limit,
  page,
  type Subject,
  tampered,
} from './subject.ts';

const backup = (uid: string, at: Place): Fields => ({
  user_id: uid,
  organization_id: at.organization,
  reason: 'manual',
  profile_data: '{"candidateName":"Ada Reyes"}',
  created_at: now,
});
const backupsOfOurs = (_: unknown, at: Place): Query => ({
  where: [['organization_id', 'EQUAL', at.organization]],
  orderBy: [['created_at', 'DESCENDING']],
  limit,
});
const people = (kind: 'donors' | 'volunteers'): Subject => ({
  ...profilePeople,
  path: (at: Place) => `organizations/${at.organization}/profile_people/${kind}`,
  document: () => ({ donors: [], volunteers: [], added: [], synced_at: now }),
  change: () => ({ [kind]: [] }),
  query: page('synced_at'),
});

/** The candidate, and what the campaign remembers of itself. */
export const record = {
  campaign_achievements: {
    ...campaignAchievements,
    path: inside('campaign_achievements'),
    document: () => ({
      achievement_id: 'first_donor',
      achievement_name: 'First donor',
      achievement_description: 'Somebody believes in you.',
      rarity: 'common',
      unlocked_at: now,
    }),
    change: () => ({ rarity: 'legendary' }),
    query: latest('unlocked_at'),
  },
  candidate_profiles: {
    ...candidateProfiles,
    path: (at) => `candidate_profiles/${at.organization}`,
    document: (at) => ({
      candidateName: 'Ada Reyes',
      office: 'Mayor',
      district: null,
      state: 'Ohio',
      party: 'Independent',
      electionDate: '2027-11-02',
      race_candidates: 3,
      race_registered: 120_000,
      narrative_hometown: 'Toledo',
      strategy_slogan: 'Forward',
      onboarding_step: 'story',
      ...created(at),
    }),
    change: (at) => ({ office: 'Governor', ...changed(at) }),
    query: page('candidateName'),
  },
  'profile_backups, own': {
    ...profileBackups,
    path: (at) => `user_profiles/${at.uid}/profile_backups/one`,
    document: (at) => backup(at.uid, at),
    change: () => ({ profile_data: '{}' }),
    query: backupsOfOurs,
  },
  "profile_backups, a colleague's": {
    ...profileBackups,
    path: (at) => `user_profiles/${colleague(at)}/profile_backups/one`,
    document: (at) => backup(colleague(at), at),
    change: () => ({ profile_data: '{}' }),
    query: backupsOfOurs,
  },
  profile_changes: {
    ...profileChanges,
    path: inside('profile_changes'),
    document: (at) => ({
      field: 'office',
      before: 'Mayor',
      after: 'Governor',
      before_at: now,
      after_at: now,
      by: at.uid,
      by_name: 'Ada Reyes',
      at: now,
    }),
    change: () => ({ by: 'somebody-else' }),
    query: latest('at'),
  },
  'profile_people, donors': people('donors'),
  'profile_people, volunteers': people('volunteers'),
  volunteer_skills: {
    ...volunteerSkills,
    path: inside('volunteer_skills'),
    document: () => ({ skill: 'Phone bank', count: 3, as_of: now }),
    change: tampered,
    query: latest('count'),
  },
} satisfies Record<string, Subject>;
