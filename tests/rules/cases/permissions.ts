import { ruleRight } from '../../../scripts/lib/rules-blocks.ts';
import type { Fixture } from '../fixtures/fixture.ts';
import { type FixtureName, fixtureNames, fixtureOf } from '../fixtures/index.ts';
import { type ActorName, holders, members } from '../harness/actors.ts';
import type { Answer } from '../harness/rest-client.ts';
import type { Sandbox, Scene } from '../harness/sandbox.ts';
import { plainDefinitionOf } from './plain-definitions.ts';
import { type Case, collectionNameOf } from './rules-case.ts';
import { actorsOfEveryRun, actorsToTry } from './tested-actors.ts';

export const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof operations)[number];

const none: readonly ActorName[] = [];
/** Those with the role, whatever a grant gives others. */
const admins = holders('members.write');
const people = (read: string, write: string) => ({
  get: holders(read),
  list: holders(read),
  create: holders(write),
  update: holders(write),
  delete: holders(write),
});

/**
 * Who is allowed where the block is written by hand; what the line does not name must be refused. All others follow from
 * their definitions, whose rights `reviewed-rights.ts` repeats.
 */
const special: Partial<Record<FixtureName, Partial<Record<Operation, readonly ActorName[]>>>> = {
  activity: { get: holders('donors.read'), list: members },
  announcements: { get: members, list: members },
  "announcements, others'": { get: admins, list: admins },
  announcement_receipts: { get: members, list: members },
  "announcement_receipts, others'": { get: admins, list: admins },
  'call_callers, own': { get: holders('field.work'), list: holders('voters.read') },
  "call_callers, a colleague's": { get: holders('voters.read'), list: holders('voters.read') },
  'calltime_blocks, own': { get: holders('calltime.work') },
  "calltime_blocks, a colleague's": { get: holders('donations.write') },
  'calltime_blocks, handed back': { get: holders('donations.write') },
  'calltime_blocks, over': { get: holders('donations.write') },
  'calltime_sessions, own': { get: holders('calltime.work'), list: holders('donations.write') },
  "calltime_sessions, a colleague's": {
    get: holders('donations.write'),
    list: holders('donations.write'),
  },
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
  candidate_profiles: {
    get: holders('dashboard.read'),
    create: holders('profile.write'),
    update: holders('profile.write'),
    delete: holders('organization.write'),
  },
  files: { get: holders('donations.read') },
  'files, events': { get: holders('events.read') },
  issues: people('dashboard.read', 'policy.write'),
  imports: { get: holders('donors.write'), list: holders('donors.write') },
  'imports, donations': { get: holders('donations.write'), list: holders('donations.write') },
  'imports, people': { get: holders('people.write'), list: holders('people.write') },
  'imports, volunteers': { get: holders('volunteers.write'), list: holders('volunteers.write') },
  // A member's own; of whom else, tests/rules/attacks/note-attacks.ts says.
  notes: people('people.read', 'people.write'),
  'memberships, own': { get: [...members, 'outsider'], list: [...members, 'outsider'] },
  "memberships, a colleague's": { get: holders('members.write'), list: holders('members.write') },
  organizations: { get: members, update: holders('organization.write') },
  // Whoever approves reads drafts too; they change one only to send it back.
  position_drafts: {
    ...people('policy.write', 'policy.write'),
    get: [...holders('policy.write'), 'grantedPolicyApprove'],
    list: [...holders('policy.write'), 'grantedPolicyApprove'],
  },
  'profile_backups, own': {
    get: holders('profile.write'),
    list: holders('profile.write'),
    create: holders('profile.write'),
  },
  "profile_backups, a colleague's": {},
  'profile_people, donors': { get: holders('donors.read') },
  'profile_people, volunteers': { get: holders('volunteers.read') },
  // A member's own; of whom else, tests/rules/attacks/task-attacks.ts says.
  tasks: people('tasks.read', 'tasks.read'),
  turf_packets: { ...people('voters.read', 'voters.write'), list: none },
  turfs: people('field.work', 'voters.write'),
  'two_factor_settings, own': { get: [...members, 'outsider'] },
  "two_factor_settings, a colleague's": {},
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
  // Colleagues read the directory, admins the memberships.
  "user_profiles, a colleague's": {},
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
  // The member who wrote one may read it.
  voter_events: {
    get: holders('field.work'),
    list: holders('voters.read'),
    create: holders('voters.write'),
  },
};

function allowedTo(name: FixtureName, operation: Operation): readonly ActorName[] {
  const line = special[name];
  if (line) return line[operation] ?? none;
  const definition = plainDefinitionOf(name);
  if (!definition) throw new Error(`say in permissions.ts who may use ${name}: its block is written by hand`);
  const right = ruleRight(definition, operation);
  if (right === null) return none;
  return right === 'member' ? members : holders(right);
}

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

export const permissionCases: readonly Case[] = fixtureNames.flatMap((name) =>
  operations.flatMap((operation) => {
    const allowed = allowedTo(name, operation);
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
