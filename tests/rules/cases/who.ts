import { holders, members, type Who } from '../kit/actors.ts';
import type { Answer } from '../kit/client.ts';
import type { Scene, Stage } from '../kit/stage.ts';
import type { Subject } from '../subjects/subject.ts';
import { type SubjectName, subjectOf } from '../subjects.ts';
import { askers } from './askers.ts';
import { type Case, isAbout } from './case.ts';

export const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof operations)[number];

const nobody: readonly Who[] = [];
const people = (read: string, write: string) => ({
  get: holders(read),
  list: holders(read),
  create: holders(write),
  update: holders(write),
  delete: holders(write),
});

/** Who may. Every actor and every operation that a line does not name must be refused. */
const allowed: Record<SubjectName, Partial<Record<Operation, readonly Who[]>>> = {
  activity: { get: holders('donors.read'), list: members },
  analytics: {},
  audit: { get: holders('members.write'), list: holders('members.write') },
  'call_callers, own': { get: holders('field.work'), list: holders('voters.read') },
  "call_callers, a colleague's": { get: holders('voters.read'), list: holders('voters.read') },
  call_claims: {},
  // A draft: callers don't see it.
  call_lists: {
    get: holders('voters.read'),
    list: holders('voters.read'),
    create: holders('voters.write'),
    update: holders('voters.write'),
  },
  'call_lists, open': {
    get: holders('field.work'),
    list: holders('field.work'),
    update: holders('voters.write'),
  },
  // Whom the campaign targets.
  call_plans: { get: holders('voters.read'), create: holders('voters.write') },
  call_packets: { get: holders('voters.read'), create: holders('voters.write') },
  call_progress: { get: holders('voters.read'), list: holders('voters.read') },
  call_states: { get: holders('voters.read') },
  call_tallies: {},
  campaign_achievements: { get: holders('dashboard.read'), list: holders('dashboard.read') },
  // What every member may know of the candidate; the profile holds the strategy.
  campaign_cards: { get: members },
  candidate_profiles: {
    get: holders('dashboard.read'),
    create: holders('profile.write'),
    update: holders('profile.write'),
    delete: holders('organization.write'),
  },
  'directory, own': { get: members, list: members },
  "directory, a colleague's": { get: members, list: members },
  donations: people('donations.read', 'donations.write'),
  donors: {
    get: holders('donors.read'),
    list: holders('donors.read'),
    create: holders('donors.write'),
    update: holders('donors.write'),
  },
  error_groups: { get: holders('organization.write'), list: holders('organization.write') },
  error_reports: { get: holders('organization.write'), list: holders('organization.write') },
  field_plans: {
    get: holders('voters.read'),
    create: holders('voters.write'),
    update: holders('voters.write'),
  },
  goals: people('dashboard.read', 'profile.write'),
  import_chunks: {},
  imports: { get: holders('donors.write'), list: holders('donors.write') },
  invitations: { get: holders('members.write'), list: holders('members.write') },
  journal_keys: {},
  local_mail: {},
  metric_rollups: { get: holders('dashboard.read'), list: holders('dashboard.read') },
  organizations: { get: members, update: holders('organization.write') },
  performance_metrics: { get: holders('organization.write'), list: holders('organization.write') },
  person_keys: {},
  'profile_backups, own': {
    get: holders('profile.write'),
    list: holders('profile.write'),
    create: holders('profile.write'),
  },
  "profile_backups, a colleague's": {},
  profile_changes: { get: holders('profile.write'), list: holders('profile.write') },
  'profile_people, donors': { get: holders('donors.read') },
  'profile_people, volunteers': { get: holders('volunteers.read') },
  rollups: { get: holders('dashboard.read') },
  scripts: people('voters.read', 'voters.write'),
  shift_marks: { ...people('voters.read', 'voters.write'), update: nobody },
  sign_ups: {},
  turf_packets: { ...people('voters.read', 'voters.write'), list: nobody },
  turfs: people('field.work', 'voters.write'),
  two_factor_attempts: {},
  two_factor_backup_codes: {},
  two_factor_device_secrets: {},
  two_factor_secrets: {},
  'two_factor_settings, own': { get: [...members, 'outsider'] },
  "two_factor_settings, a colleague's": {},
  two_factor_tickets: {},
  'two_factor_trusted_devices, own': {
    get: [...members, 'outsider'],
    list: [...members, 'outsider'],
    delete: [...members, 'outsider'],
  },
  "two_factor_trusted_devices, a colleague's": {},
  // The outsider is at home in another organization.
  'user_preferences, own': { get: [...members, 'outsider'], update: [...members, 'outsider'] },
  "user_preferences, a colleague's": {},
  // A stranger learns that they have no profile yet.
  'user_profiles, own': { get: [...members, 'outsider', 'stranger'], update: [...members, 'outsider'] },
  // Who has a second factor is for admins: everyone else reads the directory.
  "user_profiles, a colleague's": { get: holders('members.write'), list: holders('members.write') },
  volunteer_skills: { get: holders('volunteers.read'), list: holders('volunteers.read') },
  volunteers: people('volunteers.read', 'volunteers.write'),
  // Everybody may look at one that they wrote.
  // Whoever proposed one may look at it; an organizer decides.
  correction_proposals: {
    get: holders('field.work'),
    list: holders('voters.read'),
    create: holders('field.work'),
    update: holders('voters.write'),
  },
  'voter_addition_counts, own': {
    get: holders('field.work'),
    create: holders('field.work'),
    update: holders('field.work'),
  },
  "voter_addition_counts, a colleague's": {},
  voter_additions: {
    ...people('voters.read', 'voters.write'),
    get: holders('field.work'),
    create: holders('field.work'),
  },
  voter_chunks: { get: holders('voters.read') },
  voter_compaction: {},
  // As above.
  voter_events: {
    get: holders('field.work'),
    list: holders('voters.read'),
    create: holders('voters.write'),
  },
  voter_files: { get: holders('voters.read'), list: holders('voters.read') },
  voter_folds: { get: holders('voters.read') },
  voter_list_voters: {
    get: holders('voters.read'),
    create: holders('voters.write'),
    delete: holders('voters.write'),
  },
  voter_lists: people('voters.read', 'voters.write'),
  voter_overlays: { get: holders('voters.read') },
  voter_segments: people('voters.read', 'voters.write'),
};

const names: readonly SubjectName[] = [
  'activity',
  'analytics',
  'audit',
  'call_callers, own',
  "call_callers, a colleague's",
  'call_claims',
  'call_lists',
  'call_lists, open',
  'call_packets',
  'call_plans',
  'call_progress',
  'call_states',
  'call_tallies',
  'campaign_achievements',
  'campaign_cards',
  'candidate_profiles',
  'directory, own',
  "directory, a colleague's",
  'correction_proposals',
  'donations',
  'donors',
  'error_groups',
  'error_reports',
  'field_plans',
  'goals',
  'import_chunks',
  'imports',
  'invitations',
  'journal_keys',
  'local_mail',
  'metric_rollups',
  'organizations',
  'performance_metrics',
  'person_keys',
  'profile_backups, own',
  "profile_backups, a colleague's",
  'profile_changes',
  'profile_people, donors',
  'profile_people, volunteers',
  'rollups',
  'scripts',
  'shift_marks',
  'sign_ups',
  'turf_packets',
  'turfs',
  'two_factor_attempts',
  'two_factor_backup_codes',
  'two_factor_device_secrets',
  'two_factor_secrets',
  'two_factor_settings, own',
  "two_factor_settings, a colleague's",
  'two_factor_tickets',
  'two_factor_trusted_devices, own',
  "two_factor_trusted_devices, a colleague's",
  'user_preferences, own',
  "user_preferences, a colleague's",
  'user_profiles, own',
  "user_profiles, a colleague's",
  'volunteer_skills',
  'volunteers',
  'voter_addition_counts, own',
  "voter_addition_counts, a colleague's",
  'voter_additions',
  'voter_chunks',
  'voter_compaction',
  'voter_events',
  'voter_files',
  'voter_folds',
  'voter_list_voters',
  'voter_lists',
  'voter_overlays',
  'voter_segments',
];

export const who: readonly Case[] = names.flatMap((name) =>
  operations.flatMap((operation) => {
    const may = allowed[name][operation] ?? nobody;
    return askers(name, may).map((actor) => ({
      about: isAbout(name),
      group: `who ${name} ${operation}`,
      name: `${name}: ${operation} by ${actor}`,
      right: may.includes(actor) ? ('allowed' as const) : ('refused' as const),
      ask: (stage: Stage) => attempt(stage, name, operation, actor),
    }));
  }),
);

async function attempt(stage: Stage, name: SubjectName, operation: Operation, actor: Who): Promise<Answer> {
  const subject = subjectOf(name);
  // An own profile is there, or is not, by who asks.
  const there = operation !== 'create' && name !== 'user_profiles, own';
  const scene = await stage.play(actor, (at) => ({
    ...subject.beside?.(at),
    ...(there ? { [subject.path(at)]: subject.document(at) } : {}),
  }));
  return act(subject, operation, actor, scene);
}

function act(subject: Subject, operation: Operation, actor: Who, { at, asker }: Scene): Promise<Answer> {
  const path = subject.path(at);
  if (operation === 'get') return asker.get(path);
  if (operation === 'list') return asker.list(path.slice(0, path.lastIndexOf('/')), subject.query(actor, at));
  if (operation === 'create') return asker.set(path, subject.document(at));
  if (operation === 'update') return asker.update(path, subject.change(at));
  return asker.delete(path);
}
