import { foldText } from '../../name-keys.ts';
import { fieldsOfChoice } from './merge-fields.ts';

/** What a merge changed on one document of the survivor: each field before and after. */
export type FieldChanges = Record<string, { before: unknown; after: unknown }>;

const lists: readonly string[] = ['emails', 'phones', 'tags', 'skills', 'not_voters', 'merged_ids'];
const sums: readonly string[] = ['totalHours'];
/** Fields that say one thing together: a name is not half one person's. */
const groups: readonly (readonly string[])[] = [fieldsOfChoice.name, fieldsOfChoice.address];
/** When and by whom, and which records: not what somebody wrote. */
const records: readonly string[] = ['merged_ids', 'updated_at', 'updated_by'];

export const isSameValue = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** Moments by their time, whichever SDK made them; fields of maps in one order. */
const textOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  if ('toMillis' in value && typeof value.toMillis === 'function') return `at ${value.toMillis()}`;
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${textOf(one)}`).join()}}`;
};

/** Lists of words, in which `Host` and `HOST` are one. */
const words: readonly string[] = ['tags', 'skills'];
const keyOf = (field: string, value: unknown): unknown =>
  words.includes(field) ? foldText(String(value)) : value;

/** A list without what another one has, as its field compares. */
export function without(field: string, list: readonly unknown[], gone: readonly unknown[]): unknown[] {
  const keys = new Set(gone.map((one) => keyOf(field, one)));
  return list.filter((one) => !keys.has(keyOf(field, one)));
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Which fields of a document differ; stamps tell when, not what. */
export function changesBetween(before: object, after: object, fields: readonly string[]): FieldChanges {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const [was, is] = [Reflect.get(before, field) ?? null, Reflect.get(after, field) ?? null];
      return isSameValue(was, is) ? [] : [[field, { before: was, after: is }] as const];
    }),
  );
}

export type Unmerged = {
  /** The fields to write. */
  fields: Record<string, unknown>;
  /** Fields that somebody changed since: what they wrote stays. */
  retained: string[];
};

/**
 * What taking a merge back changes on the survivor. A field that is as the merge left it goes back; a list loses what the
 * merge added, and hours what it added; what somebody wrote since stays. `claimed`: elements that others who are still merged
 * bring too.
 */
export function unmergedFields(
  current: object,
  changes: FieldChanges,
  claimed: Readonly<Record<string, readonly unknown[]>> = {},
): Unmerged {
  const fields: Record<string, unknown> = {};
  const retained: string[] = [];
  const isAsMerged = (field: string): boolean =>
    !changes[field] || isSameValue(Reflect.get(current, field) ?? null, changes[field].after);
  for (const [field, { before, after }] of Object.entries(changes)) {
    const now: unknown = Reflect.get(current, field) ?? null;
    const group = groups.find((one) => one.includes(field)) ?? [field];
    const isUntouched = group.every(isAsMerged);
    if (lists.includes(field)) {
      const [was, became, others] = [listOf(before), listOf(after), claimed[field] ?? []];
      if (isUntouched && others.length === 0) {
        fields[field] = before;
        continue;
      }
      const added = without(field, without(field, became, was), others);
      const dropped = without(field, was, became);
      const left = without(field, listOf(now), added);
      // What the merge had no room for comes back; what somebody took off since does not.
      fields[field] = [...left, ...without(field, dropped, left)];
      // What others brought, who are merged too, nobody wrote.
      const [own, merged] = [without(field, listOf(now), others), without(field, became, others)];
      if (!isSameValue(own, merged)) retained.push(field);
    } else if (isUntouched) fields[field] = before;
    else if (sums.includes(field)) {
      fields[field] = Math.max(0, (Number(now) * 100 - (Number(after) * 100 - Number(before) * 100)) / 100);
      retained.push(field);
    } else retained.push(field);
  }
  return { fields, retained: retained.filter((field) => !records.includes(field)) };
}

/** What a merge added to each list. */
export const addedTo = (changes: FieldChanges): Record<string, unknown[]> =>
  Object.fromEntries(
    lists.flatMap((field) => {
      const change = changes[field];
      return change ? [[field, without(field, listOf(change.after), listOf(change.before))] as const] : [];
    }),
  );

/** What later merges take over of the lists of one that is taken back. */
export type Inherited = {
  /** Elements that stay, because some later merge brings them too. */
  retained: Readonly<Record<string, readonly unknown[]>>;
  /** Those that go with this later merge from now on. */
  own: Readonly<Record<string, readonly unknown[]>>;
  /** The survivor's lists without the earlier merge. */
  shown: Readonly<Record<string, unknown>>;
};

/**
 * A later merge into the same survivor, once an earlier one is taken back: where it would give back what the earlier one
 * brought, it gives back what was there before that. What both bring goes with the later one.
 */
export function rebasedChanges(
  later: FieldChanges,
  earlier: FieldChanges,
  { retained, own, shown }: Inherited = { retained: {}, own: {}, shown: {} },
): FieldChanges {
  const rebased = Object.fromEntries(
    Object.entries(later).map(([field, change]) => {
      const gone = earlier[field];
      if (!gone) return [field, change];
      if (lists.includes(field)) {
        const added = without(field, listOf(gone.after), listOf(gone.before));
        const leaving = without(field, added, retained[field] ?? []);
        const before = without(field, listOf(change.before), [...leaving, ...(own[field] ?? [])]);
        return [field, { before, after: without(field, listOf(change.after), leaving) }];
      }
      if (sums.includes(field)) {
        const less = Number(gone.after) - Number(gone.before);
        return [field, { before: Number(change.before) - less, after: Number(change.after) - less }];
      }
      return [field, isSameValue(change.before, gone.after) ? { ...change, before: gone.before } : change];
    }),
  );
  for (const [field, elements] of Object.entries(own)) {
    const after = listOf(shown[field]);
    if (elements.length > 0 && !later[field])
      rebased[field] = { before: without(field, after, elements), after };
  }
  return rebased;
}
