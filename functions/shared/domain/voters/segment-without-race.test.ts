import { expect, it } from 'vitest';
import type { Segment } from './segment.ts';
import { asksForRaceBeyond, withoutRaceTests } from './segment-without-race.ts';

const race = { by: 'race' as const, column: 'race' as const, is: ['Black'] };
const party = { by: 'party' as const, is: ['DEM'] };

it('tells a question about race that no file may answer', () => {
  const byRace: Segment = { steps: [{ do: 'limit', tests: [party, race] }] };
  expect(asksForRaceBeyond(byRace, [])).toBe(true);
  expect(asksForRaceBeyond(byRace, ['ethnicity'])).toBe(true);
  expect(asksForRaceBeyond(byRace, ['race'])).toBe(false);
  expect(asksForRaceBeyond({ steps: [{ do: 'limit', tests: [party] }] }, [])).toBe(false);
});

it('leaves the other conditions, and takes away nobody whom the question did not', () => {
  const sample = { do: 'sample' as const, of: { by: 'count' as const, count: 9 }, seed: 'x' };
  expect(
    withoutRaceTests({
      steps: [
        { do: 'include', tests: [race] },
        { do: 'limit', tests: [party, race] },
        { do: 'exclude', tests: [party, race] },
        { do: 'exclude', tests: [party] },
        sample,
      ],
    }),
  ).toEqual({ steps: [{ do: 'limit', tests: [party] }, { do: 'exclude', tests: [party] }, sample] });
});
