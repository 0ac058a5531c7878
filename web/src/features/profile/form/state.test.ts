import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Value } from '../../../shared/profile/values.ts';
import {
  acknowledged,
  adopted,
  asks,
  type FieldState,
  fresh,
  heard,
  isDirty,
  keepBoth,
  keepMine,
  refused,
  sent,
  takeTheirs,
  type,
} from './state.ts';
import { conflict, events, shown, typed, world, write } from './testing/world.ts';

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
