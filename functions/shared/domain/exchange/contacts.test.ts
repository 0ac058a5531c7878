import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyFoldState, fold, stateOf } from '../voters/fold.ts';
import { fullEvent } from '../voters/learned.ts';
import type { Learned } from '../voters/voter-state.ts';
import { contactCollector } from './contacts.ts';

const period = {
  from: '2026-10-01',
  to: '2026-10-07',
  dayOf: (millis: number) => new Date(millis).toISOString().slice(0, 10),
};
let made = 0;
const event = (fields: Partial<Learned> & Pick<Learned, 'kind'>, day = '2026-10-03'): Learned => {
  made += 1;
  const at = Date.parse(`${day}T15:00:00Z`) + made;
  return {
    ...fullEvent({ voter_id: 'v1', source: 'door', ...fields }),
    ...{ id: `e${made}`, by: 'ana', happened_at: at, received_at: at },
    ...(fields.id ? { id: fields.id } : {}),
    ...(fields.by ? { by: fields.by } : {}),
  };
};
/** What came of events that are given oldest first. */
const collect = (...events: Learned[]) => {
  const collector = contactCollector(period);
  for (const one of events.toReversed()) collector.add(one);
  const contacts = [...collector.contacts().values()].flat();
  return contacts.map((contact) => ({
    ...{ day: contact.day, source: contact.source, result: contact.result },
    ...{ answers: Object.fromEntries(contact.answers), tags: [...contact.tags] },
    doubted: collector.isDoubted(contact),
  }));
};
const nothing = { source: 'door', result: null, answers: {}, tags: [], doubted: false };

describe('contacts of a period', () => {
  it('have the last result of each day and place, the last answer of each day, and tags', () =>
    expect(
      collect(
        event({ kind: 'attempt', outcome: 'not_home' }),
        event({ kind: 'attempt', outcome: 'canvassed' }),
        event({ kind: 'support', score: 3 }),
        event({ kind: 'support', score: 1 }),
        event({ kind: 'answer', question: 'top_issue', answers: ['schools'] }),
        event({ kind: 'tag', tag: 'Yard sign', is_on: true }),
        event({ kind: 'attempt', outcome: 'left_message', source: 'phone' }),
        event({ kind: 'support', score: 2 }, '2026-10-04'),
      ),
    ).toEqual(
      [
        {
          ...nothing,
          day: '2026-10-03',
          result: 'canvassed',
          answers: { support: ['1'], top_issue: ['schools'] },
          tags: ['Yard sign'],
        },
        { ...nothing, day: '2026-10-03', source: 'phone', result: 'left_message' },
        { ...nothing, day: '2026-10-04', answers: { support: ['2'] } },
      ].toSorted((one, other) =>
        one.day < other.day ? -1 : one.day > other.day ? 1 : one.source === 'phone' ? -1 : 1,
      ),
    ));

  it('never take an answer to a question called “support” for the score', () => {
    const forged = event({ kind: 'answer', question: 'support', answers: ['1'] });
    expect(collect(forged)).toMatchObject([{ answers: { 'answer:support': ['1'] } }]);
    expect(collect(event({ kind: 'support', score: 5 }), forged)).toMatchObject([
      { answers: { support: ['5'], 'answer:support': ['1'] } },
    ]);
  });

  it('leave out what was taken back, by name or as a whole, also after the period', () =>
    expect(
      collect(
        event({ kind: 'attempt', outcome: 'refused', id: 'slip' }),
        event({ kind: 'attempt', outcome: null, undoes: 'slip' }),
        event({ kind: 'support', score: 5 }),
        event({ kind: 'support', score: null }, '2026-11-20'),
        event({ kind: 'tag', tag: 'Yard sign', is_on: true }),
        event({ kind: 'tag', tag: 'Yard sign', is_on: false }, '2026-11-20'),
      ),
    ).toEqual([]));

  it('replace what names the one before', () =>
    expect(
      collect(
        event({ kind: 'attempt', outcome: 'refused', id: 'wrong' }),
        event({ kind: 'attempt', outcome: 'not_home', undoes: 'wrong' }),
      ),
    ).toMatchObject([{ result: 'not_home' }]));

  it.each([
    ['2026-09-30', 0],
    ['2026-10-01', 1],
    ['2026-10-07', 1],
    ['2026-10-08', 0],
  ])('of %s are %i', (day, count) =>
    expect(collect(event({ kind: 'attempt', outcome: 'not_home' }, day))).toHaveLength(count),
  );

  it('never have notes or corrections', () =>
    expect(
      collect(
        event({ kind: 'note', text: 'Votes for us, do not tell' }),
        event({ kind: 'correction', field: 'cell', text: '+15035550100' }),
      ),
    ).toEqual([]));
});

/** What one voter's event may say, as the rules take it: what says nothing of attempts and tags names what it takes back. */
const voterEvent: fc.Arbitrary<Partial<Learned> & Pick<Learned, 'kind'>> = fc
  .record({
    voter_id: fc.constantFrom('v1', 'v2'),
    undoes: fc.option(fc.constantFrom(...Array.from({ length: 8 }, (_, at) => `log${at}`))),
  })
  .chain(({ voter_id, undoes }) => {
    const one = { voter_id, undoes };
    return fc.oneof(
      fc.constantFrom('not_home' as const, 'refused' as const, null).map((outcome) => ({
        ...one,
        kind: 'attempt' as const,
        outcome: undoes ? outcome : (outcome ?? ('busy' as const)),
      })),
      fc.constantFrom(true, false, null).map((is_on) => ({
        ...one,
        kind: 'tag' as const,
        tag: 'Sign',
        is_on: undoes ? is_on : is_on === true,
      })),
      fc
        .constantFrom(1 as const, 2 as const, null)
        .map((score) => ({ ...one, kind: 'support' as const, score })),
      fc
        .constantFrom(['schools'], ['roads'], null)
        .map((answers) => ({ ...one, kind: 'answer' as const, question: 'top_issue', answers })),
    );
  });

it('of one day say what the campaign knows of each voter', () => {
  fc.assert(
    fc.property(fc.array(voterEvent, { maxLength: 8 }), (log) => {
      const events = log.map((one, at) => event({ ...one, id: `log${at}` }));
      const collector = contactCollector(period);
      for (const one of events.toReversed()) collector.add(one);
      const contacts = collector.contacts();
      for (const voter of ['v1', 'v2']) {
        const own = events.filter(({ voter_id }) => voter_id === voter);
        const known = stateOf(fold(emptyFoldState, own), '2026-10-03');
        const [contact] = contacts.get(voter) ?? [];
        expect({
          result: contact?.result ?? null,
          answers: Object.fromEntries(contact?.answers ?? []),
          tags: [...(contact?.tags ?? [])],
        }).toEqual({
          result: known.last_attempt?.outcome ?? null,
          answers: { ...known.answers, ...(known.support && { support: [String(known.support.score)] }) },
          tags: known.tags,
        });
      }
    }),
    { numRuns: 2_000 },
  );
});

describe('deceased and moved', () => {
  const deceased = (by: string, source: Learned['source'] = 'door') =>
    event({ kind: 'attempt', outcome: 'deceased', by, source });
  it('are doubted where one person says so, whoever says it twice', () => {
    expect(collect(deceased('ana'))).toMatchObject([{ result: 'deceased', doubted: true }]);
    expect(collect(deceased('ana'), deceased('ana'))).toMatchObject([{ doubted: true }]);
  });
  it('stand where two say so, or somebody at a desk', () => {
    expect(collect(deceased('ana'), deceased('ben'))).toMatchObject([{ doubted: false }]);
    expect(collect(deceased('ana', 'office'))).toMatchObject([{ doubted: false }]);
  });
});
