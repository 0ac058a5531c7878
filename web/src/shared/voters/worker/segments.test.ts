import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channels } from '#shared/domain/voters/contact-results.ts';
import { emptyFoldState, fold, foldAll, stateOf } from '#shared/domain/voters/fold.ts';
import { packOverlay, partOf, unpackOverlay } from '#shared/domain/voters/overlay.ts';
import type { Segment } from '#shared/domain/voters/segment.ts';
import { emptyVoter } from '#shared/domain/voters/testing.ts';
import type { Voter } from '#shared/domain/voters/voter-file-columns.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import type { VoterQuery } from '../engine.ts';
import { packedIds } from './frozen-lists.ts';
import { coreWith, event } from './testing/core.ts';
import { searches, segments } from './testing/random-segments.ts';
import { elections, events, voters } from './testing/random-voters.ts';
import { idsOf, isFound, type Plain, type Setting } from './testing/reference-model.ts';

const allVoters: Segment = { steps: [] };
const today = new Date(2026, 6, 15);
const asking = (segment: Segment, more: Partial<VoterQuery> = {}): VoterQuery => ({
  segment,
  channel: null,
  words: '',
  ...more,
});

/** The core with voters and what was learned of them, and the same as objects in the file's order. */
async function both(all: readonly Voter[], learned: readonly Learned[]) {
  const { core, snapshot, answers } = await coreWith(all, elections);
  const waiting = learned.filter(({ received_at }) => received_at === null);
  const received = learned.filter(({ received_at }) => received_at !== null);
  core.learn(received);
  core.setOwn(waiting);
  const list = all.filter((_, at) => at % 3 === 0).map(({ id }) => id);
  await core.hold('held', await packedIds([...list, 'not in the file']));
  const setting: Setting = { today, elections, lists: { held: list } };
  const byId = new Map(all.map((voter) => [voter.id, voter]));
  const plain: Plain[] = answers.ids(asking(allVoters), all.length).flatMap((id) => {
    const voter = byId.get(id);
    const state = stateOf(
      fold(
        emptyFoldState,
        learned.filter(({ voter_id }) => voter_id === id),
      ),
      '2026-07-15',
    );
    return voter ? [{ voter: { ...voter, ...state.corrected }, state }] : [];
  });
  return { core, snapshot, answers, plain, setting };
}

describe('a segment', () => {
  it('names exactly whom the same tests name one voter after the other, after each step', async () => {
    await fc.assert(
      fc.asyncProperty(
        voters,
        events,
        fc.array(segments, { minLength: 4, maxLength: 8 }),
        async (all, learned, segments) => {
          const { answers, plain, setting } = await both(all, learned);
          for (const segment of segments) {
            expect(answers.ids(asking(segment), all.length)).toEqual(idsOf(plain, segment, setting));
            const after = segment.steps.map(
              (_, at) => idsOf(plain, { steps: segment.steps.slice(0, at + 1) }, setting).length,
            );
            expect(answers.count(asking(segment)).steps).toEqual(after);
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  it.each(['2', '02', '002'])(
    'finds a district by its number, whatever zeros stand before it: %s',
    async (upper) => {
      const [first, second] = fc.sample(voters, { numRuns: 20, seed: 1 }).flat();
      if (!first || !second) throw new Error('Two voters were expected.');
      const all = [
        { ...first, id: 'a', upper: '02', precinct: '02' },
        { ...second, id: 'b', upper: '22', precinct: '2' },
      ];
      const { answers } = await both(all, []);
      const of = (column: 'upper' | 'precinct') =>
        answers.ids(
          asking({ steps: [{ do: 'limit', tests: [{ by: 'district', column, is: [upper] }] }] }),
          9,
        );
      expect(of('upper')).toEqual(['a']);
      expect(of('precinct')).toEqual({ '2': ['b'], '02': ['a'] }[upper] ?? []);
    },
  );

  it('counts people, doors, households and ways to reach them, and leaves out who must not be contacted', async () => {
    await fc.assert(
      fc.asyncProperty(
        voters,
        events,
        segments,
        fc.constantFrom(...channels),
        async (all, learned, segment, channel) => {
          const { answers, plain, setting } = await both(all, learned);
          const named = new Set(idsOf(plain, segment, setting));
          const blocked = plain.filter(
            ({ voter, state }) => named.has(voter.id) && state.suppressed[channel],
          );
          const left = plain.filter(({ voter, state }) => named.has(voter.id) && !state.suppressed[channel]);
          const { counts, suppressed } = answers.count(asking(segment, { channel }));
          const people = answers.page(asking(segment, { channel }), { by: 'walk', down: false }, 0, 200);
          // In windows, as a list reads them.
          const windows = [0, 3, 6].map((from) =>
            answers.stretch(asking(segment, { channel }), { by: 'walk', down: false }, from, 3),
          );
          expect(windows.flatMap((window) => window.people)).toEqual(people.slice(0, 9));
          expect(windows.map(({ total }) => total)).toEqual([left.length, left.length, left.length]);
          const count = (fits: (voter: Voter) => boolean) => left.filter(({ voter }) => fits(voter)).length;
          expect(counts).toEqual({
            people: left.length,
            doors: new Set(people.map(({ door }) => door)).size,
            households: new Set(people.map(({ household }) => household)).size,
            phones: count(({ cell, landline }) => cell + landline !== ''),
            cells: count(({ cell }) => cell !== ''),
            emails: count(({ email }) => email !== ''),
            mailable: count(
              ({ mailing, street, city, zip }) => mailing !== '' || (street !== '' && city + zip !== ''),
            ),
          });
          const reasons: Record<string, number> = {};
          for (const { state } of blocked) {
            const reason = state.suppressed[channel] ?? '';
            reasons[reason] = (reasons[reason] ?? 0) + 1;
          }
          expect(suppressed).toEqual(reasons);
          // A person as a screen has them is the file's row, with what was corrected and learned.
          expect(people.map(({ row: _, door: __, household: ___, age: ____, ...person }) => person)).toEqual(
            left.map(({ voter, state }) => ({
              ...voter,
              ballots: {},
              data: {},
              voted: elections.map(({ key }) => key).filter((key) => voter.voted.includes(key)),
              known: state,
            })),
          );
        },
      ),
      { numRuns: 12 },
    );
  });
});

it('has who is of an age, and who has none only where that is asked', async () => {
  const born = [20080715, 20080716, 0, 19260101, 19800000];
  const { answers } = await both(
    born.map((birth, at) => ({ ...emptyVoter, id: `V${at}`, birth })),
    [],
  );
  const aged = (unknown: boolean) =>
    asking({ steps: [{ do: 'limit', tests: [{ by: 'age', from: 18, to: 99, unknown }] }] });
  expect(answers.ids(aged(false), 9).toSorted()).toEqual(['V0', 'V4']);
  expect(answers.ids(aged(true), 9).toSorted()).toEqual(['V0', 'V2', 'V4']);
});

describe('a sample', () => {
  const sample = (of: { by: 'count'; count: number } | { by: 'percent'; percent: number }, seed = 'seed') =>
    asking({ steps: [{ do: 'sample', of, seed }] });

  it('has its size, is the same people in a newer file, and more of them when it is larger', async () => {
    await fc.assert(
      fc.asyncProperty(voters, voters, fc.nat(45), async (all, more, count) => {
        const { answers } = await both(all, []);
        const ids = answers.ids(sample({ by: 'count', count }), 100);
        expect(ids.length).toBe(Math.min(count, all.length));
        expect(answers.ids(sample({ by: 'count', count: count + 3 }), 100)).toEqual(
          expect.arrayContaining(ids),
        );
        const newer = [...more.map((one, at) => ({ ...one, id: `NEW${at}` })), ...all];
        const again = (await both(newer, [])).answers.ids(
          sample({ by: 'count', count: newer.length - 1 }),
          100,
        );
        // Only who was drawn last may have given way to somebody new.
        expect(ids.filter((id) => !again.includes(id)).length).toBeLessThanOrEqual(1);
        const half = answers.count(sample({ by: 'percent', percent: 50 })).counts.people;
        expect(half).toBe(Math.round(all.length / 2));
      }),
      { numRuns: 12 },
    );
  });

  it('is of other people with another seed', async () => {
    const all = Array.from({ length: 40 }, (_, at) => ({ ...emptyVoter, id: `V${at}` }));
    const { answers } = await both(all, []);
    const [one, other] = ['a', 'b'].map((seed) => answers.ids(sample({ by: 'count', count: 20 }, seed), 100));
    expect(one).not.toEqual(other);
  });
});
describe('the search', () => {
  it('finds whoever has each word, and nobody else', async () => {
    await fc.assert(
      fc.asyncProperty(voters, searches, async (all, words) => {
        const { answers, plain } = await both(all, []);
        const found = plain.filter((one) => isFound(one, words)).map(({ voter }) => voter.id);
        expect(answers.ids(asking(allVoters, { words }), all.length)).toEqual(found);
      }),
      { numRuns: 40 },
    );
  });
});

it('finds a corrected address again that was taken back before the search knew its words', async () => {
  const { core, answers } = await both([{ ...emptyVoter, id: 'V1', street: 'Oak Ave' }], []);
  const moved = event('e', 'V1', { kind: 'correction', field: 'street', text: 'Elm St', received_at: null });
  const found = () => answers.ids(asking(allVoters, { words: 'elm' }), 9);
  core.setOwn([moved]);
  core.setOwn([]);
  expect(found()).toEqual([]);
  core.setOwn([moved]);
  expect(found()).toEqual(['V1']);
});

describe('what was learned', () => {
  it('is the same as overlay and tail as it is as events, in another file too', async () => {
    await fc.assert(
      fc.asyncProperty(
        voters,
        events,
        fc.integer({ min: Date.UTC(2026, 5, 1), max: Date.UTC(2026, 6, 14) }),
        async (all, learned, until) => {
          const { core, answers } = await both(all, learned);
          const before = answers.page(asking(allVoters), { by: 'name', down: true }, 0, 200);
          const settled = learned.filter(({ received_at }) => received_at !== null && received_at < until);
          const folded = foldAll(new Map(), settled);
          for (const part of new Set([...folded.keys()].map(partOf))) {
            const ownPart = new Map([...folded].filter(([voter]) => partOf(voter) === part));
            core.setPart(part, await unpackOverlay(await packOverlay(ownPart)), 1, until);
          }
          core.learn(learned.filter(({ received_at }) => received_at !== null));
          expect(core.answers()?.page(asking(allVoters), { by: 'name', down: true }, 0, 200)).toEqual(before);
          // Who was not in the file that came between is back with all that was learned of them.
          await coreWith(all.slice(0, 1), elections, { core, fileId: 'next' });
          const { answers: again } = await coreWith(all, elections, { core });
          expect(again.page(asking(allVoters), { by: 'name', down: true }, 0, 200)).toEqual(before);
        },
      ),
      { numRuns: 6 },
    );
  });
});
