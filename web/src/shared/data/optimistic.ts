import { Timestamp } from 'firebase/firestore';
import type { Operation } from './journal/index.ts';
import {
  authorsAfter,
  createdFields,
  type Definition,
  stampsFor,
  storedFields,
} from './journal/record-fields.ts';
import { fits } from './list-rows.ts';
import type { ListRule, Order } from './queries.ts';
import type { Fields, Row } from './reading.ts';

/**
 * What a screen shows: what the server has said, with this member's own changes on top. Pure. A change that waits is
 * always on top. One that the server has acknowledged is, until an answer that was asked for `settleMs` later is there;
 * so an answer that is older than the change takes nothing back, and a later one is believed whatever it says. Not one
 * that was asked for at once: where a listener opens while a write to its document is on its way, the emulator may
 * answer with the state before it and never tell of it (4 of 115 tries on a busy machine). A list may so lack for ever
 * what the change brings into it, even where this device cannot know that it does: it is asked anew too.
 */

/** A change by this member, from whichever tab; moments in milliseconds since 1970. */
export type OwnChange = {
  operation: Operation;
  user: string;
  madeAt: number;
  /** When the server had acknowledged it; null while it waits. */
  appliedAt: number | null;
};

/**
 * An answer, and when it was asked for: what was acknowledged well before is in it. `once`: nobody listens for more,
 * and it is not asked for anew.
 */
export type ListPart = { rows: readonly Row[]; requestedAt: number; once?: true };

/** A document as it is shown, and as the server has it; null where the server has none. */
export type Shown = { row: Row; base: Row | null };

/** Milliseconds after an acknowledgement in which the listener tells of it; then the server is asked anew. */
export const settleMs = 3_000;

/** `until`: when an answer has to be asked for again, because it still lacks what was acknowledged; null where none does. */
type Over<T> = { shown: T; until: number | null };

const inOrderOfNames = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
const written = (value: unknown): string => JSON.stringify(value ?? null, inOrderOfNames);
const isSame = (one: unknown, other: unknown): boolean => written(one) === written(other);

/** Who wrote it and when, as the server will have it by its own clock. */
const stampsOf = (definition: Definition, { operation, user, madeAt, appliedAt }: OwnChange): Fields =>
  stampsFor(definition, operation.operation, user, Timestamp.fromMillis(appliedAt ?? madeAt));

/** One document; `own`: the changes of it, in the order they were made. */
export function overlayDocument(
  definition: Definition,
  id: string,
  base: Row | null,
  requestedAt: number,
  own: readonly OwnChange[],
): Over<Row | null> {
  let fields = base?.fields ?? null;
  let edits: Fields = {};
  let isRecreated = false;
  let until = Number.POSITIVE_INFINITY;
  for (const change of own) {
    const { operation, appliedAt } = change;
    if (appliedAt !== null && appliedAt + settleMs <= requestedAt) continue;
    if (operation.operation === 'delete') {
      fields = null;
      edits = {};
    } else if (operation.operation === 'create') {
      if (fields !== null) continue;
      const created = createdFields(definition, operation);
      const authors = authorsAfter(definition, created, [], change.user);
      fields = { ...created, ...stampsOf(definition, change), ...authors };
      isRecreated = true;
    } else {
      if (fields === null) continue;
      const patch = storedFields(definition, operation);
      edits = { ...edits, ...patch };
      const authors = authorsAfter(definition, patch, fields.authors, change.user);
      fields = { ...fields, ...patch, ...stampsOf(definition, change), ...authors };
    }
    if (appliedAt !== null) until = Math.min(until, appliedAt + settleMs);
  }
  const isIncluded =
    base === null
      ? fields === null
      : fields !== null &&
        !isRecreated &&
        Object.entries(edits).every(([name, value]) => isSame(base.fields[name], value));
  if (isIncluded) return { shown: base, until: null };
  return { shown: fields && { id, fields }, until: Number.isFinite(until) ? until : null };
}

const isInstant = (value: unknown): value is { toMillis(): number } =>
  typeof value === 'object' && value !== null && 'toMillis' in value;

/** Firestore's order of kinds, as far as a list is ordered by one of them. */
function rankOf(value: unknown): [number, number | string] {
  if (typeof value === 'boolean') return [1, Number(value)];
  if (typeof value === 'number') return [2, value];
  if (isInstant(value)) return [3, value.toMillis()];
  if (typeof value === 'string') return [4, value];
  return [0, 0];
}

function isBefore(one: Row, other: Row, { field, direction }: Order): boolean {
  const [kind, value] = rankOf(one.fields[field]);
  const [otherKind, otherValue] = rankOf(other.fields[field]);
  const least = direction === 'asc';
  if (kind !== otherKind) return kind < otherKind === least;
  if (value !== otherValue) return value < otherValue === least;
  return one.id < other.id === least;
}

const belongs = ({ fields }: Row, { conditions, order, prefix }: ListRule): boolean =>
  fits(fields, conditions) &&
  (order === null || order.field in fields) &&
  (!order || prefix === undefined || String(fields[order.field]).startsWith(prefix));

/** An answer that was asked for while changes were on their way, and does not show them: when it is asked for anew. */
const dueAfter = ({ requestedAt }: ListPart, own: readonly OwnChange[]): number =>
  Math.min(
    ...own.map(({ madeAt, appliedAt }) => {
      const due = (appliedAt ?? Number.POSITIVE_INFINITY) + settleMs;
      return madeAt <= requestedAt && requestedAt < due ? due : Number.POSITIVE_INFINITY;
    }),
  );

const nowhere: ListPart = { rows: [], requestedAt: 0 };
type Line = Shown & { part: ListPart };

function byDocument(own: readonly OwnChange[]): Map<string, OwnChange[]> {
  const found = new Map<string, OwnChange[]>();
  for (const change of own)
    found.set(change.operation.id, [...(found.get(change.operation.id) ?? []), change]);
  return found;
}

/**
 * A list out of its pages: no row twice, own creates and edits at their place, what no longer belongs gone. Without a
 * rule nobody knows where a record belongs: edits stay where they are, and creates wait for the server. `continues`:
 * there is more after the last page, and what sorts there is not shown yet.
 */
export function overlayList(
  definition: Definition,
  parts: readonly ListPart[],
  own: readonly OwnChange[],
  rule: ListRule | null,
  continues: boolean,
): Over<readonly Shown[]> {
  const changes = byDocument(own);
  const seen = new Set<string>();
  const lines: Line[] = [];
  const placed: Line[] = [];
  let until = Number.POSITIVE_INFINITY;
  const shownOf = (base: Row | null, id: string, { requestedAt, once }: ListPart): Row | null => {
    const over = overlayDocument(definition, id, base, requestedAt, changes.get(id) ?? []);
    if (!once) until = Math.min(until, over.until ?? until);
    return over.shown;
  };
  for (const part of parts)
    for (const base of part.rows) {
      if (seen.has(base.id)) continue;
      seen.add(base.id);
      const row = shownOf(base, base.id, part);
      if (row === null || (row !== base && rule && !belongs(row, rule))) continue;
      const field = rule?.order?.field;
      const moves = field !== undefined && !isSame(row.fields[field], base.fields[field]);
      (moves ? placed : lines).push({ row, base, part });
    }

  const place = (line: Line) => {
    const order = rule?.order;
    const found = order ? lines.findIndex(({ row }) => isBefore(line.row, row, order)) : -1;
    const at = found < 0 ? lines.length : found;
    if (found < 0 && continues) return;
    // A new record is as the page has it to which it belongs.
    const part = lines[at]?.part ?? parts.at(-1) ?? line.part;
    if (line.base || shownOf(null, line.row.id, part)) lines.splice(at, 0, { ...line, part });
  };
  for (const line of placed) place(line);
  for (const [id, ownChanges] of changes) {
    if (seen.has(id)) continue;
    const row = overlayDocument(definition, id, null, 0, ownChanges).shown;
    if (rule && row) {
      if (belongs(row, rule)) place({ row, base: null, part: nowhere });
    } else for (const part of parts) if (!part.once) until = Math.min(until, dueAfter(part, ownChanges));
  }
  const shown = rule?.limit === undefined ? lines : lines.slice(0, rule.limit);
  return { shown, until: Number.isFinite(until) ? until : null };
}
