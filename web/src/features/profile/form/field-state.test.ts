import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Value } from '../../../shared/profile/field-values.ts';
import {
  acknowledged,
  adopted,
  type FieldState,
  fresh,
  hasConflict,
  isDirty,
  keepBoth,
  keepOwn,
  received,
  refused,
  sent,
  takeServer,
  type,
} from './field-state.ts';
import { conflict, events, shown, typed, world, write } from './testing/field-model.ts';

const denied = { code: 'permission-denied', why: 'no' };

type Step = (field: FieldState) => FieldState | null;
const receives =
  (value: Value): Step =>
  (field) =>
    received(field, value);
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

it.each<[string, Step[], { box: Value; hasConflict: boolean; dirty: boolean }]>([
  ['shows what others write', [receives('theirs')], { box: 'theirs', hasConflict: false, dirty: false }],
  ['keeps what is typed', [types('mine')], { box: 'mine', hasConflict: false, dirty: true }],
  [
    'asks when both changed it',
    [types('mine'), receives('theirs')],
    { box: 'mine', hasConflict: true, dirty: true },
  ],
  [
    'does not ask when both wrote the same',
    [types('same'), receives('same')],
    { box: 'same', hasConflict: false, dirty: false },
  ],
  [
    'does not ask when the other took it back',
    [types('mine'), receives('theirs'), receives('old')],
    { box: 'mine', hasConflict: false, dirty: true },
  ],
  [
    'is saved when the server says so first',
    [types('mine'), sends, acknowledges, receives('old'), receives('mine')],
    { box: 'mine', hasConflict: false, dirty: false },
  ],
  [
    'is saved when the listener says so first',
    [types('mine'), sends, receives('mine'), acknowledges],
    { box: 'mine', hasConflict: false, dirty: false },
  ],
  [
    'shows what came after its own',
    [types('mine'), sends, acknowledges, receives('later')],
    { box: 'later', hasConflict: false, dirty: false },
  ],
  [
    'asks when the server found it out',
    [types('mine'), sends, refuses(), receives('theirs')],
    { box: 'mine', hasConflict: true, dirty: true },
  ],
  [
    'asks about all that was typed meanwhile',
    [types('mine'), sends, types('mine, more'), receives('theirs'), refuses()],
    { box: 'mine, more', hasConflict: true, dirty: true },
  ],
  [
    'keeps what was refused',
    [types('mine'), sends, refuses(denied)],
    { box: 'mine', hasConflict: false, dirty: true },
  ],
  [
    'takes theirs',
    [types('mine'), receives('theirs'), takeServer],
    { box: 'theirs', hasConflict: false, dirty: false },
  ],
  [
    'keeps mine',
    [types('mine'), receives('theirs'), keepOwn],
    { box: 'mine', hasConflict: false, dirty: true },
  ],
  [
    'keeps both',
    [types('mine'), receives('theirs'), (field) => keepBoth(field, typed('theirs, mine'))],
    { box: 'theirs, mine', hasConflict: false, dirty: true },
  ],
  [
    'goes on with what a killed tab sent',
    [adopts('mine', 'old')],
    { box: 'mine', hasConflict: false, dirty: false },
  ],
  [
    'asks about what a killed tab could not send',
    [receives('theirs'), adopts('mine', 'old', conflict)],
    { box: 'mine', hasConflict: true, dirty: true },
  ],
  [
    'goes on with all that a killed tab typed in two steps',
    [receives('theirs'), adopts('mine', 'old', conflict), adopts('mine, more', 'mine', conflict)],
    { box: 'mine, more', hasConflict: true, dirty: true },
  ],
  [
    'forgets what a killed tab had sent after all',
    [receives('mine'), adopts('mine', 'old', conflict)],
    { box: 'mine', hasConflict: false, dirty: false },
  ],
])('%s', (_, steps, { box, ...expected }) => {
  const end = steps.reduce<FieldState>((field, step) => step(field) ?? field, fresh('old'));
  expect({ box: shown(end), hasConflict: hasConflict(end), dirty: isDirty(end) }).toEqual({
    box,
    ...expected,
  });
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
