import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { results, sources } from './contact-results.ts';
import { withCurrentFacts } from './fact-store.ts';
import { emptyFoldState, fold, foldAll, isUnfolded, stateOf } from './fold.ts';
import { fullEvent, type VoterDraft } from './learned.ts';
import { packOverlay, partOf, unpackOverlay } from './overlay.ts';
import { type FoldState, type Learned, learnedKinds, suppressionReasons } from './voter-state.ts';

const day = '2026-11-22';
let made = 0;
/** Events in the order in which they were learned, a second apart. */
const event = (overrides: Omit<VoterDraft, 'voter_id' | 'source'> & Partial<Learned>): Learned => {
  const at = ++made * 1_000;
  return {
    ...fullEvent({ voter_id: 'V1', source: 'door', ...overrides }),
    id: `e${made}`,
    happened_at: at,
    received_at: at,
    by: 'ana',
    ...overrides,
  };
};
const known = (...events: Learned[]) => stateOf(fold(emptyFoldState, events), day);

describe('the latest stands', () => {
  it('of attempts, with the last contact beside it', () => {
    const talked = event({ kind: 'attempt', outcome: 'canvassed' });
    const missed = event({ kind: 'attempt', outcome: 'not_home', by: 'ben', source: 'phone' });
    expect(known(missed, talked)).toMatchObject({
      attempts: 2,
      last_attempt: { outcome: 'not_home', source: 'phone', by: 'ben', event: missed.id },
      last_contact: { source: 'door', by: 'ana', event: talked.id },
    });
  });

  it('of paper is the work of who walked', () => {
    const sheet = event({ kind: 'attempt', outcome: 'canvassed', walked_by: 'ben' });
    expect(known(sheet)).toMatchObject({ last_attempt: { by: 'ben' }, last_contact: { by: 'ben' } });
  });

  it('of support, answers, tags and corrections, each by itself', () => {
    const state = known(
      event({ kind: 'support', score: 3 }),
      event({ kind: 'support', score: 1 }),
      event({ kind: 'answer', question: 'q1', answers: ['yard sign'] }),
      event({ kind: 'answer', question: 'q2', answers: ['mail', 'early'] }),
      event({ kind: 'tag', tag: 'Volunteer', is_on: true }),
      event({ kind: 'tag', tag: 'Dog', is_on: true }),
      event({ kind: 'tag', tag: 'Dog', is_on: false }),
      event({ kind: 'correction', field: 'cell', text: '+15550100200' }),
      event({ kind: 'note', text: 'Back after six' }),
    );
    expect(state).toMatchObject({
      support: { score: 1 },
      answers: { q1: ['yard sign'], q2: ['mail', 'early'] },
      tags: ['Volunteer'],
      corrected: { cell: '+15550100200' },
      notes: 1,
    });
  });

  it('and nothing clears what it names, of attempts the last', () => {
    const state = known(
      event({ kind: 'attempt', outcome: 'canvassed' }),
      event({ kind: 'attempt', outcome: 'moved' }),
      event({ kind: 'attempt', outcome: null }),
      event({ kind: 'support', score: 2 }),
      event({ kind: 'support', score: null }),
      event({ kind: 'answer', question: 'q1', answers: ['yes'] }),
      event({ kind: 'answer', question: 'q2', answers: ['no'] }),
      event({ kind: 'answer', question: 'q1', answers: null }),
    );
    expect(state).toMatchObject({
      attempts: 1,
      last_attempt: { outcome: 'canvassed' },
      support: null,
      doubted: null,
      answers: { q2: ['no'] },
    });
    expect(Object.keys(state.answers)).toEqual(['q2']);
  });

  it('and one that names another takes that one back: the one before it stands again', () => {
    const lean = event({ kind: 'support', score: 2 });
    const strong = event({ kind: 'support', score: 1 });
    const one = event({ kind: 'attempt', outcome: 'not_home' });
    const wrong = event({ kind: 'attempt', outcome: 'deceased' });
    const note = event({ kind: 'note', text: 'x' });
    const state = known(
      ...[lean, strong, one, wrong, note],
      event({ kind: 'support', undoes: strong.id }),
      event({ kind: 'attempt', outcome: 'canvassed', undoes: wrong.id }),
      event({ kind: 'note', undoes: note.id }),
      // Neither of another kind nor of nobody's.
      event({ kind: 'note', undoes: one.id }),
      event({ kind: 'attempt', undoes: 'unknown' }),
    );
    expect(state).toMatchObject({
      support: { score: 2, event: lean.id },
      attempts: 2,
      last_attempt: { outcome: 'canvassed' },
      notes: 0,
      doubted: null,
    });
  });

  it('what waits on this device is newest, whatever its clock says', () => {
    const waits = event({ kind: 'support', score: 5, received_at: null, happened_at: 1 });
    const other = event({ kind: 'support', score: 1 });
    expect(known(other, waits).support?.score).toBe(5);
    // It has arrived, before the other: what the server says of it counts, once.
    expect(known(waits, { ...waits, received_at: 5 }, other, waits).support?.score).toBe(1);
    expect(isUnfolded(waits, 10)).toBe(true);
    expect([9, 10].map((received_at) => isUnfolded({ ...waits, received_at }, 10))).toEqual([false, true]);
  });
});

/** Few people, values and ids: so that they meet, undo and repeat each other. */
const few = fc.constantFrom('a', 'b', 'c');
const anyEvent: fc.Arbitrary<Learned> = fc
  .record({
    kind: fc.constantFrom(...learnedKinds),
    voter_id: fc.constantFrom('V1', 'V2', 'LALCA9', 'é'),
    source: fc.constantFrom(...sources),
    outcome: fc.option(fc.constantFrom(...results)),
    score: fc.option(fc.constantFrom(1, 2, 3, 4, 5)),
    tag: few,
    is_on: fc.option(fc.boolean(), { freq: 9 }),
    question: few,
    answers: fc.option(fc.array(few, { maxLength: 2 })),
    text: fc.option(fc.string({ maxLength: 3 })),
    field: fc.constantFrom('cell', 'email', 'unit'),
    reason: fc.constantFrom(...suppressionReasons),
    channels: fc.option(fc.subarray(['walk', 'call', 'mail'] as const, { minLength: 1 })),
    until: fc.option(fc.constantFrom('2026-11-21', '2026-11-22', '2099-01-01')),
    undoes: fc.option(
      fc.nat(40).map((id) => `e${id}`),
      { freq: 2 },
    ),
    happened_at: fc.integer({ min: 1_700_000_000_000, max: 1_800_000_000_000 }),
    by: few,
  })
  .map(({ kind, voter_id, source, happened_at, by, undoes, outcome, score, ...all }) => {
    const { tag, is_on, question, answers, text, field, reason, channels, until } = all;
    const fields = {
      attempt: { outcome },
      support: { score },
      tag: { tag, is_on },
      answer: { question, answers },
      note: { text },
      correction: { field, text },
      suppression: { reason, channels, until, is_on },
    }[kind];
    return {
      ...fullEvent({ kind, voter_id, source, undoes, ...fields }),
      id: '',
      happened_at,
      received_at: 0,
      by,
    };
  });
/** In the order in which they arrive, some in the same millisecond. */
const log = fc
  .array(anyEvent, { maxLength: 45 })
  .map((events) => events.map((one, at) => ({ ...one, id: `e${at}`, received_at: 1_000 + (at >> 1) })));

type States = ReadonlyMap<string, FoldState>;
const packed = async (states: States): Promise<States> => {
  const { voters, foldStateAt } = await unpackOverlay(await packOverlay(states));
  return new Map(voters.map((voter, at) => [voter, foldStateAt(at)]));
};
const shown = (states: States) =>
  [...states]
    .map(([voter, foldState]) => ({ voter, foldState, state: stateOf(foldState, day) }))
    .sort((one, other) => (one.voter < other.voter ? -1 : 1));

it('folds the same whenever it stops to pack, and in whatever order a part of it comes', async () => {
  await fc.assert(
    fc.asyncProperty(
      log,
      fc.array(fc.nat(45), { maxLength: 3 }),
      fc.func(fc.nat()),
      async (events, cuts, shuffle) => {
        const whole = shown(foldAll(new Map(), events));
        let states: States = new Map();
        let from = 0;
        for (const cut of [...cuts, events.length].sort((one, other) => one - other)) {
          // Between two milliseconds, as the compaction cuts.
          const to = Math.max(cut & ~1, from);
          const part = events.slice(from, cut >= events.length ? undefined : to);
          const mixed = part.toSorted((one, other) => shuffle(one.id) - shuffle(other.id));
          states = await packed(foldAll(states, [...mixed, ...mixed.slice(0, 2)]));
          from += part.length;
        }
        expect(shown(states)).toEqual(whole);
      },
    ),
    { numRuns: 25 },
  );
});

it('keeps a voter small, however often somebody comes by', () => {
  const visits = Array.from({ length: 400 }, (_, at) =>
    event({ kind: 'attempt', outcome: results[at % results.length] ?? null, by: `p${at}` }),
  );
  const foldState = fold(emptyFoldState, visits);
  expect(foldState.attempts).toBe(400);
  expect(foldState.facts.length).toBeLessThan(40);
  expect(stateOf(foldState, day)).toEqual(stateOf({ ...foldState, facts: visits }, day));
});

it('says the same of a voter where what could only come back by an undo is left out', () => {
  fc.assert(
    fc.property(log, (events) => {
      for (const foldState of foldAll(new Map(), events).values()) {
        const thin = withCurrentFacts(foldState);
        expect(stateOf(thin, day)).toEqual(stateOf(foldState, day));
        expect(thin.facts.filter(({ kind }) => kind === 'support' || kind === 'note').length).toBeLessThan(2);
      }
    }),
  );
});

it('says of what is no overlay that it is none', async () => {
  const bytes = await packOverlay(foldAll(new Map(), [event({ kind: 'support', score: 1 })]));
  for (const broken of [bytes.slice(0, -5), bytes.slice(9), new Uint8Array(3)])
    await expect(unpackOverlay(broken)).rejects.toThrow('The overlay cannot be read.');
  expect((await unpackOverlay(await packOverlay(new Map()))).voters).toEqual([]);
});

it('spreads voters evenly over the parts, whatever their numbers look like', () => {
  for (const name of [(at: number) => `LALCA${at}`, (at: number) => `${1_000_000 + at * 10}`]) {
    const sizes = new Map<number, number>();
    for (let at = 0; at < 32_000; at++) sizes.set(partOf(name(at)), (sizes.get(partOf(name(at))) ?? 0) + 1);
    expect(sizes.size).toBe(32);
    expect(Math.max(...sizes.values())).toBeLessThan(1_400);
  }
});
