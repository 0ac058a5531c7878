import fc from 'fast-check';
import { expect } from 'vitest';
import type { Value } from '../../../../shared/profile/values.ts';
import {
  acknowledged,
  again,
  asks,
  type FieldState,
  fresh,
  heard,
  isDirty,
  keepBoth,
  keepMine,
  left,
  refused,
  sendable,
  sent,
  takeTheirs,
  type,
} from '../state.ts';

const show = (value: Value) => String(value ?? '');
export const typed = (text: string) => ({ text, value: text.trim() || null });
export const write = (value: Value) => ({ text: show(value), value });
/** What stands in the box. */
export const shown = ({ typed, base }: FieldState) => (typed ? typed.value : base);
export const conflict = { code: 'conflict', why: 'somebody else' };

const words = fc.constantFrom('a', 'b', 'c', 'd ', '');
/** What a person, another one, the network and the server do, in any order. */
export const events = fc.array(
  fc.oneof(
    fc.record({ is: fc.constant('type' as const), text: words }),
    fc.record({ is: fc.constant('other' as const), text: words }),
    fc.constantFrom(
      ...(
        [
          'send',
          'arrive',
          'lost',
          'answer',
          'hear',
          'hear',
          'skip',
          'leave',
          'mine',
          'theirs',
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
    if (asks(field)) seen.add(field.server);
  };
  const hear = () => {
    const [next, ...rest] = snapshots;
    if (next === undefined) return;
    snapshots = rest;
    field = heard(field, next);
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
      const there = now();
      flying.answer = there === flying.base || there === flying.value;
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
    hear,
    // Not told from what is late: another's step back to what was there before, where the listener left out the step between.
    skip: () => {
      const last = snapshots.slice(-1);
      if (!last.some((value) => field.before.includes(value))) snapshots = last;
    },
    leave: () => {
      field = left(field);
    },
    mine: () => {
      if (asks(field)) field = keepMine(field);
    },
    theirs: () => {
      if (asks(field)) field = takeTheirs(field);
    },
    both: () => {
      if (asks(field)) field = keepBoth(field, typed(`${show(field.server)}+${show(shown(field) ?? null)}`));
    },
    again: () => {
      field = again(field);
    },
  };
  const run = ({ is, text }: Event) => {
    see();
    const before = shown(field);
    const kept = () => history.includes(before ?? null);
    acts[is]?.(text);
    const after = shown(field);
    if (is === 'type' || is === 'theirs' || is === 'both' || after === before) return;
    expect(kept(), `"${show(before ?? null)}" went from the box at "${is}", and was never saved`).toBe(true);
  };
  const rest = () => {
    for (let turn = 0; turn < 12; turn += 1)
      for (const is of ['hear', 'hear', 'mine', 'again', 'send', 'arrive', 'answer', 'leave'])
        run({ is, text: '' });
    return { box: shown(field), server: now(), open: isDirty(field) || asks(field) };
  };
  return { run, rest };
}
