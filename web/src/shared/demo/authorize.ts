import { hasCapability } from '#shared/access.ts';
import { type Editable, rightOf } from '#shared/collections/define.ts';
import { additionIdPrefix } from '#shared/collections/voter-additions.ts';
import type { voterEvents } from '#shared/collections/voter-events.ts';
import { learnedOf } from '#shared/domain/voters/learned.ts';
import { isUndoable } from '#shared/domain/voters/may-close.ts';
import type { Operation } from '../data/journal/entry.ts';
import { isAuthoring } from '../data/journal/record-fields.ts';
import { collections } from '../data/journal/written-collections.ts';
import type { DemoStore } from './demo-store.ts';
import { refuse } from './refuse.ts';

/** A voter to whom who acts was sent, at the doors or by telephone. */
function wasSentTo(
  { actor, turfs, voter_additions, call_callers }: DemoStore,
  { source, list_id, voter_id = '' }: { source?: string; list_id?: string | null; voter_id?: string },
): boolean {
  if (source === 'phone')
    return call_callers.get(`${list_id}_${actor.uid}`)?.voters.includes(voter_id) ?? false;
  const turf = source === 'door' && list_id ? turfs.get(list_id) : null;
  if (!turf?.holders.includes(actor.uid)) return false;
  return turf.voter_ids.includes(voter_id) || voter_additions.get(voter_id)?.turf_id === list_id;
}

/** An organizer decides once; whoever was sent to a voter proposes. */
function mayPropose(world: DemoStore, change: Operation): boolean {
  if (change.table !== 'correction_proposals' || change.operation === 'delete') return true;
  if (change.operation === 'create') return wasSentTo(world, change.data);
  const isOpen = world.correction_proposals.get(change.id)?.state === 'open';
  return hasCapability(world.actor, 'voters.write') && isOpen && change.data.state !== 'open';
}

/** Whoever does not plan writes of those to whom they were sent, at the doors or by telephone, and of nobody else. */
function isAssignedChange(world: DemoStore, change: Operation): boolean {
  const { actor, turfs } = world;
  if (hasCapability(actor, 'voters.write')) return true;
  const turfOf = (id: string | null | undefined) => {
    const turf = id ? turfs.get(id) : null;
    return turf?.holders.includes(actor.uid) ? turf : null;
  };
  if (change.table === 'voter_additions') {
    if (change.operation !== 'create') return false;
    const { turf_id, beside } = change.data;
    const turf = turfOf(turf_id);
    return (
      turf !== null && change.id.startsWith(additionIdPrefix) && (!beside || turf.voter_ids.includes(beside))
    );
  }
  if (change.table !== 'voter_events' || change.operation !== 'create') return true;
  const { walked_by = null } = change.data;
  return walked_by === null && respectsClosures(world, change.data) && wasSentTo(world, change.data);
}

type EventFields = Partial<Editable<typeof voterEvents>>;

/**
 * They open nothing that is closed, but undo what they wrote themselves while the server lets them. What they would correct is
 * a proposal; a number that reached someone else goes out of use at once.
 */
function respectsClosures(
  { actor, voter_events, now }: DemoStore,
  { kind, source, field, is_on, until, text, undoes }: EventFields,
): boolean {
  const undone = undoes ? voter_events.get(undoes) : null;
  const isOwn = undone?.by === actor.uid;
  if (kind === 'attempt' || kind === 'suppression')
    return is_on !== false && !until && (!undoes || (isOwn && isUndoable(learnedOf(undone), now())));
  if (kind !== 'correction') return true;
  const isNumber = field === 'cell' || field === 'landline';
  return source === 'phone' && isNumber && (undoes ? text === null && isOwn : text === '');
}

/** What somebody may still send of a turf would have no place to arrive: it is archived instead. */
const wasHandedOut = ({ turfs }: DemoStore, { operation, table, id }: Operation): boolean =>
  operation === 'delete' &&
  (table === 'turfs' || table === 'turf_packets') &&
  (turfs.get(id)?.holders.length ?? 0) > 0;

/** As the rules have it: content makes its writer an author and a draft again; whoever approves only sends back. */
function mayWritePolicy(
  { actor, issues, positions, position_drafts, position_uses }: DemoStore,
  change: Operation,
): boolean {
  const writes = hasCapability(actor, 'policy.write');
  if (change.table === 'issues') return change.operation !== 'delete' || positions.get(change.id) === null;
  if (change.table === 'position_uses') {
    if (change.operation === 'delete') return true;
    const { issue_id, version } = { ...position_uses.get(change.id), ...change.data };
    return (version ?? 0) <= (positions.get(issue_id ?? '')?.version ?? -1);
  }
  if (change.table !== 'position_drafts') return true;
  if (change.operation === 'create') return writes && issues.get(change.id) !== null;
  if (change.operation === 'delete') return writes;
  if (isAuthoring(collections.position_drafts, change.data)) return writes;
  const sendsBack = position_drafts.get(change.id)?.state === 'review' && change.data.state === 'draft';
  return writes || (sendsBack && hasCapability(actor, 'policy.approve'));
}

/** Their own, or everybody's for who may edit all; assigned to a member of this campaign who reads tasks. */
function mayWriteTask({ actor, directory, tasks }: DemoStore, change: Operation): boolean {
  if (change.table !== 'tasks') return true;
  if (!hasCapability(actor, 'tasks.read')) return false;
  const before = tasks.get(change.id);
  const isOwn = before?.created_by === actor.uid || before?.assigned_to === actor.uid;
  if (change.operation !== 'create' && !isOwn && !hasCapability(actor, 'tasks.write')) return false;
  if (change.operation === 'delete') return true;
  const { assigned_to: uid = null } = change.data;
  if (uid === null || uid === actor.uid || uid === before?.assigned_to) return true;
  const assignee = directory.get(uid);
  return assignee !== null && hasCapability(assignee, 'tasks.read');
}

/** Somebody whom a person is assigned to is nobody, the writer, whoever had them before, or a member of this campaign. */
function mayAssignPerson({ actor, directory, people }: DemoStore, change: Operation): boolean {
  if (change.table !== 'people' || change.operation === 'delete') return true;
  const { assigned_to: uid = null } = change.data;
  if (uid === null || uid === actor.uid || uid === people.get(change.id)?.assigned_to) return true;
  return directory.get(uid) !== null;
}

/** Their own, or anybody's for admins and managers. */
function mayWriteNote({ actor, notes }: DemoStore, change: Operation): boolean {
  if (change.table !== 'notes') return true;
  if (!hasCapability(actor, 'people.write')) return false;
  const isOwn = notes.get(change.id)?.created_by === actor.uid;
  return change.operation === 'create' || isOwn || actor.role === 'admin' || actor.role === 'manager';
}

/** A backup is the member's own and a copy of the candidate profile: whoever may not write that one keeps none of it. */
const mayBackUp = ({ actor }: DemoStore, { table }: Operation): boolean =>
  table !== 'profile_backups' || hasCapability(actor, 'profile.write');

/** Own documents have their member's id, say whose they are, or lie beneath their member. */
function isOwn(world: DemoStore, { table, id }: Operation): boolean {
  if (collections[table].within === 'member') return true;
  const { uid } = world.actor;
  return id === uid || Reflect.get(world[table].get(id) ?? {}, 'user_id') === uid;
}

/** Whether the definition's `access` admits who acts; what it calls `content`, the checks of its table decide. */
function hasRight(world: DemoStore, change: Operation): boolean {
  const right = rightOf(collections[change.table].access, change.operation);
  if (right === 'own') return isOwn(world, change);
  return right === 'member' || right === 'content' || (right !== null && hasCapability(world.actor, right));
}

/** Refuses (`permission-denied`) what the security rules refuse to who acts. */
export function authorizeWrite(world: DemoStore, change: Operation): void {
  const may = hasRight(world, change);
  if (
    !may ||
    !isAssignedChange(world, change) ||
    !mayPropose(world, change) ||
    wasHandedOut(world, change) ||
    !mayWritePolicy(world, change) ||
    !mayWriteTask(world, change) ||
    !mayAssignPerson(world, change) ||
    !mayWriteNote(world, change) ||
    !mayBackUp(world, change) ||
    ((change.table === 'donations' || change.table === 'pledges') && change.operation !== 'update')
  )
    throw refuse('permission-denied');
}
