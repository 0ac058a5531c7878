import * as z from 'zod/mini';
import { hasCapability } from '../../access.ts';
import type { Instant } from '../../collections/define.ts';
import { events, hostsMax } from '../../collections/events.ts';
import { fieldRegions, fieldRegionsId } from '../../collections/field-regions.ts';
import { followUps } from '../../collections/follow-ups.ts';
import { people } from '../../collections/people.ts';
import { tasks } from '../../collections/tasks.ts';
import { RefusedError } from '../../refusals.ts';
import { type Reads, type Store, serverTime } from '../store.ts';
import { type MemberId, requireMember } from './require-member.ts';

/** Documents of each kind that one transaction hands over. */
export const handOverMax = 400;

// Whatever else is wrong with a document, it can be handed over.
const { assigned_to, state, due_key } = tasks.schema.shape;
const taskSource = {
  ...{ name: tasks.name, path: tasks.path, within: tasks.within },
  schema: z.object({ assigned_to, state, due_key }),
};
const personSource = {
  ...{ name: people.name, path: people.path, within: people.within },
  schema: z.object({ assigned_to: people.schema.shape.assigned_to, name_key: people.schema.shape.name_key }),
};

const { owner, state: followUpState, free_at } = followUps.schema.shape;
const followUpSource = {
  ...{ name: followUps.name, path: followUps.path, within: followUps.within },
  schema: z.object({ owner, state: followUpState, free_at }),
};

const { hosts, shifts, ends_at } = events.schema.shape;
const eventSource = {
  ...{ name: events.name, path: events.path, within: events.within },
  schema: z.object({ hosts, shifts, ends_at }),
};
type Hosting = Pick<z.output<typeof events.schema>, 'hosts' | 'shifts'> & { id: string };

type Stored = z.output<typeof fieldRegions.schema>;

export type AssignedWork = {
  tasks: readonly string[];
  people: readonly string[];
  followUps: readonly string[];
  /** Events to come of which they are a host. What is over keeps whoever ran it. */
  events: readonly Hosting[];
  /** All regions, where the member runs one or gets the nightly numbers. */
  regions: Pick<Stored, 'regions' | 'mail_to'> | null;
  isMore: boolean;
};

const namesMember = ({ regions, mail_to }: Pick<Stored, 'regions' | 'mail_to'>, uid: string): boolean =>
  mail_to.includes(uid) || regions.some(({ organizer }) => organizer === uid);

/** Open follow-ups of a member, up to `handOverMax`. */
const followUpsOf = (reads: Reads, uid: string) =>
  reads.find(followUpSource, {
    where: [
      ['owner', '==', uid],
      ['state', '==', 'open'],
    ],
    orderBy: ['free_at', 'asc'],
    select: ['owner'],
    limit: handOverMax,
  });

/**
 * Prepares what whoever gets a role is left without: follow-ups that they may work no more are the campaign's, and regions that
 * they may not see are run by nobody. Reads: each follow-up, and the regions.
 */
export async function prepareLostWork(
  store: Store,
  { uid, by }: { uid: string; by: string },
  role: Parameters<typeof hasCapability>[0],
): Promise<() => void> {
  const [lost, divided] = await Promise.all([
    hasCapability(role, 'volunteers.write') ? [] : followUpsOf(store, uid),
    hasCapability(role, 'voters.read') ? null : store.get(fieldRegions, fieldRegionsId),
  ]);
  const stamps = { updated_at: serverTime, updated_by: by };
  return () => {
    for (const { id } of lost) store.update(followUps, id, { owner: null, ...stamps });
    if (divided && namesMember(divided, uid))
      store.update(fieldRegions, fieldRegionsId, { ...regionsAfter(divided, uid, null), ...stamps });
  };
}

/** Open tasks and follow-ups, people and events to come of a member, up to `handOverMax` of each. A read for each, at least four, and the regions. */
export async function workAssignedTo(reads: Reads, uid: string, now: Instant): Promise<AssignedWork> {
  const [open, cards, hosted, divided, followed] = await Promise.all([
    reads.find(taskSource, {
      where: [
        ['assigned_to', '==', uid],
        ['state', '==', 'open'],
      ],
      orderBy: ['due_key', 'asc'],
      select: ['assigned_to'],
      limit: handOverMax,
    }),
    reads.find(personSource, {
      where: [['assigned_to', '==', uid]],
      orderBy: ['name_key', 'asc'],
      select: ['assigned_to'],
      limit: handOverMax,
    }),
    reads.find(eventSource, {
      where: [
        ['hosts', 'array-contains', uid],
        ['ends_at', '>', now],
      ],
      orderBy: ['ends_at', 'asc'],
      select: ['hosts', 'shifts'],
      limit: handOverMax,
    }),
    reads.get(fieldRegions, fieldRegionsId),
    followUpsOf(reads, uid),
  ]);
  return {
    tasks: open.map(({ id }) => id),
    people: cards.map(({ id }) => id),
    events: hosted,
    regions: divided && namesMember(divided, uid) ? divided : null,
    followUps: followed.map(({ id }) => id),
    isMore: [open, cards, hosted, followed].some(({ length }) => length === handOverMax),
  };
}

/**
 * Refuses a successor who is no other member of the organization, or who reads no tasks. Answers who has the follow-ups: the
 * successor, or the campaign where they cannot work them. One read, none for nobody.
 */
export async function requireSuccessor(
  reads: Reads,
  { uid, organization }: MemberId,
  successor: string | null,
): Promise<string | null> {
  if (successor === null) return null;
  if (successor === uid) throw new RefusedError('members.toSelf');
  const membership = await requireMember(reads, { uid: successor, organization });
  if (!hasCapability(membership, 'tasks.read')) throw new RefusedError('members.readsNoTasks');
  return hasCapability(membership, 'volunteers.write') ? successor : null;
}

/** An event with its former host's successor as host and lead, or without one. */
function hostedBy({ hosts: before, shifts: led }: Hosting, former: string, successor: string | null) {
  const others = before.filter((uid) => uid !== former && uid !== successor);
  return {
    hosts: successor === null ? others : [...others, successor].slice(-hostsMax),
    shifts: led.map((shift) => (shift.lead === former ? { ...shift, lead: successor } : shift)),
  };
}

/** Regions with their former organizer's successor, or without one; what was mailed to the former is mailed to nobody else. */
const regionsAfter = (
  { regions, mail_to }: Pick<Stored, 'regions' | 'mail_to'>,
  former: string,
  successor: string | null,
) => ({
  regions: regions.map((one) => (one.organizer === former ? { ...one, organizer: successor } : one)),
  mail_to: mail_to.filter((uid) => uid !== former),
});

type Departing = { former: string; successor: string | null; owner: string | null; by: string };

/** The work is the successor's then, or nobody's; the follow-ups are `owner`’s. */
export function handOver(
  store: Store,
  work: AssignedWork,
  { former, successor, owner, by }: Departing,
): void {
  const change = { assigned_to: successor, updated_at: serverTime, updated_by: by };
  for (const id of work.tasks) store.update(tasks, id, change);
  for (const id of work.people) store.update(people, id, change);
  const stamps = { updated_at: serverTime, updated_by: by };
  if (work.regions)
    store.update(fieldRegions, fieldRegionsId, {
      ...regionsAfter(work.regions, former, successor),
      ...stamps,
    });
  for (const id of work.followUps) store.update(followUps, id, { owner, ...stamps });
  for (const event of work.events)
    store.update(events, event.id, { ...hostedBy(event, former, successor), ...stamps });
}
