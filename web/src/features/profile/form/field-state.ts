import type { Typed, Value } from '../../../shared/profile/field-values.ts';

/**
 * One field of a form that saves by itself while others edit the same record. Pure: nothing that somebody typed goes
 * away but by their own typing, their own choice, or after it was saved.
 */

/** Why a change was not saved. */
export type Trouble = { code: string; why: string };

export type FieldState = {
  /** What the server has, as far as this device has heard. */
  server: Value;
  /** What the text in the box grew from: what the person saw when they began. */
  base: Value;
  /** Null where the box shows `base`. */
  typed: Typed | null;
  /** The change that is on its way, one at a time. */
  sent: { entry: string; value: Value; base: Value; acknowledged: boolean } | null;
  /** What the server had before this device's own changes; it may still be heard of after they were acknowledged. */
  before: readonly Value[];
  trouble: Trouble | null;
};

export const fresh = (server: Value): FieldState => ({
  server,
  base: server,
  typed: null,
  sent: null,
  before: [],
  trouble: null,
});

/** Whether the box holds what was not sent yet. */
export const isDirty = ({ typed, base }: FieldState): boolean => typed !== null && typed.value !== base;

/** Whether somebody else changed the field since this person began to type: both versions are there, and one asks. */
export const hasConflict = (field: FieldState): boolean =>
  field.sent === null &&
  isDirty(field) &&
  field.server !== field.base &&
  field.server !== field.typed?.value &&
  !field.before.includes(field.server);

/** What can be sent now; null where there is nothing, or where something has to be settled first. */
export function sendable(field: FieldState): { value: Value; base: Value } | null {
  const { typed, base, sent, trouble } = field;
  if (typed === null || typed.value === undefined || typed.value === base) return null;
  if (trouble || hasConflict(field) || sent?.acknowledged === false) return null;
  return { value: typed.value, base };
}

/** With nothing on its way: what is not being typed in shows what the server has. */
function follow(field: FieldState): FieldState {
  const { server, base, typed } = field;
  if (!isDirty(field))
    return { ...field, base: server, typed: server === base ? typed : null, trouble: null };
  return typed?.value === server ? { ...field, base: server, trouble: null } : field;
}

function settle(field: FieldState): FieldState {
  if (field.sent?.acknowledged === false || field.before.includes(field.server)) return field;
  return follow({ ...field, sent: null, before: [] });
}

/** The listener's news. Once it has told this device's own change, nothing from before that comes any more. */
export const received = (field: FieldState, server: Value): FieldState =>
  settle({ ...field, server, before: server === field.sent?.value ? [] : field.before });

export const type = (field: FieldState, typed: Typed): FieldState => ({ ...field, typed, trouble: null });

/** The person has left the box: it shows what is stored, without spaces at its ends and the like. */
export const leaveField = (field: FieldState): FieldState =>
  isDirty(field) ? field : settle({ ...field, typed: null });

/** What is sendable has left as `entry`. */
export function sent(field: FieldState, entry: string): FieldState {
  const going = sendable(field);
  if (!going) return field;
  const before = [...field.before, going.base];
  return { ...field, base: going.value, before, sent: { entry, ...going, acknowledged: false } };
}

export const acknowledged = (field: FieldState, entry: string): FieldState =>
  field.sent?.entry === entry ? settle({ ...field, sent: { ...field.sent, acknowledged: true } }) : field;

/** Not saved: what was sent stands in the box again, as `write` puts it, unless more was typed since. */
export function refused(
  field: FieldState,
  entry: string,
  trouble: Trouble,
  write: (value: Value) => Typed,
): FieldState {
  if (field.sent?.entry !== entry) return field;
  const { value, base } = field.sent;
  const typed = field.typed ?? write(value);
  return follow({ ...field, typed, base, sent: null, before: [], trouble });
}

/** Another attempt at what was not saved. */
export const again = (field: FieldState): FieldState => ({ ...field, trouble: null });

/** The three answers to a conflict. */
export const keepOwn = (field: FieldState): FieldState =>
  follow({ ...field, base: field.server, trouble: null });
export const takeServer = (field: FieldState): FieldState => fresh(field.server);
export const keepBoth = (field: FieldState, both: Typed): FieldState => type(keepOwn(field), both);

/** A change that an earlier page left; `trouble` where it has been refused. */
export type Left = { entry: string; value: Value; base: Value; trouble: Trouble | null };

/** Takes over what an earlier page left; null while a text of this page is in the way. */
export function adopted(field: FieldState, earlier: Left, write: (value: Value) => Typed): FieldState | null {
  const { entry, value, base, trouble } = earlier;
  if (field.sent) return null;
  if (isDirty(field)) return field.trouble && trouble ? prolonged(field, earlier, write) : null;
  if (trouble) return follow({ ...field, typed: write(value), base, trouble });
  const sent = { entry, value, base, acknowledged: false };
  return { ...field, typed: null, base: value, before: [base], sent, trouble: null };
}

/** Two changes of one field by one killed tab, the second begun on the first. */
function prolonged(field: FieldState, { value, base }: Left, write: (value: Value) => Typed) {
  if (field.typed?.value === value) return field;
  return field.typed?.value === base ? { ...field, typed: write(value) } : null;
}
