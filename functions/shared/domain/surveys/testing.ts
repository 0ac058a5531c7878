import fc from 'fast-check';
import { type Item, noItem, questionTypes, type ScriptBody } from './script.ts';
import type { Answers } from './survey-run.ts';

/** Scripts and answers for properties: few ids, so that branches meet, come back, and lead nowhere. */
const ids = ['i1', 'i2', 'i3', 'i4', 'i5', 'i6'];
const id = fc.constantFrom(...ids);
const next = fc.option(fc.oneof(id, fc.constant(noItem), fc.constant('nowhere')), { nil: null });
const label = fc.string({ minLength: 1, maxLength: 8 });

const options = (of: readonly string[]) =>
  fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...of),
      label,
      tag: fc.option(fc.constantFrom('t1', 't2'), { nil: null }),
      next,
    }),
    { selector: (one) => one.id, maxLength: of.length },
  );
const say = fc.record({ kind: fc.constant('say' as const), id, text: label, next });
const ask = fc.constantFrom(...questionTypes).chain((type) =>
  fc.record({
    kind: fc.constant('ask' as const),
    id,
    type: fc.constant(type),
    short: label,
    text: label,
    options: options(type === 'support' ? ['s1', 's2', 's5'] : ['o1', 'o2', 'o3']),
    next,
  }),
);

export const anyBody: fc.Arbitrary<ScriptBody> = fc.record({
  intro: fc.constant(''),
  items: fc.uniqueArray<Item, string>(fc.oneof(say, ask), {
    selector: (one) => one.id,
    maxLength: ids.length,
  }),
});
export const anyAnswers: fc.Arbitrary<Answers> = fc.dictionary(
  id,
  fc.array(fc.constantFrom('o1', 'o2', 'o3', 's1', 's2', 's5', '2026-11-03', 'words'), { maxLength: 3 }),
);
