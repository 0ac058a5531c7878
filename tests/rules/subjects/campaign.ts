import { capabilities } from '#shared/access.ts';
import {
  activity,
  analytics,
  donations,
  donors,
  fieldPlans,
  goals,
  importChunks,
  imports,
  personKeys,
  rollups,
  volunteers,
} from '#shared/collections/index.ts';
import { emptyRollup } from '#shared/collections/rollups.ts';
import { noGifts } from '#shared/rules/totals.ts';
import { holds } from '../kit/actors.ts';
import type { Place } from '../kit/stage.ts';
import { type Fields, now } from '../kit/values.ts';
import { changed, created, inside, latest, limit, page, type Subject, tampered } from './subject.ts';

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

/** What a campaign works with. */
export const campaign = {
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
  analytics: {
    ...analytics,
    path: (at) => `organizations/${at.organization}/analytics/7d`,
    document: () => ({ as_of: now, tallies: [] }),
    change: tampered,
    query: latest('as_of'),
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
  field_plans: {
    ...fieldPlans,
    path: (at) => `organizations/${at.organization}/field_plans/current`,
    document: (at) => ({
      goal_votes: 13_442,
      base_votes: 12_000,
      id_turnout: 80,
      support_rate: 40,
      contact_rate: 25,
      per_hour: 15,
      shift_hours: 3,
      show_rate: 50,
      // Apart enough for every day that is tried as one of them.
      from: '1970-01-01',
      until: '9999-12-31',
      ...created(at),
    }),
    change: (at) => ({ goal_votes: 14_000, ...changed(at) }),
    query: page('from'),
  },
  goals: {
    ...goals,
    path: (at) => `organizations/${at.organization}/goals/raised`,
    document: (at) => ({
      target: 25_000_000,
      start_value: 1_000_000,
      // Apart enough for every day that is tried as one of them.
      start_date: '1970-01-01',
      due_date: '9999-12-31',
      ...created(at),
    }),
    change: (at) => ({ target: 30_000_000, ...changed(at) }),
    query: page('due_date'),
  },
  import_chunks: {
    ...importChunks,
    path: inside('import_chunks'),
    document: () => ({
      import_id: 'one',
      created: 1,
      updated: 0,
      unchanged: 0,
      created_cents: 0,
      unchanged_cents: 0,
      parts: [],
      skills: [],
      at: now,
    }),
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
      created_cents: 0,
      unchanged_cents: 0,
      refused: 0,
      started_by: at.uid,
      started_at: now,
      finished_at: null,
    }),
    change: tampered,
    query: () => ({ where: [['kind', 'EQUAL', 'donors']], limit }),
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
  volunteers: {
    ...volunteers,
    path: inside('volunteers'),
    document: (at) => ({
      ...person,
      skills: ['Phone bank', 'Driving'],
      totalHours: 12.5,
      lastActiveDate: '2026-10-31',
      alias: 'Ana L.',
      on_leaderboard: true,
      is_donor: false,
      import_id: null,
      ...created(at),
    }),
    change: (at) => ({ totalHours: 13, ...changed(at) }),
    query: page('name_key'),
  },
} satisfies Record<string, Subject>;
