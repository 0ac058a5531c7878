import {
  audit,
  defaultPreferences,
  invitations,
  localMail,
  organizations,
  signUps,
  userPreferences,
  userProfiles,
} from '#shared/collections/index.ts';
import { actors, profileOf } from '../kit/actors.ts';
import type { Place } from '../kit/stage.ts';
import { type Fields, now } from '../kit/values.ts';
import {
  asksOwn,
  belonging,
  colleague,
  future,
  inside,
  latest,
  limit,
  page,
  type Subject,
  tampered,
} from './subject.ts';

const preferences = (uid: string, at: Place): Fields => ({
  user_id: uid,
  organization_id: at.organization,
  ...defaultPreferences,
  theme: 'light',
  created_at: now,
  updated_at: now,
});

/** Who belongs to it, and what is theirs. */
export const team = {
  audit: {
    ...audit,
    path: inside('audit'),
    document: (at) => ({
      type: 'role_changed',
      actor_id: at.uid,
      actor_name: 'Ada Reyes',
      subject_id: 'sam',
      subject_name: 'Sam Whitlock',
      role: 'manager',
      previous_role: 'user',
      what: null,
      count: null,
      at: now,
    }),
    change: () => ({ actor_id: 'somebody-else' }),
    query: latest('at'),
  },
  invitations: {
    ...invitations,
    path: inside('invitations'),
    document: (at) => ({
      email: 'sam@example.org',
      role: 'user',
      status: 'pending',
      token_hash: 'a-hash',
      invited_by: at.uid,
      invited_by_name: 'Ada Reyes',
      created_at: now,
      sent_at: now,
      mailed: true,
      expires_at: future,
      accepted_by: null,
      accepted_at: null,
    }),
    change: () => ({ role: 'admin' }),
    query: latest('created_at'),
  },
  local_mail: {
    ...localMail,
    path: belonging('local_mail'),
    document: () => ({ to: 'ana@example.org', subject: 'x', text: 'x', link: null, at: now }),
    change: tampered,
    query: latest('at'),
  },
  organizations: {
    ...organizations,
    path: (at) => `organizations/${at.organization}`,
    document: () => ({
      name: 'Reyes for Mayor',
      require_two_factor: false,
      carries_demo: false,
      created_at: now,
      updated_at: now,
    }),
    change: () => ({ name: 'Reyes for Governor', updated_at: now }),
    query: page('name'),
  },
  sign_ups: {
    ...signUps,
    path: (at) => `sign_ups/${at.uid}`,
    document: () => ({ organization_name: 'Reyes for Mayor', created_at: now, expires_at: future }),
    change: tampered,
    query: page('organization_name'),
  },
  'user_preferences, own': {
    ...userPreferences,
    path: (at) => `user_preferences/${at.uid}`,
    document: (at) => preferences(at.uid, at),
    change: () => ({ theme: 'dark', updated_at: now }),
    query: asksOwn,
  },
  "user_preferences, a colleague's": {
    ...userPreferences,
    path: (at) => `user_preferences/${colleague(at)}`,
    document: (at) => preferences(colleague(at), at),
    change: () => ({ theme: 'dark', updated_at: now }),
    query: (_, at) => ({ where: [['organization_id', 'EQUAL', at.organization]], limit }),
  },
  'user_profiles, own': {
    ...userProfiles,
    path: (at) => `user_profiles/${at.uid}`,
    document: (at) => profileOf(at.uid, { ...actors.admin, organization: at.organization }),
    change: () => ({ full_name: 'Ada R. Reyes', updated_at: now }),
    query: asksOwn,
  },
  "user_profiles, a colleague's": {
    ...userProfiles,
    path: (at) => `user_profiles/${colleague(at)}`,
    document: (at) => profileOf(colleague(at), { ...actors.user, organization: at.organization }),
    change: () => ({ full_name: 'Ada R. Reyes', updated_at: now }),
    query: (_, at) => ({
      where: [['organization_id', 'EQUAL', at.organization]],
      orderBy: [['full_name', 'ASCENDING']],
      limit,
    }),
  },
} satisfies Record<string, Subject>;
