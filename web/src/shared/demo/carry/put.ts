import { type CarriedTable, carriedTables } from '#shared/collections/written-marks.ts';
import type { Operation } from '../../data/journal/index.ts';
import { type CarriedKind, carriedKinds, type Progress } from './carried-storage.ts';
import {
  type CalledKind,
  type Carried,
  type CarriedConsent,
  type CarriedRecord,
  type CarriedResearch,
  type CarriedTag,
  calledKinds,
  hasOwn,
  profileFieldsIn,
} from './contents.ts';

/** Records that are on their way at a time: a page with a long list stays quick, and a killed tab leaves little open. */
const portionMax = 25;

/** What became of a record: the campaign has it, it had its own before, or it was refused and waits with the reason. */
export type Fate = 'put' | 'there' | 'refused';

/** The campaign that it goes into. */
export type Campaign = {
  organization: string;
  /** Creates or updates through the journal; resolves when that has ended, also where an earlier try is under way. */
  write: (operation: Operation) => Promise<'put' | 'refused'>;
  /** A document as it is now; null where there is none. */
  one: (table: CarriedTable, id: string) => Promise<object | null>;
  profile: () => Promise<object | null>;
  /** Adds a tag to the list, or gives the one of its name this look. */
  listTag: (tag: CarriedTag) => Promise<unknown>;
  /** Saves by the call of its kind, unless the campaign has one of its id. */
  save: <K extends CalledKind>(kind: K, one: NonNullable<Carried[K]>[number]) => Promise<Fate>;
  /** Records what somebody said about being contacted; the same again changes nothing. */
  recordConsent: (consent: CarriedConsent) => Promise<unknown>;
  /** Says of somebody in the FEC's files who they are; the same again changes nothing. */
  decideResearch: (decision: CarriedResearch) => Promise<unknown>;
  /** Remembers how far it has come. */
  keep: (progress: Progress) => void;
};

type Portion = readonly CarriedRecord[] | CalledKind | 'profile';

/** In which order portions go. */
const order: readonly string[] = ['appeals', ...carriedTables, 'events', 'appointments'];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Portions of one table each, in the tables' order: the rules refuse a gift whose donor is not there yet. */
function portionsOf(carried: Carried): Portion[] {
  const { records, profile } = carried;
  const called = (...kinds: CalledKind[]) => kinds.filter((kind) => (carried[kind] ?? []).length > 0);
  const tables: Portion[] = carriedTables.flatMap((table) => {
    const own = records.filter((record) => record.table === table);
    return Array.from({ length: Math.ceil(own.length / portionMax) }, (_, at) =>
      own.slice(at * portionMax, (at + 1) * portionMax),
    );
  });
  const all: Portion[] = [...called('appeals'), ...tables, ...called('events', 'appointments')];
  return profileFieldsIn(profile).length > 0 ? [...all, 'profile'] : all;
}

/** A campaign has one goal of each kind, and one plan: what it set itself stays. */
async function putOne({ one, write }: Campaign, record: CarriedRecord): Promise<Fate> {
  const found = await one(record.table, record.id);
  if (!found) return write({ operation: 'create', ...record });
  return Object.entries(record.data).every(([field, value]) => isSame(Reflect.get(found, field), value))
    ? 'put'
    : 'there';
}

/** Fields that are empty are filled in; nobody's words are written over, theirs who come first in between neither. */
async function putProfile(campaign: Campaign, carried: Carried): Promise<Fate[]> {
  const now = (await campaign.profile()) ?? {};
  const fates: Fate[] = [];
  const data: Record<string, unknown> = {};
  for (const [field, value] of profileFieldsIn(carried.profile)) {
    const current: unknown = Reflect.get(now, field) ?? null;
    if (current === null) data[field] = value;
    else fates.push(isSame(current, value) ? 'put' : 'there');
  }
  const names = Object.keys(data);
  if (names.length === 0) return fates;
  const base = Object.fromEntries(names.map((name) => [name, null]));
  const about = { table: 'candidate_profiles', id: campaign.organization } as const;
  const fate = await campaign.write({ operation: 'update', ...about, data, base });
  return [...fates, ...names.map(() => fate)];
}

/** One after the other: those of one day change one month. */
async function saveAll<K extends CalledKind>(campaign: Campaign, kind: K, carried: Carried): Promise<Fate[]> {
  const fates: Fate[] = [];
  for (const one of carried[kind] ?? []) fates.push(await campaign.save<K>(kind, one));
  return fates;
}

/** Says to the server that records are on their way: an organization that looks empty until then is not deleted. */
const mark = ({ organization, write }: Campaign, carries_demo: boolean) =>
  write({ operation: 'update', table: 'organizations', id: organization, data: { carries_demo } });

/** Stops a carry-over for good: what has not arrived by now stays in the demo. */
export const endCarrying = (campaign: Campaign): Promise<unknown> => mark(campaign, false);

/** Counts of each kind. */
export function countsBy(count: (kind: CarriedKind) => number): Progress['put'];
export function countsBy(count: (kind: CarriedKind) => number): object {
  return Object.fromEntries(carriedKinds.map((kind) => [kind, count(kind)]));
}

const nothing = (demo: string): Progress => ({
  demo,
  portions: 0,
  order: [...order],
  put: countsBy(() => 0),
  there: 0,
  refused: 0,
});

/** Records and fields in all. */
export const sizeOf = (carried: Carried): number =>
  carried.records.length +
  profileFieldsIn(carried.profile).length +
  calledKinds.reduce((sum, kind) => sum + (carried[kind] ?? []).length, 0);
/** How many of them are done with. */
export const doneOf = ({ put, there, refused }: Progress): number =>
  Object.values(put).reduce((sum, one) => sum + one, 0) + there + refused;

/**
 * Puts what was carried into a campaign, and goes on where an earlier try ended. A portion that was cut off is done
 * again: each record keeps its id, and a create whose record is there already changes nothing. Rejects where the
 * journal takes no more; then it may be called again.
 */
export async function putCarried(
  carried: Carried,
  before: Progress | null,
  campaign: Campaign,
): Promise<Progress> {
  let now = before && isSame(before.order, order) ? before : nothing(carried.id);
  campaign.keep(now);
  await mark(campaign, true);
  // Before the people who have them; listed twice is listed once.
  for (const tag of carried.tags ?? []) await campaign.listTag(tag);
  const add = (kind: CarriedKind, fates: readonly Fate[]): void => {
    const many = (one: Fate) => fates.filter((fate) => fate === one).length;
    now = {
      ...now,
      portions: now.portions + 1,
      put: { ...now.put, [kind]: now.put[kind] + many('put') },
      there: now.there + many('there'),
      refused: now.refused + many('refused'),
    };
    campaign.keep(now);
  };
  for (const portion of portionsOf(carried).slice(now.portions)) {
    if (portion === 'profile') add('profile', await putProfile(campaign, carried));
    else if (typeof portion === 'string') add(portion, await saveAll(campaign, portion, carried));
    else {
      const fates = portion.map((record) =>
        hasOwn(record.table) ? putOne(campaign, record) : campaign.write({ operation: 'create', ...record }),
      );
      const [first] = portion;
      if (first) add(first.table, await Promise.all(fates));
    }
  }
  for (const consent of carried.consents ?? []) await campaign.recordConsent(consent);
  for (const decision of carried.research ?? []) await campaign.decideResearch(decision);
  await endCarrying(campaign);
  return now;
}
