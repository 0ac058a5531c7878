import { contactEvents, evidenceMax } from '../../collections/contact-events.ts';
import { contactPoints, pointPeopleMax } from '../../collections/contact-points.ts';
import { personKeys } from '../../collections/person-keys.ts';
import { sha256 } from '../../demo/hash.ts';
import type { ContactEvent, ContactEventKind } from '../../domain/consent/contact-event.ts';
import { hasEvidence } from '../../domain/consent/contact-event.ts';
import { maskPoint, normalizePoint, type PointKind, pointId } from '../../domain/consent/contact-point.ts';
import { foldPoint, inOrder, type PointState } from '../../domain/consent/fold-point.ts';
import { filtersOf, orderOf, shownClosures } from '../../domain/consent/shown-closures.ts';
import { type Fields, type Reads, type Row, type Store, serverTime } from '../store.ts';
import type { Context } from '../use-case.ts';
import { saltFor } from './contact-salt.ts';

/** One line of evidence about an address or a number. */
export type NewContactEvent = Pick<ContactEvent, 'what' | 'source' | 'at'> &
  Partial<Omit<ContactEvent, 'id' | 'what' | 'source' | 'at'>> & {
    /** A provider's, an import's or a device's: an event that is stored under it already changes nothing. */
    id: string;
    kind: PointKind;
    /** The address or number itself, which is not stored. */
    value: string;
    /** The card on which it was recorded. */
    personId?: string | null;
    importId?: string | null;
  };

/** Why a line was left out. */
export type Dropped = {
  id: string;
  why:
    | 'no_address'
    /** Consent without the person's words and without the version of a text is none. */
    | 'no_evidence'
    /** Another line has this id. */
    | 'other_event'
    /** The point has as many lines as it may have, and this one closes nothing more. */
    | 'full';
};
export type Recorded = { recorded: string[]; repeated: string[]; dropped: Dropped[] };
export type ContactRecording = Recorded & {
  /** What each point comes to, by its id. */
  points: ReadonlyMap<string, PointState>;
  /** Writes lines, points and, where there was none, the salt. After all reads of the transaction. */
  write: () => void;
};

type Line = Fields<typeof contactEvents.schema>;
type Point = Row<typeof contactPoints.schema>;

/** Points that one query asks the evidence of. */
const pointsPerQuery = 10;

/** An event as the fold takes it. */
export const contactEventOf = (row: Line & { id: string }): ContactEvent => {
  const { id, what, channel, list, grade, reason, words, source, text_version, by, at, undoes } = row;
  return { id, what, channel, list, grade, reason, words, source, text_version, by, at, undoes };
};

const lineOf = (event: NewContactEvent, point: string, now: number): Line => ({
  point,
  what: event.what,
  channel: event.channel ?? null,
  list: event.list ?? null,
  grade: event.grade ?? null,
  reason: event.reason ?? null,
  words: event.words ?? null,
  // What a file says is what a file says, whatever it claims.
  source: event.importId ? 'import' : event.source,
  text_version: event.importId ? null : (event.text_version ?? null),
  by: event.by ?? null,
  undoes: event.undoes ?? null,
  at: Math.min(event.at, now),
  person_id: event.personId ?? null,
  import_id: event.importId ?? null,
  recorded_at: serverTime,
});

/** Whether a line that is stored under an id is the same: a repeat may be recorded at another moment. */
const isSame = (one: Line, other: Line): boolean =>
  one.point === other.point &&
  one.what === other.what &&
  one.channel === other.channel &&
  one.words === other.words &&
  one.reason === other.reason;

const opening: readonly ContactEventKind[] = [
  'opt_in',
  'consent',
  'consent_claim',
  'join_list',
  'lift',
  'retraction',
];

/** Whether a line closes something that was open. */
export function closesMore(
  about: Pick<PointState, 'kind' | 'mask'>,
  before: readonly ContactEvent[],
  one: ContactEvent,
) {
  if (opening.includes(one.what)) return false;
  const closures = ({ closed, lists, soft_hold }: PointState) =>
    JSON.stringify([
      Object.entries(closed).map(([channel, { reason, except }]) => [channel, reason, except]),
      Object.keys(lists),
      soft_hold?.until,
    ]);
  return closures(foldPoint(about, before)) !== closures(foldPoint(about, [...before, one]));
}

/** Lines about points by the points' ids, all of them: no point has more than `evidenceMax` and some that close more. */
export async function linesOf(
  reads: Reads,
  points: readonly string[],
): Promise<Map<string, Row<typeof contactEvents.schema>[]>> {
  const found = new Map<string, Row<typeof contactEvents.schema>[]>();
  const queries = [];
  for (let from = 0; from < points.length; from += pointsPerQuery)
    queries.push(
      reads.find(contactEvents, {
        where: [['point', 'in', points.slice(from, from + pointsPerQuery)]],
        limit: pointsPerQuery * 2 * evidenceMax,
      }),
    );
  for (const row of (await Promise.all(queries)).flat())
    found.set(row.point, [...(found.get(row.point) ?? []), row]);
  return found;
}

async function evidenceOf(store: Store, points: readonly string[]): Promise<Map<string, ContactEvent[]>> {
  const lines = await linesOf(store, points);
  return new Map([...lines].map(([point, rows]) => [point, rows.map(contactEventOf)]));
}

/** People whom the contact keys lead to, by the point: at most ten each. */
async function holdersOf(
  store: Store,
  addressed: readonly Addressed[],
): Promise<Map<string, readonly string[]>> {
  const values = new Map(addressed.map(({ event, value, point }) => [point, `${event.kind}:${value}`]));
  const found = await store.getAll(
    personKeys,
    [...values.values()].map((key) => sha256(key)),
  );
  return new Map([...values.keys()].map((point, at) => [point, found[at]?.people ?? []]));
}

type Addressed = { event: NewContactEvent; value: string; point: string };

/**
 * Reads what recording evidence needs, and answers with what comes of it and with `write`. For transactions that read more
 * afterwards. Reads: the salt, each line, each point and the key of its address, and the evidence of points that are there.
 */
export async function prepareContactEvents(
  store: Store,
  context: Pick<Context, 'newId' | 'now' | 'member'>,
  events: readonly NewContactEvent[],
): Promise<ContactRecording> {
  const { salt, save } = await saltFor(store, context);
  const dropped: Dropped[] = [];
  const addressed = events.flatMap((event): Addressed[] => {
    const value = normalizePoint(event.kind, event.value);
    if (value !== null)
      return [{ event, value, point: pointId(salt, context.member.organization, event.kind, value) }];
    dropped.push({ id: event.id, why: 'no_address' });
    return [];
  });
  const ids = [...new Set(addressed.map(({ point }) => point))];
  const eventIds = [...new Set(addressed.map(({ event }) => event.id))];
  const [storedPoints, storedLines, holders] = await Promise.all([
    store.getAll(contactPoints, ids),
    store.getAll(contactEvents, eventIds),
    holdersOf(store, addressed),
  ]);
  const points = new Map<string, Point | null>(ids.map((id, at) => [id, storedPoints[at] ?? null]));
  const lines = new Map<string, Line>(
    eventIds.flatMap((id, at) => {
      const found = storedLines[at];
      return found ? [[id, found] as const] : [];
    }),
  );
  const evidence = await evidenceOf(
    store,
    ids.filter((id) => points.get(id)),
  );

  const now = context.now();
  const recorded: string[] = [];
  const repeated: string[] = [];
  const added = new Map<string, Line>();
  const changed = new Map<string, Addressed[]>();
  const states = new Map<string, PointState>();
  for (const one of addressed) {
    const { event, point, value } = one;
    const line = lineOf(event, point, now);
    const same = lines.get(event.id) ?? added.get(event.id);
    if (same) {
      if (isSame(same, line)) repeated.push(event.id);
      else dropped.push({ id: event.id, why: 'other_event' });
      continue;
    }
    if (line.what === 'consent' && line.grade !== 'none' && !hasEvidence(line)) {
      dropped.push({ id: event.id, why: 'no_evidence' });
      continue;
    }
    const about = { kind: event.kind, mask: maskPoint(event.kind, value) };
    const before = evidence.get(point) ?? [];
    const folded = contactEventOf({ ...line, id: event.id });
    if (before.length >= evidenceMax && !closesMore(about, before, folded)) {
      dropped.push({ id: event.id, why: 'full' });
      continue;
    }
    evidence.set(point, [...before, folded]);
    states.set(point, foldPoint(about, [...before, folded]));
    added.set(event.id, line);
    changed.set(point, [...(changed.get(point) ?? []), one]);
    recorded.push(event.id);
  }
  for (const [id, point] of points) if (point && !states.has(id)) states.set(id, stateOf(point));

  function write(): void {
    if (recorded.length === 0) return;
    save();
    for (const [id, line] of added) store.create(contactEvents, id, line);
    for (const [id, of] of changed) {
      const state = states.get(id);
      if (!state) continue;
      const all = evidence.get(id) ?? [];
      const named = of.flatMap(({ event }) => event.personId ?? []);
      const people = [...new Set([...named, ...(points.get(id)?.people ?? []), ...(holders.get(id) ?? [])])];
      store.set(contactPoints, id, {
        ...pointFields(id, state, all, people),
        changed_at: serverTime,
      });
    }
  }
  return { recorded, repeated, dropped, points: states, write };
}

/** A point as it is stored: what its evidence comes to, and what lists ask of it. */
export function pointFields(
  id: string,
  state: PointState,
  all: readonly ContactEvent[],
  people: readonly string[],
) {
  const shown = shownClosures(state, inOrder(all));
  return {
    ...state,
    ...{ shown, filters: filtersOf(shown), order: orderOf(shown, id) },
    ...{ people: people.slice(0, pointPeopleMax), events: all.length },
  };
}

/** What a stored point comes to, without what only lists ask. */
export const stateOf = (point: Omit<Point, 'id'>): PointState => {
  const { kind, mask, closed, lists, consent, soft_days, soft_hold } = point;
  return { kind, mask, closed, lists, consent, soft_days, soft_hold };
};

/**
 * Adds evidence about addresses and numbers within a transaction, and folds their points anew. The one way in which anything
 * is opened or closed: members, imports, forms and providers all come here. After it the transaction reads no more.
 */
export async function recordContactEvents(
  store: Store,
  context: Pick<Context, 'newId' | 'now' | 'member'>,
  events: readonly NewContactEvent[],
): Promise<Recorded> {
  if (events.length === 0) return { recorded: [], repeated: [], dropped: [] };
  const { recorded, repeated, dropped, write } = await prepareContactEvents(store, context, events);
  write();
  return { recorded, repeated, dropped };
}
