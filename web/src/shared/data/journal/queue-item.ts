import { wholeOfPart } from '#shared/domain/gifts/gift-ids.ts';
import type { Call, Entry, State, Table } from './entry.ts';

/** An entry as the device keeps it: spec §3's offline queue item, whose it is, and what was seen before it. */
export type Item = {
  id: string;
  operation: Entry['operation']['operation'];
  /** Of a call a name that no collection has: a version that knows no calls then finds nothing to write to. */
  table: Table | 'call';
  /** The id of the document that it is about. */
  document: string;
  /** Nothing, of a deletion and of a call. */
  data: object;
  call?: Pick<Call, 'table' | 'path' | 'input'>;
  /** Of a call: the server may have heard of it. */
  attempted?: true;
  base?: object;
  timestamp: number;
  retries: number;
  user: string;
  organization: string;
  /** One of a later version than this build's stays where it is, untouched and unsent. */
  version: number;
  state: State;
};
export const version = 3;
/** Version 2 has no calls. */
export const isReadable = (version: number): version is Entry['version'] => version === 2 || version === 3;

type Flat = Pick<Item, 'operation' | 'table' | 'document' | 'data' | 'base' | 'call'>;
export function flat(operation: Entry['operation']): Flat {
  const { operation: kind, table, id: document } = operation;
  if (operation.operation === 'call') {
    const { path, input } = operation;
    return { operation: kind, table: 'call', document, data: {}, call: { table, path, input } };
  }
  if (operation.operation === 'delete') return { operation: kind, table, document, data: {} };
  const { data, base } = operation;
  return { operation: kind, table, document, data, ...(base && { base }) };
}

function operationOf(item: Flat): Entry['operation'];
function operationOf({ operation, table, document: id, data, base, call }: Flat): object {
  if (call) return { operation, ...call, id };
  if (operation === 'delete') return { operation, table, id };
  return { operation, table, id, data, ...(base && { base }) };
}

export function entryOf(item: Item, unreached = false): Entry {
  const { id, user, organization, timestamp, retries } = item;
  const state: State = item.state.is === 'pending' && unreached ? { is: 'pending', unreached } : item.state;
  const known = isReadable(item.version) ? item.version : version;
  const operation = operationOf(item);
  return { id, version: known, operation, user, organization, timestamp, retries, state };
}

/** What is still being typed may be of the same moment as another. */
export const byAge = (one: Item, other: Item): number =>
  one.timestamp - other.timestamp || (one.id < other.id ? -1 : 1);
type Placed = Pick<Item, 'table' | 'document' | 'data' | 'call'>;
/**
 * Changes of one document go out one after the other, those of different ones side by side. What was learned of a voter is
 * a document each time, and yet of one thing: the server has it in the order in which this device learned it. Somebody who
 * was met and is not in the file is there before what was learned of them, which is refused otherwise.
 */
function laneOf({ table: ownTable, document, data, call }: Placed): string {
  const table = call?.table ?? ownTable;
  if (table === 'voter_events') return `voter ${Reflect.get(data, 'voter_id')}`;
  // A draft is refused where its issue is not there yet, and a use where its position's issue is not.
  if (table === 'issues' || table === 'position_drafts') return `issue ${document}`;
  // A part of a shared gift is there once the whole is.
  if (table === 'donations') return `donations/${wholeOfPart(document) ?? document}`;
  return table === 'voter_additions' ? `voter ${document}` : `${table}/${document}`;
}
/** The lanes of a change. A gift that pays a pledge is refused where the pledge is not there yet, so it waits in both. */
export function lanesOf(item: Placed): string[] {
  const pledge: unknown = item.table === 'donations' ? Reflect.get(item.data, 'pledge_id') : null;
  const person: unknown =
    item.call?.path === addPersonPath ? Reflect.get(Object(item.call.input), 'id') : null;
  const isSchedule = item.call?.path.startsWith(schedulePath) === true;
  return [
    laneOf(item),
    ...(pledge ? [`pledges/${pledge}`] : []),
    ...(person ? [`addition ${person}`] : []),
    // An hour is freed before another appointment takes it.
    ...(isSchedule ? [scheduleLane] : []),
  ];
}
const addPersonPath = '/api/people/add';
const schedulePath = '/api/schedule/';
const scheduleLane = 'schedule';
/** The lanes in which later changes wait for this one. One that was refused holds back what is about the same appointment, and no other. */
const lanesHeldBy = (item: Placed & Partial<Pick<Item, 'state'>>): string[] =>
  item.state?.is === 'failed' ? lanesOf(item).filter((lane) => lane !== scheduleLane) : lanesOf(item);
/**
 * Lanes that a change waits for and does not take: a gift is refused where one of those who give it is not there yet, and yet
 * another gift of theirs does not wait for it.
 */
export function awaitedLanes({ table, data }: Placed): string[] {
  if (table !== 'donations') return [];
  const shares: unknown = Reflect.get(data, 'shares');
  const others = Array.isArray(shares) ? shares.map((share) => Reflect.get(Object(share), 'donor_id')) : [];
  return [Reflect.get(data, 'donor_id'), ...others].flatMap((donor) => (donor ? [`addition ${donor}`] : []));
}
/** Whether a change that was made earlier goes first. */
export const goesBefore = (earlier: Placed & Partial<Pick<Item, 'state'>>, item: Placed): boolean => {
  const lanes = lanesHeldBy(earlier);
  return [...lanesOf(item), ...awaitedLanes(item)].some((lane) => lanes.includes(lane));
};
/** What is still being typed has no place in the queue yet. */
export const isDraft = ({ state }: Item): boolean => state.is === 'held' && state.until === null;

/** Milliseconds; a moment to wait for that is further off comes from a clock that was put back since. */
const longestHold = 60_000;
/** Milliseconds until an entry that heads its document's queue may be sent; null where it waits for a person. */
export function msUntilDue({ state }: Item, now: number): number | null {
  if (state.is === 'pending') return 0;
  if (state.is === 'failed' || state.until === null) return null;
  const wait = state.until - now;
  return wait > longestHold ? 0 : Math.max(wait, 0);
}

/** The oldest of each document. Where it waits, the later ones wait behind it. */
export function queueHeads(items: readonly Item[]): Item[] {
  const taken = new Set<string>();
  return items
    .filter((item) => !isDraft(item))
    .toSorted(byAge)
    .filter((item) => {
      const lanes = lanesOf(item);
      const isHead = ![...lanes, ...awaitedLanes(item)].some((lane) => taken.has(lane));
      for (const lane of lanesHeldBy(item)) taken.add(lane);
      return isHead;
    });
}

/** Whose changes are sent: a member's, of the organization that they are in. */
export type Owner = { user: string; organization: string };
export const isOf =
  ({ user, organization }: Owner) =>
  (item: Owner): boolean =>
    item.user === user && item.organization === organization;

/** Entries as plain data, to be kept as a file. */
export const exportable = (entries: readonly Entry[]): object[] =>
  entries.map(({ operation, ...rest }) => ({ ...rest, ...flat(operation) }));
