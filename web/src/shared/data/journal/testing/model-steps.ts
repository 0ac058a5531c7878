import fc from 'fast-check';

/** What can happen next. Numbers choose among what is there then: a tab, a document, an entry. */
export type Step =
  | { do: 'create' | 'delete' | 'rename' | 'call'; tab: number; at: number; isDelayed: boolean }
  | { do: 'type' | 'send what is typed' | 'drop what is typed'; tab: number; at: number }
  | { do: 'undo' | 'retry' | 'discard' | 'keep mine' | 'edit'; tab: number; at: number }
  | { do: 'open a tab' | 'go offline' | 'come back' | 'lose an answer' | 'sign out' | 'sign in' }
  | { do: 'kill'; tab: number }
  | { do: 'refuse' | 'allow' | 'change elsewhere'; at: number }
  | { do: 'wait'; ms: number };

const nth = fc.nat(5);
const one = <const T extends string>(...names: T[]) => fc.constantFrom(...names);
const change = fc.record({
  do: one('create', 'delete', 'rename', 'rename', 'rename', 'call', 'call'),
  tab: nth,
  at: nth,
  isDelayed: fc.constantFrom(true, false, false),
});
/** Each as often as it is to come up among the others. */
const kinds: { weight: number; arbitrary: fc.Arbitrary<Step> }[] = [
  { weight: 10, arbitrary: change },
  {
    weight: 2,
    arbitrary: fc.record({ do: one('type', 'send what is typed', 'drop what is typed'), tab: nth, at: nth }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: one('undo', 'retry', 'discard', 'keep mine', 'edit'), tab: nth, at: nth }),
  },
  { weight: 3, arbitrary: fc.record({ do: one('go offline', 'come back', 'come back', 'lose an answer') }) },
  { weight: 2, arbitrary: fc.record({ do: one('open a tab', 'open a tab', 'sign out', 'sign in') }) },
  { weight: 1, arbitrary: fc.record({ do: one('kill'), tab: nth }) },
  { weight: 2, arbitrary: fc.record({ do: one('refuse', 'allow', 'change elsewhere'), at: nth }) },
  { weight: 4, arbitrary: fc.record({ do: one('wait'), ms: fc.constantFrom(100, 700, 5_000, 12_000) }) },
];

/** Sequences of them; `soon`: how many answers of the disk and the server come in before the next thing happens. */
export const sequences = fc.array(fc.record({ step: fc.oneof(...kinds), soon: fc.nat(12) }), {
  minLength: 5,
  maxLength: 40,
  size: 'max',
});
