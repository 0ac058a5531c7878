import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Value } from '../../../shared/profile/values.ts';
import {
  acknowledged,
  adopted,
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
} from './state.ts';

const show = (value: Value) => String(value ?? '');
const typed = (text: string) => ({ text, value: text.trim() || null });
const write = (value: Value) => ({ text: show(value), value });
const shown = ({ typed, base }: FieldState) => (typed ? typed.value : base);
const conflict = { code: 'conflict', why: 'somebody else' };
const denied = { code: 'permission-denied', why: 'no' };

type Step = (field: FieldState) => FieldState | null;
const hears =
  (value: Value): Step =>
  (field) =>
    heard(field, value);
const types =
  (text: string): Step =>
  (field) =>
    type(field, typed(text));
const sends: Step = (field) => sent(field, 'e');
const acknowledges: Step = (field) => acknowledged(field, 'e');
const refuses =
  (why = conflict): Step =>
  (field) =>
    refused(field, 'e', why, write);
const adopts =
  (value: Value, base: Value, trouble = null as null | typeof conflict): Step =>
  (field) =>
    adopted(field, { entry: 'e', value, base, trouble }, write);

it.each<[string, Step[], { box: Value; asks: boolean; dirty: boolean }]>([
  ['shows what others write', [hears('theirs')], { box: 'theirs', asks: false, dirty: false }],
  ['keeps what is typed', [types('mine')], { box: 'mine', asks: false, dirty: true }],
  ['asks when both changed it', [types('mine'), hears('theirs')], { box: 'mine', asks: true, dirty: true }],
  [
    'does not ask when both wrote the same',
    [types('same'), hears('same')],
    { box: 'same', asks: false, dirty: false },
  ],
  [
    'does not ask when the other took it back',
    [types('mine'), hears('theirs'), hears('old')],
    { box: 'mine', asks: false, dirty: true },
  ],
  [
    'is saved when the server says so first',
    [types('mine'), sends, acknowledges, hears('old'), hears('mine')],
    { box: 'mine', asks: false, dirty: false },
  ],
  [
    'is saved when the listener says so first',
    [types('mine'), sends, hears('mine'), acknowledges],
    { box: 'mine', asks: false, dirty: false },
  ],
  [
    'shows what came after its own',
    [types('mine'), sends, acknowledges, hears('later')],
    { box: 'later', asks: false, dirty: false },
  ],
  [
    'asks when the server found it out',
    [types('mine'), sends, refuses(), hears('theirs')],
    { box: 'mine', asks: true, dirty: true },
  ],
  [
    'asks about all that was typed meanwhile',
    [types('mine'), sends, types('mine, more'), hears('theirs'), refuses()],
    { box: 'mine, more', asks: true, dirty: true },
  ],
  [
    'keeps what was refused',
    [types('mine'), sends, refuses(denied)],
    { box: 'mine', asks: false, dirty: true },
  ],
  [
    'takes theirs',
    [types('mine'), hears('theirs'), takeTheirs],
    { box: 'theirs', asks: false, dirty: false },
  ],
  ['keeps mine', [types('mine'), hears('theirs'), keepMine], { box: 'mine', asks: false, dirty: true }],
  [
    'keeps both',
    [types('mine'), hears('theirs'), (field) => keepBoth(field, typed('theirs, mine'))],
    { box: 'theirs, mine', asks: false, dirty: true },
  ],
  [
    'goes on with what a killed tab sent',
    [adopts('mine', 'old')],
    { box: 'mine', asks: false, dirty: false },
  ],
  [
    'asks about what a killed tab could not send',
    [hears('theirs'), adopts('mine', 'old', conflict)],
    { box: 'mine', asks: true, dirty: true },
  ],
  [
    'goes on with all that a killed tab typed in two steps',
    [hears('theirs'), adopts('mine', 'old', conflict), adopts('mine, more', 'mine', conflict)],
    { box: 'mine, more', asks: true, dirty: true },
  ],
  [
    'forgets what a killed tab had sent after all',
    [hears('mine'), adopts('mine', 'old', conflict)],
    { box: 'mine', asks: false, dirty: false },
  ],
])('%s', (_, steps, { box, ...expected }) => {
  const end = steps.reduce<FieldState>((field, step) => step(field) ?? field, fresh('old'));
  expect({ box: shown(end), asks: asks(end), dirty: isDirty(end) }).toEqual({ box, ...expected });
});

it('what an earlier page left waits while this page has a text of its own', () =>
  expect(adopts('earlier', 'old')(type(fresh('old'), typed('mine')))).toBeNull());

const words = fc.constantFrom('a', 'b', 'c', 'd ', '');
const events = fc.array(
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
type Event = { is: string; text: string };

/** A server that takes a change only of what was seen, a listener that may be late or leave out, and one form. */
function world() {
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

it('no interleaving loses a text without asking, and all of them come to rest with what the server has', () => {
  fc.assert(
    fc.property(events, (list) => {
      const { run, rest } = world();
      for (const event of list) run(event);
      const end = rest();
      expect(end).toEqual({ box: end.server, server: end.server, open: false });
    }),
    { numRuns: 1_000 },
  );
});
