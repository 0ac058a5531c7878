import { capabilities } from '#shared/access.ts';
import type { Shape } from '#shared/collections/define.ts';
import {
  activity,
  candidateProfiles,
  donations,
  donors,
  importChunks,
  imports,
  organizations,
  personKeys,
  rollups,
  signUps,
  userPreferences,
  userProfiles,
  volunteers,
} from '#shared/collections/index.ts';
import { emptyRollup } from '#shared/collections/rollups.ts';
import { noGifts } from '#shared/rules/totals.ts';
import { actors, holds, profileOf, type Who } from './kit/actors.ts';
import type { Query } from './kit/client.ts';
import type { Documents, Place } from './kit/stage.ts';
import { type Fields, now } from './kit/values.ts';

/** One collection under test: a valid document, one honest change of it, and the query that the screens make. */
export type Subject = {
  schema: Shape;
  editable: readonly string[];
  fixed: readonly string[];
  path: (at: Place) => string;
  /** As a member's create writes it, with everything that only they may decide. */
  document: (at: Place) => Fields;
  /** Documents that it refers to. */
  beside?: (at: Place) => Documents;
  change: (at: Place) => Fields;
  query: (who: Who, at: Place) => Query;
};

const limit = 100;
const inside = (name: string) => (at: Place) => `organizations/${at.organization}/${name}/one`;
const page = (field: string) => (): Query => ({ orderBy: [[field, 'ASCENDING']], limit });

const created = (at: Place): Fields => ({
  created_at: now,
  created_by: at.uid,
  updated_at: now,
  updated_by: at.uid,
});
const changed = (at: Place): Fields => ({ updated_at: now, updated_by: at.uid });
/** For what no member writes at all, any change will do. */
const tampered = (): Fields => ({ tampered: true });

const person = {
  name: 'Ana María López',
  email: 'ana@example.org',
  phone: '+15550100200',
  name_key: 'ana maria lopez',
  family_key: 'lopez ana maria',
};
const donor = (at: Place): Fields => ({
  ...person,
  capacity: 'mid',
  ...noGifts,
  import_id: null,
  ...created(at),
});
const colleague = (at: Place) => `colleague-${at.organization}`;
const preferences = (uid: string, at: Place): Fields => ({
  user_id: uid,
  organization_id: at.organization,
  theme: 'light',
  created_at: now,
  updated_at: now,
});

const asksOwn = (): Query => ({ where: [['user_id', 'EQUAL', 'anybody']], limit });

export const subjects = {
  activity: {
    ...activity,
    path: inside('activity'),
    document: () => ({
      type: 'donor_added',
      capability: 'donors.read',
      actor_id: null,
      subject_collection: null,
      subject_id: null,
      subject_name: null,
      amount: null,
      count: null,
      at: now,
    }),
    change: tampered,
    query: (who) => {
      const held = capabilities.filter((capability) => holds(who, capability));
      // Who holds nothing asks for everything.
      const asked = held.length > 0 ? held : capabilities;
      return { where: [['capability', 'IN', asked]], orderBy: [['at', 'DESCENDING']], limit: 12 };
    },
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
      ...created(at),
    }),
    change: (at) => ({ office: 'Governor', ...changed(at) }),
    query: page('candidateName'),
  },
  donations: {
    ...donations,
    path: inside('donations'),
    document: (at) => ({
      donor_id: 'giver',
      donor_name: person.name,
      donor_key: person.name_key,
      amount: 2_500,
      date: '2026-10-31',
      status: 'completed',
      type: 'one_time',
      note: 'Dinner',
      external_id: 'AB-1001',
      import_id: null,
      ...created(at),
    }),
    beside: (at) => ({ [`organizations/${at.organization}/donors/giver`]: donor(at) }),
    change: (at) => ({ amount: 5_000, ...changed(at) }),
    query: page('date'),
  },
  donors: {
    ...donors,
    path: inside('donors'),
    document: donor,
    change: (at) => ({ capacity: 'major', ...changed(at) }),
    query: page('name_key'),
  },
  import_chunks: {
    ...importChunks,
    path: inside('import_chunks'),
    document: () => ({ import_id: 'one', created: 1, updated: 0, unchanged: 0, parts: [], at: now }),
    change: tampered,
    query: () => ({ where: [['import_id', 'EQUAL', 'one']], limit }),
  },
  imports: {
    ...imports,
    path: inside('imports'),
    document: (at) => ({
      kind: 'donors',
      file_name: 'people.csv',
      status: 'running',
      rows_total: 10,
      rows_done: 0,
      created: 0,
      updated: 0,
      unchanged: 0,
      refused: 0,
      started_by: at.uid,
      started_at: now,
      finished_at: null,
    }),
    change: tampered,
    query: () => ({ where: [['kind', 'EQUAL', 'donors']], limit }),
  },
  organizations: {
    ...organizations,
    path: (at) => `organizations/${at.organization}`,
    document: () => ({ name: 'Reyes for Mayor', created_at: now, updated_at: now }),
    change: () => ({ name: 'Reyes for Governor', updated_at: now }),
    query: page('name'),
  },
  person_keys: {
    ...personKeys,
    path: inside('person_keys'),
    document: () => ({ donor: 'giver', volunteer: null }),
    change: tampered,
    query: page('donor'),
  },
  rollups: {
    ...rollups,
    path: (at) => `organizations/${at.organization}/rollups/dashboard`,
    document: () => emptyRollup,
    change: tampered,
    query: page('donor_count'),
  },
  sign_ups: {
    ...signUps,
    path: (at) => `sign_ups/${at.uid}`,
    document: () => ({ organization_name: 'Reyes for Mayor', created_at: now }),
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
  volunteers: {
    ...volunteers,
    path: inside('volunteers'),
    document: (at) => ({
      ...person,
      skills: ['Phone bank', 'Driving'],
      totalHours: 12.5,
      lastActiveDate: '2026-10-31',
      is_donor: false,
      import_id: null,
      ...created(at),
    }),
    change: (at) => ({ totalHours: 13, ...changed(at) }),
    query: page('name_key'),
  },
} satisfies Record<string, Subject>;
export type SubjectName = keyof typeof subjects;
export const subjectOf = (name: SubjectName): Subject => subjects[name];
