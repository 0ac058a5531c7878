import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileFields } from '../collections/candidate/candidate-fields.ts';
import { type Race, raceFields, winNumberOf } from './win-number.ts';

const nothing: Race = {
  race_candidates: null,
  race_registered: null,
  race_ballots_1: null,
  race_registered_1: null,
  race_ballots_2: null,
  race_registered_2: null,
  race_ballots_3: null,
  race_registered_3: null,
  race_targetShare: null,
};
const race = (change: Partial<Race>): Race => ({ ...nothing, ...change });
/** Sixty percent of 10,000 voters. */
const sixty = { race_ballots_1: 6_000, race_registered_1: 10_000 };

it('asks for the profile’s own fields of the race', () => {
  const own = Object.entries(profileFields).filter(([, { section }]) => section === 'race');
  expect([...raceFields].sort()).toEqual(own.map(([name]) => name).sort());
});

describe('the win number', () => {
  it('is that of the worked example: Island County, 43,083 registered at 60 %', () => {
    expect(winNumberOf(race({ ...sixty, race_registered: 43_083, race_targetShare: 52 }))).toMatchObject({
      is: 'known',
      turnout: 0.6,
      expected: 25_850,
      candidates: 2,
      win: 12_925,
      goal: 13_442,
    });
  });

  it('averages the turnouts, not the ballots, and aims for 53 % where nobody says', () => {
    const three = race({
      race_registered: 10_000,
      race_ballots_1: 60,
      race_registered_1: 100,
      race_ballots_2: 40_000,
      race_registered_2: 100_000,
      race_ballots_3: 500,
      race_registered_3: 1_000,
    });
    expect(winNumberOf(three)).toMatchObject({
      is: 'known',
      expected: 5_000,
      share: 53,
      win: 2_501,
      goal: 2_650,
      pledges: { least: 2_915, most: 3_180 },
    });
  });

  it('with more than two candidates is just over the share that the campaign aims for', () => {
    const open = { ...sixty, race_registered: 10_000, race_candidates: 3 };
    expect(winNumberOf(race({ ...open, race_targetShare: 40 }))).toMatchObject({
      is: 'known',
      win: 2_401,
      goal: 2_401,
    });
    expect(winNumberOf(race(open))).toMatchObject({ is: 'unknown', missing: ['share'], expected: 6_000 });
  });

  it('is none for somebody who runs alone', () =>
    expect(winNumberOf(race({ ...sixty, race_registered: 10_000, race_candidates: 1 }))).toMatchObject({
      is: 'unopposed',
      expected: 6_000,
    }));
});

it.each<[string, Partial<Race>, object]>([
  ['nothing', {}, { missing: ['registered', 'elections'], problems: [] }],
  ['no voters of today', sixty, { missing: ['registered'], turnout: 0.6, expected: null }],
  [
    'an election by half',
    { race_registered: 9, race_ballots_1: 4 },
    { missing: ['elections'], problems: [] },
  ],
  [
    'more ballots than voters',
    { race_registered: 9, race_ballots_2: 11, race_registered_2: 10 },
    {
      missing: ['elections'],
      problems: [{ why: 'moreBallotsThanVoters', fields: ['race_ballots_2', 'race_registered_2'] }],
    },
  ],
  [
    'an election without voters',
    { race_registered: 9, race_registered_3: 0 },
    { problems: [{ why: 'noVotersThen', fields: ['race_registered_3'] }] },
  ],
  ['nobody to vote', { ...sixty, race_registered: 0 }, { missing: [], problems: [{ why: 'noVotersNow' }] }],
  [
    'no candidate at all',
    { ...sixty, race_registered: 9, race_candidates: 0 },
    { missing: [], problems: [{ why: 'noCandidates' }] },
  ],
  [
    'half of the votes against one opponent',
    { ...sixty, race_registered: 9, race_targetShare: 50 },
    { missing: [], problems: [{ why: 'shareOfTwo', fields: ['race_targetShare'] }] },
  ],
  [
    'a quarter of the votes among four',
    { ...sixty, race_registered: 9, race_candidates: 4, race_targetShare: 25 },
    { missing: [], problems: [{ why: 'shareOfMany', fields: ['race_targetShare'] }] },
  ],
])('%s gives no number and says why', (_, change, expected) => {
  const problems = Reflect.get(expected, 'problems');
  expect(winNumberOf(race(change))).toMatchObject({
    is: 'unknown',
    ...expected,
    ...(Array.isArray(problems) && { problems: problems.map((one) => expect.objectContaining(one)) }),
  });
});

it('an impossible election is left out, and said, while the others count', () =>
  expect(
    winNumberOf(race({ ...sixty, race_registered: 10_000, race_ballots_2: 2, race_registered_2: 1 })),
  ).toMatchObject({ is: 'known', win: 3_001, elections: [{ turnout: 0.6 }], problems: [{}] }));

const people = fc.integer({ min: 1, max: 300_000_000 });
const election = people.chain((registered) =>
  fc.integer({ min: 0, max: registered }).map((ballots) => ({ ballots, registered })),
);

it('is the smallest number that is more than half of the expected vote, exactly', () => {
  fc.assert(
    fc.property(
      people,
      election,
      election,
      fc.integer({ min: 51, max: 100 }),
      (registered, one, other, share) => {
        const found = winNumberOf(
          race({
            race_registered: registered,
            race_ballots_1: one.ballots,
            race_registered_1: one.registered,
            race_ballots_3: other.ballots,
            race_registered_3: other.registered,
            race_targetShare: share,
          }),
        );
        if (found.is !== 'known') throw new Error(found.is);
        // Twice the expected vote, as a fraction: registered × (b₁r₂ + b₂r₁) over r₁r₂.
        const [r, b1, r1, b2, r2] = [
          registered,
          one.ballots,
          one.registered,
          other.ballots,
          other.registered,
        ];
        const top = BigInt(r) * (BigInt(b1) * BigInt(r2) + BigInt(b2) * BigInt(r1));
        const bottom = BigInt(r1) * BigInt(r2);
        // More than half of E is 4·votes > 2E.
        expect(BigInt(found.win) * 4n * bottom > top).toBe(true);
        expect((BigInt(found.win) - 1n) * 4n * bottom <= top).toBe(true);
        expect(BigInt(found.goal) * 200n * bottom >= top * BigInt(share)).toBe(true);
        expect(found.goal).toBeGreaterThanOrEqual(found.win);
        expect(found.pledges.least).toBeGreaterThanOrEqual(found.goal);
        expect(found.pledges.most).toBeGreaterThanOrEqual(found.pledges.least);
      },
    ),
  );
});

it('whatever is typed, the answer is a number or a reason', () => {
  const any = fc.option(fc.integer({ min: 0, max: 300_000_000 }));
  const record = fc.record({
    race_candidates: fc.option(fc.integer({ min: 0, max: 100 })),
    race_registered: any,
    race_ballots_1: any,
    race_registered_1: any,
    race_ballots_2: any,
    race_registered_2: any,
    race_ballots_3: any,
    race_registered_3: any,
    race_targetShare: fc.option(fc.integer({ min: 0, max: 100 })),
  });
  fc.assert(
    fc.property(record, (typed) => {
      const found = winNumberOf(typed);
      if (found.is === 'unknown') expect(found.missing.length + found.problems.length).toBeGreaterThan(0);
      if (found.is === 'known') expect(Number.isSafeInteger(found.win) && found.win > 0).toBe(true);
      for (const { turnout } of found.elections) expect(turnout).toBeLessThanOrEqual(1);
    }),
  );
});
