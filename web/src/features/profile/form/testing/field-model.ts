import fc from 'fast-check';
import { expect } from 'vitest';
import type { Value } from '../../../../shared/profile/field-values.ts';
import {
  acknowledged,
  again,
  type FieldState,
  fresh,
  hasConflict,
  isDirty,
  keepBoth,
  keepOwn,
  leaveField,
  received,
  refused,
  sendable,
  sent,
  takeServer,
  type,
} from '../field-state.ts';

const show = (value: Value) => String(value ?? '');
export const typed = (text: string) => ({ text, value: text.trim() || null });
export const write = (value: Value) => ({ text: show(value), value });
/** What stands in the box. */
export const shown = ({ typed, base }: FieldState) => (typed ? typed.value : base);
export const conflict = { code: 'conflict', why: 'somebody else' };

const texts = fc.constantFrom('a', 'b', 'c', 'd ', '');
/** What a person, another one, the network and the server do, in any order. */
export const events = fc.array(
  fc.oneof(
    fc.record({ is: fc.constant('type' as const), text: texts }),
    fc.record({ is: fc.constant('other' as const), text: texts }),
    fc.constantFrom(
      ...(
        [
          'send',
          'arrive',
          'lost',
          'answer',
          'receive',
          'receive',
          'skip',
          'leave',
          'own',
          'server',
          'both',
          'again',
        ] as const
      ).map((is) => ({ is, text: '' })),
    ),
  ),
  { maxLength: 40 },
);
export type Event = { is: string; text: string };

/** A server that takes a change only of what was seen, a listener that may be late or leave out, and one form. */
export function world() {
  let field = fresh(null);
  let entries = 0;
  const history: Value[] = [null];
  const seen = new Set<Value>([null]);
  let snapshots: Value[] = [];
  let flying: { entry: string; value: Value; base: Value; answer: boolean | null } | null = null;
  const now = () => history.at(-1) ?? null;
  const store = (value: Value) => {
    if (value === now()) return;
    history.push(value);
    snapshots.push(value);
  };
  const see = () => {
    const box = shown(field);
    if (box !== undefined) seen.add(box);
    if (hasConflict(field)) seen.add(field.server);
  };
  const receive = () => {
    const [next, ...rest] = snapshots;
    if (next === undefined) return;
    snapshots = rest;
    field = received(field, next);
  };
  const acts: Record<string, (text: string) => void> = {
    type: (text) => {
      field = type(field, typed(text));
    },
    other: (text) => store(text.trim() || null),
    send: () => {
      const going = sendable(field);
      if (!going || flying) return;
      expect(seen, 'what is written over was seen').toContain(going.base);
      entries += 1;
      flying = { entry: `e${entries}`, ...going, answer: null };
      field = sent(field, flying.entry);
    },
    arrive: () => {
      if (!flying || flying.answer !== null) return;
      const current = now();
      flying.answer = current === flying.base || current === flying.value;
      if (flying.answer) store(flying.value);
    },
    // The answer is lost: the same change arrives once more.
    lost: () => {
      if (flying) flying.answer = null;
    },
    answer: () => {
      if (flying?.answer === true) field = acknowledged(field, flying.entry);
      if (flying?.answer === false) field = refused(field, flying.entry, conflict, write);
      if (flying && flying.answer !== null) flying = null;
    },
    receive,
    // Not told from what is late: another's step back to what was there before, where the listener left out the step between.
    skip: () => {
      const last = snapshots.slice(-1);
      if (!last.some((value) => field.before.includes(value))) snapshots = last;
    },
    leave: () => {
      field = leaveField(field);
    },
    own: () => {
      if (hasConflict(field)) field = keepOwn(field);
    },
    server: () => {
      if (hasConflict(field)) field = takeServer(field);
    },
    both: () => {
      if (hasConflict(field))
        field = keepBoth(field, typed(`${show(field.server)}+${show(shown(field) ?? null)}`));
    },
    again: () => {
      field = again(field);
    },
  };
  const run = ({ is, text }: Event) => {
    see();
    const before = shown(field);
    const isSaved = () => history.includes(before ?? null);
    acts[is]?.(text);
    const after = shown(field);
    if (is === 'type' || is === 'server' || is === 'both' || after === before) return;
    expect(isSaved(), `"${show(before ?? null)}" went from the box at "${is}", and was never saved`).toBe(
      true,
    );
  };
  const rest = () => {
    for (let turn = 0; turn < 12; turn += 1)
      for (const is of ['receive', 'receive', 'own', 'again', 'send', 'arrive', 'answer', 'leave'])
        run({ is, text: '' });
    return { box: shown(field), server: now(), open: isDirty(field) || hasConflict(field) };
  };
  return { run, rest };
}
