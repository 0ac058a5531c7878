import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionsMax, tagsMax } from './claims.ts';
import { channels, type Result } from './contact-results.ts';
import { answerCharsMax, withCurrentFacts } from './fact-store.ts';
import { emptyFoldState, fold, foldAll, stateOf } from './fold.ts';
import { fullEvent, type VoterDraft } from './learned.ts';
import { packOverlay, unpackOverlay } from './overlay.ts';
import type { FoldState, Learned, SuppressionReason } from './voter-state.ts';

const day = '2026-11-22';
type EventFields = Omit<VoterDraft, 'voter_id' | 'source'> & Partial<Learned>;
/** Events of one voter in order; `e0`, `e1` and so on are their ids. */
const eventsOf = (...inputs: EventFields[]): Learned[] =>
  inputs.map((one, at) => ({
    ...fullEvent({ voter_id: 'V1', source: 'door', ...one }),
    id: `e${at}`,
    happened_at: at,
    received_at: at,
    by: 'ana',
    ...one,
  }));
const foldOf = (...inputs: EventFields[]) => fold(emptyFoldState, eventsOf(...inputs));
const closed = (state: FoldState) =>
  channels.filter((channel) => stateOf(state, day).suppressed[channel]).join(' ');

const block = (reason: SuppressionReason, how: Partial<Learned> = {}): EventFields => ({
  kind: 'suppression',
  reason,
  is_on: true,
  ...how,
});
const undo = (id: number, by = 'eve', how: Partial<Learned> = {}): EventFields => ({
  kind: 'suppression',
  reason: 'opt_out',
  undoes: `e${id}`,
  by,
  ...how,
});
const result = (outcome: Result, by = 'ana'): EventFields => ({ kind: 'attempt', outcome, by });
const all = channels.join(' ');
const byEve = { by: 'eve' };

describe('a suppression that stands', () => {
  it.each<SuppressionReason>(['opt_out', 'legal_hold', 'do_not_contact', 'deceased', 'moved'])(
    'survives %s written twice and undone twice',
    (reason) => {
      const office = block(reason, { source: 'office', channels });
      const repeat = block(reason, { ...byEve, channels });
      const state = foldOf(office, repeat, repeat, undo(1), undo(2));
      expect(closed(state)).toBe(all);
    },
  );

  it('survives the same of any number of repeats by several people', () => {
    for (let count = 1; count < 12; count += 1) {
      const repeats = Array.from({ length: count }, (_, at) => block('opt_out', { by: `p${at % 3}` }));
      const undos = repeats.map((_, at) => undo(at + 1, `p${at % 3}`));
      expect(closed(foldOf(block('opt_out', { source: 'office' }), ...repeats, ...undos))).toBe(all);
    }
  });

  it('survives eight further attempts, taken back or not', () => {
    const attempts = Array.from({ length: 8 }, () => result('canvassed', 'eve'));
    const undos = attempts.map((_, at) => undo(at + 3, 'eve', { kind: 'attempt', reason: null }));
    const twice = [result('do_not_call', 'eve'), result('do_not_call', 'eve')];
    const back = [1, 2].map((id) => undo(id, 'eve', { kind: 'attempt', reason: null }));
    expect(closed(foldOf(result('do_not_call'), ...twice, ...attempts, ...undos, ...back))).toBe('call');
  });

  it('survives one repeat and its undo where a full part keeps only what stands', () => {
    const [office, repeat, back] = eventsOf(
      block('opt_out', { source: 'office' }),
      block('opt_out', byEve),
      undo(1),
    );
    let state = emptyFoldState;
    for (const event of [office, repeat, back]) state = withCurrentFacts(fold(state, event ? [event] : []));
    expect(closed(state)).toBe(all);
  });

  it('comes back when the work of two canvassers who repeated it is rolled back', () => {
    const repeats = ['cal', 'dee', 'cal', 'dee'].map((by) =>
      block('do_not_contact', { by, channels: ['walk'] }),
    );
    const rollback = repeats.map((_, at) =>
      undo(at + 1, 'org', { reason: 'do_not_contact', channels: ['walk'] }),
    );
    const first = block('do_not_contact', { by: 'ben', channels: ['walk'] });
    expect(closed(foldOf(first, ...repeats, ...rollback))).toBe('walk');
    // What was lifted before the repeats stays lifted after the rollback.
    const lifted = foldOf(
      first,
      ...repeats.slice(0, 2),
      block('do_not_contact', { is_on: false, by: 'org' }),
      ...repeats.slice(2),
      ...[4, 5].map((id) => undo(id, 'org')),
    );
    expect(closed(lifted)).toBe('');
  });

  it('ends with an explicit lift, however often it was repeated', () => {
    const repeats = Array.from({ length: 9 }, () => block('opt_out', byEve));
    expect(closed(foldOf(...repeats, block('opt_out', { is_on: false, by: 'org' })))).toBe('');
  });

  it('ends with a corrected number where the number was the reason', () => {
    const bad = Array.from({ length: 9 }, () => result('wrong_number', 'eve'));
    expect(closed(foldOf(...bad))).toBe('call text');
    expect(closed(foldOf(...bad, { kind: 'correction', field: 'cell', text: '+15550100200' }))).toBe('');
  });

  it('comes back when the lift is undone, also after repeats', () => {
    const lift = block('opt_out', { is_on: false, by: 'org' });
    const repeats = Array.from({ length: 3 }, () => block('opt_out', byEve));
    const undos = [undo(2), undo(3), undo(4)];
    expect(closed(foldOf(block('opt_out'), lift, ...repeats, undo(1, 'org'), ...undos))).toBe(all);
  });
});

describe('a corrected number', () => {
  const correct = (text: string | null, by: string, how: Partial<Learned> = {}): EventFields => ({
    ...{ kind: 'correction', field: 'cell', text, by },
    ...how,
  });
  /** What a caller may write: that the number is out of use, and that this was a mistake. */
  const out = (by = 'eve') => correct('', by, { source: 'phone' });
  const back = (id: number, by = 'eve') => correct(null, by, { source: 'phone', undoes: `e${id}` });
  const cell = (state: FoldState) => stateOf(state, day).corrected.cell;
  const right = '+15550100200';

  it.each<[string, EventFields, string]>([
    ['an organizer’s value', correct(right, 'org', { source: 'office' }), right],
    ['an organizer’s word that it is wrong', correct('', 'org', { source: 'office' }), ''],
    ['an accepted proposal of a caller', correct('', 'org', { source: 'phone' }), ''],
    ['another caller’s word that it is wrong', out('cal'), ''],
  ])('keeps %s after a caller wrote twice that it is wrong and undid both', (_, first, expected) => {
    expect(cell(foldOf(first, out(), out(), back(1), back(2)))).toBe(expected);
    const [thin, ...others] = eventsOf(first, out(), back(1));
    let state = withCurrentFacts(fold(emptyFoldState, thin ? [thin] : []));
    for (const event of others) state = withCurrentFacts(fold(state, [event]));
    expect(cell(state)).toBe(expected);
  });

  it('still ends the bad number that it replaced', () => {
    const state = foldOf(result('wrong_number'), correct(right, 'org'), out(), out(), back(2), back(3));
    expect([closed(state), cell(state)]).toEqual(['', right]);
  });

  it('can be undone by its organizer however often callers wrote', () => {
    const state = foldOf(correct('+15550100201', 'org'), correct(right, 'org'), out(), out(), out());
    const [undone] = eventsOf({ ...correct(null, 'org'), undoes: 'e1', id: 'u1', received_at: 50 });
    const backs = eventsOf(back(2), back(3), back(4)).map((one, at) => ({
      ...one,
      id: `b${at}`,
      received_at: 60 + at,
    }));
    const after = fold(state, [...(undone ? [undone] : []), ...backs]);
    // Of three repeats the first is no longer known by name, and stands.
    expect(cell(after)).toBe('');
    expect(after.facts.some(({ text }) => text === right)).toBe(false);
  });

  it('is the file’s again when an organizer clears the field, whatever is no longer known by name', () => {
    const many = Array.from({ length: 5 }, () => out());
    expect(foldOf(correct(right, 'org'), ...many, correct(null, 'org')).facts).toEqual([]);
  });

  it('takes no more room however often it is corrected, also packed', async () => {
    const many = Array.from({ length: 500 }, (_, at) => (at % 2 ? out() : correct(right, 'org')));
    const state = foldOf(...many);
    expect(state.facts).toHaveLength(5);
    const { foldStateAt } = await unpackOverlay(await packOverlay(new Map([['V1', state]])));
    expect(foldStateAt(0)).toEqual(state);
  });
});

const reasons = ['opt_out', 'do_not_contact', 'moved', 'deceased', 'bad_number', 'hostile'] as const;
type Reason = (typeof reasons)[number];
const outcomesOf: Readonly<Record<Reason, readonly Result[]>> = {
  opt_out: ['not_home'],
  do_not_contact: ['do_not_call', 'do_not_walk'],
  moved: ['moved'],
  deceased: ['deceased'],
  bad_number: ['wrong_number'],
  hostile: ['hostile'],
};
const someChannels = fc.option(fc.subarray(['walk', 'call'] as const, { minLength: 1 }), { freq: 1 });
type Draft = { event: EventFields; target: number | null };
const draftOf = (event: EventFields): Draft => ({ event, target: null });

/** What others write: closing and lifting, with and without a time limit, corrections, and undos of their own events. */
const byOthers = (reason: Reason): fc.Arbitrary<Draft> =>
  fc.oneof(
    fc
      .record({
        channels: someChannels,
        is_on: fc.constantFrom(true, true, true, false),
        until: fc.option(fc.constantFrom('2026-11-21', '2099-01-01'), { freq: 1 }),
        source: fc.constantFrom('office', 'door'),
        by: fc.constantFrom('ben', 'cat', 'org'),
      })
      .map((fields) => draftOf(block(reason, fields))),
    fc
      .record({ outcome: fc.constantFrom(...outcomesOf[reason]), by: fc.constantFrom('ben', 'cat') })
      .map(({ outcome, by }) => draftOf(result(outcome, by))),
    fc
      .record({ field: fc.constantFrom('cell', 'unit'), text: fc.constantFrom('', '', '7') })
      .map((fields) => draftOf({ kind: 'correction', by: 'org', ...fields })),
    fc.nat(60).map((target) => ({ ...draftOf({ kind: 'suppression', by: 'org' }), target })),
  );
/** What the rules let a canvasser write, without the time limit of an undo. */
const byAttackers = (reason: Reason): fc.Arbitrary<Draft> =>
  fc
    .record({
      by: fc.constantFrom('eve', 'fay'),
      outcome: fc.constantFrom('canvassed', 'not_home', ...outcomesOf[reason]),
      channels: someChannels,
      does: fc.constantFrom('attempt', 'suppression', 'wrong number', 'tag', 'undo', 'undo', 'undo'),
      target: fc.nat(60),
    })
    .map(({ by, outcome, channels: named, does, target }) => {
      if (does === 'attempt') return draftOf(result(outcome, by));
      if (does === 'wrong number')
        return draftOf({ kind: 'correction', source: 'phone', field: 'cell', text: '', by });
      if (does === 'tag') return draftOf({ kind: 'tag', tag: 'a', is_on: true, by });
      const event = block(reason, { channels: named, by });
      return does === 'undo' ? { event, target } : draftOf(event);
    });

const attackers = ['eve', 'fay'];
const isAttackers = ({ by }: Pick<Learned, 'by'>) => attackers.includes(by);
/** An undo names an event of the same side that still stands: of canvassers their own. */
function historyOf(drafts: readonly Draft[]): Learned[] {
  const history: Learned[] = [];
  const undone = new Set<string>();
  for (const [at, { event, target }] of drafts.entries()) {
    const [made] = eventsOf(event);
    if (!made) continue;
    const learned: Learned = { ...made, id: `h${at}`, received_at: 1_000 + at };
    if (target === null) {
      history.push(learned);
      continue;
    }
    const ownEvents = history.filter(
      (one) =>
        !one.undoes && !undone.has(one.id) && (isAttackers(made) ? one.by === made.by : !isAttackers(one)),
    );
    const named = ownEvents[target % Math.max(1, ownEvents.length)];
    if (!named) continue;
    undone.add(named.id);
    history.push({ ...learned, kind: named.kind, outcome: null, is_on: null, undoes: named.id });
  }
  return history;
}
const histories = fc
  .constantFrom(...reasons)
  .chain((reason) => {
    const attackerEvents = byAttackers(reason);
    const one = fc.oneof(byOthers(reason), attackerEvents, attackerEvents, attackerEvents);
    return fc.array(one, { minLength: 4, maxLength: 40, size: 'max' });
  })
  .map(historyOf);

const suppressedIn = (state: FoldState) => Object.keys(stateOf(state, day).suppressed);
const thinned = (events: readonly Learned[], isThin: (event: Learned) => boolean): FoldState => {
  let state = emptyFoldState;
  for (const event of events) {
    state = fold(state, [event]);
    if (isThin(event)) state = withCurrentFacts(state);
  }
  return state;
};

describe('whatever canvassers write and undo', () => {
  const withoutThem = (history: readonly Learned[]) => history.filter((event) => !isAttackers(event));

  it('leaves closed what others closed', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const others = suppressedIn(fold(emptyFoldState, withoutThem(history)));
        expect(suppressedIn(fold(emptyFoldState, history))).toEqual(expect.arrayContaining(others));
      }),
      { numRuns: 2_000 },
    );
  });

  it('leaves it closed where the fold stops to pack', async () => {
    await fc.assert(
      fc.asyncProperty(histories, fc.nat(40), async (history, cut) => {
        const others = suppressedIn(fold(emptyFoldState, withoutThem(history)));
        const half = await packOverlay(foldAll(new Map(), history.slice(0, cut)));
        const { voters, foldStateAt } = await unpackOverlay(half);
        const states = new Map(voters.map((voter, at) => [voter, foldStateAt(at)]));
        const whole = foldAll(states, history.slice(cut)).get('V1') ?? emptyFoldState;
        expect(whole).toEqual(foldAll(new Map(), history).get('V1') ?? emptyFoldState);
        expect(suppressedIn(whole)).toEqual(expect.arrayContaining(others));
      }),
      { numRuns: 60 },
    );
  });

  it('leaves it closed where a full part keeps only what stands, at any moment', () => {
    fc.assert(
      fc.property(histories, fc.func(fc.boolean()), (history, dice) => {
        const isThin = ({ id }: Learned) => dice(id);
        // The others' part is thinned at the same moments, or an undo of theirs means something else.
        let alone = emptyFoldState;
        for (const event of history) {
          if (!isAttackers(event)) alone = fold(alone, [event]);
          if (isThin(event)) alone = withCurrentFacts(alone);
        }
        expect(suppressedIn(thinned(history, isThin))).toEqual(expect.arrayContaining(suppressedIn(alone)));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('what one voter can hold', () => {
  const tags = (count: number) =>
    Array.from({ length: count }, (_, at): EventFields => ({ kind: 'tag', tag: `t${at}`, is_on: true }));
  const answers = (count: number, text = 'yes') =>
    Array.from(
      { length: count },
      (_, at): EventFields => ({ kind: 'answer', question: `q${at}`, answers: [text] }),
    );

  it(`is ${tagsMax} tags, the newest`, () => {
    expect(stateOf(foldOf(...tags(tagsMax)), day).tags).toHaveLength(tagsMax);
    const past = stateOf(foldOf(...tags(tagsMax + 1)), day).tags;
    expect([past.length, past.includes('t0'), past.includes(`t${tagsMax}`)]).toEqual([tagsMax, false, true]);
    // A tag that is said again is a new one.
    const again: EventFields = { kind: 'tag', tag: 't0', is_on: true };
    const renewed = stateOf(foldOf(...tags(tagsMax), again, { ...again, tag: 'new' }), day).tags;
    expect([renewed.length, renewed.includes('t0'), renewed.includes('t1')]).toEqual([tagsMax, true, false]);
  });

  it(`is answers to ${questionsMax} questions, the newest`, () => {
    expect(Object.keys(stateOf(foldOf(...answers(questionsMax)), day).answers)).toHaveLength(questionsMax);
    const past = stateOf(foldOf(...answers(questionsMax + 1)), day).answers;
    expect([Object.keys(past).length, past.q0, past[`q${questionsMax}`]]).toEqual([
      questionsMax,
      undefined,
      ['yes'],
    ]);
  });

  it(`is answers of ${answerCharsMax} characters, the newest`, () => {
    const long = 'x'.repeat(200);
    const fits = answerCharsMax / long.length;
    expect(Object.keys(stateOf(foldOf(...answers(fits, long)), day).answers)).toHaveLength(fits);
    const past = stateOf(
      foldOf(...answers(fits, long), { kind: 'answer', question: 'last', answers: ['x'] }),
      day,
    );
    expect([Object.keys(past.answers).length, past.answers.q0, past.answers.last]).toEqual([
      fits,
      undefined,
      ['x'],
    ]);
  });

  it('is bounded whatever is written, and a flood of it never opens what is closed', () => {
    const flood = Array.from({ length: 4_000 }, (_, at): EventFields[] => [
      { kind: 'tag', tag: `t${at}`, is_on: at % 3 > 0, by: 'eve' },
      { kind: 'answer', question: `q${at}`, answers: ['x'.repeat(200)], by: 'eve' },
      { kind: 'note', text: 'x', by: 'eve' },
      result('canvassed', 'eve'),
    ]).flat();
    const state = foldOf(block('opt_out', { source: 'office' }), ...flood);
    expect(state.facts.length).toBeLessThan(600);
    expect([state.attempts, state.notes, closed(state)]).toEqual([4_000, 4_000, all]);
  });
});

it('folds by arrival, whatever day a device says it was', () => {
  const days = [0, Date.UTC(2100, 0, 1), Date.UTC(2026, 10, 22)];
  const inputsAt = (happened_at: number, at: number): EventFields[] => [
    { ...result(at % 2 ? 'canvassed' : 'not_home'), happened_at },
    { kind: 'support', score: 2, happened_at },
    block('quiet_period', { until: '2026-11-30', happened_at }),
  ];
  const whole = (moments: readonly number[]) => {
    const { facts, ...counts } = foldOf(...moments.flatMap(inputsAt));
    return { ...counts, facts: facts.map(({ happened_at: _, ...rest }) => rest) };
  };
  const many = Array.from({ length: 60 }, (_, at) => at);
  expect(whole(many.map((at) => days[at % 3] ?? 0))).toEqual(whole(many));
});
