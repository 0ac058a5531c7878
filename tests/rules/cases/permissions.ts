import type { Fixture } from '../fixtures/fixture.ts';
import { type FixtureName, fixtureOf } from '../fixtures/index.ts';
import { type ActorName, holders, members } from '../harness/actors.ts';
import type { Answer } from '../harness/rest-client.ts';
import type { Sandbox, Scene } from '../harness/sandbox.ts';
import { type Case, collectionNameOf } from './rules-case.ts';
import { actorsOfEveryRun, actorsToTry } from './tested-actors.ts';

export const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof operations)[number];

const none: readonly ActorName[] = [];
const people = (read: string, write: string) => ({
  get: holders(read),
  list: holders(read),
  create: holders(write),
  update: holders(write),
  delete: holders(write),
});

/** Who is allowed. Every actor and every operation that a line does not name must be refused. */
const permissions: Record<FixtureName, Partial<Record<Operation, readonly ActorName[]>>> = {
  activity: { get: holders('donors.read'), list: members },
  analytics: {},
  audit: { get: holders('members.write'), list: holders('members.write') },
  'call_callers, own': { get: holders('field.work'), list: holders('voters.read') },
  "call_callers, a colleague's": { get: holders('voters.read'), list: holders('voters.read') },
  call_claims: {},
  // A draft is invisible to callers.
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
  issues: people('dashboard.read', 'policy.write'),
  import_chunks: {},
  imports: { get: holders('donors.write'), list: holders('donors.write') },
  'imports, donations': { get: holders('donations.write'), list: holders('donations.write') },
  'imports, volunteers': { get: holders('volunteers.write'), list: holders('volunteers.write') },
  invitations: { get: holders('members.write'), list: holders('members.write') },
  journal_keys: {},
  local_mail: {},
  metric_rollups: { get: holders('dashboard.read'), list: holders('dashboard.read') },
  organizations: { get: members, update: holders('organization.write') },
  performance_metrics: { get: holders('organization.write'), list: holders('organization.write') },
  person_keys: {},
  // Whoever approves reads drafts too; they change one only to send it back.
  position_drafts: {
    ...people('policy.write', 'policy.write'),
    get: [...holders('policy.write'), 'grantedPolicyApprove'],
    list: [...holders('policy.write'), 'grantedPolicyApprove'],
  },
  position_uses: people('dashboard.read', 'policy.write'),
  position_versions: { get: holders('dashboard.read'), list: holders('dashboard.read') },
  positions: { get: holders('dashboard.read'), list: holders('dashboard.read') },
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
  shift_marks: { ...people('voters.read', 'voters.write'), update: none },
  sign_ups: {},
  turf_packets: { ...people('voters.read', 'voters.write'), list: none },
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
  // Only admins see who has a second factor; everyone else reads the directory.
  "user_profiles, a colleague's": { get: holders('members.write'), list: holders('members.write') },
  volunteer_skills: { get: holders('volunteers.read'), list: holders('volunteers.read') },
  volunteers: people('volunteers.read', 'volunteers.write'),
  // The member who proposed one may read it; an organizer decides.
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
  // The member who wrote one may read it.
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

const names: readonly FixtureName[] = [
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
  'issues',
  'import_chunks',
  'imports',
  'imports, donations',
  'imports, volunteers',
  'invitations',
  'journal_keys',
  'local_mail',
  'metric_rollups',
  'organizations',
  'performance_metrics',
  'person_keys',
  'position_drafts',
  'position_uses',
  'position_versions',
  'positions',
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

const article = (actor: ActorName): string => {
  if (actor === 'nobody') return 'someone who is signed out';
  const words = actor.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${/^[aeo]/.test(words) ? 'an' : 'a'} ${words}`;
};
const verbs: Record<Operation, string> = {
  get: 'gets from',
  list: 'lists',
  create: 'creates in',
  update: 'updates in',
  delete: 'deletes from',
};

export const permissionCases: readonly Case[] = names.flatMap((name) =>
  operations.flatMap((operation) => {
    const allowed = permissions[name][operation] ?? none;
    const inEveryRun = actorsOfEveryRun(name, allowed);
    return actorsToTry(name, allowed).map(
      (actor): Case => ({
        collection: collectionNameOf(name),
        group: `permissions ${name} ${operation}`,
        name: `${article(actor)} who ${verbs[operation]} ${name}`,
        expected: allowed.includes(actor) ? 'allowed' : 'refused',
        onlyInFullRun: !inEveryRun.includes(actor),
        send: (sandbox) => attempt(sandbox, name, operation, actor),
      }),
    );
  }),
);

async function attempt(
  sandbox: Sandbox,
  name: FixtureName,
  operation: Operation,
  actor: ActorName,
): Promise<Answer> {
  const fixture = fixtureOf(name);
  // Whether an own profile exists depends on the actor.
  const exists = operation !== 'create' && name !== 'user_profiles, own';
  const scene = await sandbox.prepare(actor, (at) => ({
    ...fixture.related?.(at),
    ...(exists ? { [fixture.path(at)]: fixture.document(at) } : {}),
  }));
  return execute(fixture, operation, actor, scene);
}

function execute(
  fixture: Fixture,
  operation: Operation,
  actor: ActorName,
  { at, client }: Scene,
): Promise<Answer> {
  const path = fixture.path(at);
  if (operation === 'get') return client.get(path);
  if (operation === 'list')
    return client.list(path.slice(0, path.lastIndexOf('/')), fixture.query(actor, at));
  if (operation === 'create') return client.set(path, fixture.document(at));
  if (operation === 'update') return client.update(path, fixture.change(at));
  return client.delete(path);
}
