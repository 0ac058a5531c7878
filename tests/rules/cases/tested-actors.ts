import { can, capabilities, type Role, roleCapabilities, roles } from '#shared/access.ts';
import { type ActorName, everyActor } from '../harness/actors.ts';
import { readRules } from '../harness/rules-emulator.ts';
import { blockOf } from '../kit/blocks.ts';
import { collectionNameOf } from './rules-case.ts';

/** Functions and fields by which a block looks at the caller itself; every other block leaves that to the shared check. */
const callerChecks =
  /\b(request\.auth\b|(profile|isSelf|isOwn|isSignedIn|isMember|isLive|isConfirmed|hasSecondFactor|hasNow|turf)\()/;
/** The plain block on which every state of a session is tried, for all plain blocks. */
const representative = 'donors';

/** One for each capability that a member may have without the role. */
const withGrants: readonly ActorName[] = [
  'grantedFieldWork',
  'grantedProfileWrite',
  'grantedPolicyWrite',
  'grantedPolicyApprove',
  'grantedCallTime',
  'grantedOthers',
];
/** Each role and grant, and one of each kind of callers without a role in this organization. */
const rolesAndStrangers: readonly ActorName[] = [
  ...roles,
  ...withGrants,
  'outsider',
  'stranger',
  'passwordOnly',
  'nobody',
];
const rules = readRules();

const checksGrants = (collection: string): boolean => /\bhasRoleOrGrant\(/.test(blockOf(rules, collection));
const checksCaller = (collection: string): boolean => callerChecks.test(blockOf(rules, collection));

/** Everyone, where only one of them may be allowed. What an admin may not do, no other state of a session opens. */
export function actorsToTry(fixture: string, allowed: readonly ActorName[]): readonly ActorName[] {
  const collection = collectionNameOf(fixture);
  return allowed.length > 0 && (collection === representative || checksCaller(collection))
    ? everyActor
    : rolesAndStrangers;
}

/**
 * The actors of every run: an admin, a role without the right for each capability that has one, and an outsider. An
 * operation that nobody has is refused to an admin and an outsider. Blocks with a caller check of their own also get the
 * states of a session that such a check could forget.
 */
export function actorsOfEveryRun(fixture: string, allowed: readonly ActorName[]): readonly ActorName[] {
  const collection = collectionNameOf(fixture);
  if (allowed.length === 0) return ['admin', 'outsider'];
  if (collection === representative) return everyActor;
  const plain: readonly ActorName[] = [
    'admin',
    ...rolesWithout(allowed),
    ...(checksGrants(collection) ? grantsToTry(collection, allowed) : []),
    'outsider',
  ];
  return checksCaller(collection)
    ? [...plain, 'canvasser', 'verified', 'passwordOnly', 'endedSession', 'stranger', 'nobody']
    : plain;
}

/** Where a grant decides: each that admits, and one that does not. Blocks with a caller check of their own try all. */
function grantsToTry(collection: string, allowed: readonly ActorName[]): readonly ActorName[] {
  if (checksCaller(collection)) return withGrants;
  if (allowed.includes('user')) return [];
  const without = withGrants.filter((actor) => !allowed.includes(actor));
  return [...withGrants.filter((actor) => allowed.includes(actor)), ...without.slice(0, 1)];
}

/**
 * The most powerful role without the right, and of each capability that would let in others, the most powerful of those:
 * otherwise a block that checks another capability by mistake is noticed only where that one has the most powerful role.
 */
function rolesWithout(allowed: readonly ActorName[]): Role[] {
  const refused = roles
    .filter((role) => !allowed.includes(role))
    .sort((one, other) => roleCapabilities[other].length - roleCapabilities[one].length);
  const tried = new Set(refused.slice(0, 1));
  for (const capability of capabilities) {
    const letIn = refused.filter((role) => can(role, capability));
    const [first] = letIn;
    if (first && !letIn.some((role) => tried.has(role))) tried.add(first);
  }
  return [...tried];
}
