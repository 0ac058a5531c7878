import { describe, expect, it } from 'vitest';
import '../../shared/text/campaign/en.ts';
import '../../shared/text/members/en.ts';
import { onboardingSteps } from '#shared/domain/onboarding.ts';
import { fieldsOf, isField, stepAfter, stepBefore } from './onboarding-steps.ts';
import { changesIn, problemsIn, raceOf } from './onboarding-values.ts';

const ada = { candidateName: 'Ada Lovelace', office: 'City Council', race_registered: 43_083 };

describe('a step', () => {
  it('changes what was typed anew, and nothing else', () => {
    const typed = { office: ' City Council', district: 'Ward 3', party: '', state: 'x'.repeat(61) };
    expect(changesIn('race', ada, typed)).toEqual({ district: 'Ward 3' });
    expect(changesIn('race', ada, { office: '' })).toEqual({ office: null });
    expect(changesIn('story', ada, typed)).toEqual({});
  });

  it('looks at its own fields alone', () => {
    expect(problemsIn('candidate', {}, {})).toEqual({ candidateName: 'Enter a name.' });
    expect(problemsIn('race', {}, { electionDate: '0202-11-02', race_registered: 'many' })).toEqual({
      electionDate: 'Check the year of this date.',
    });
  });

  it('says which numbers cannot be, of those typed and those that were there', () => {
    const more = 'There cannot be more ballots than registered voters.';
    expect(problemsIn('numbers', { race_registered_1: 10 }, { race_ballots_1: '11' })).toEqual({
      race_ballots_1: more,
    });
    expect(problemsIn('numbers', ada, { race_targetShare: '50' })).toEqual({
      race_targetShare: 'Against one opponent it takes more than 50 percent.',
    });
  });

  it('is followed by the next, and the last by none', () => {
    expect(onboardingSteps.map((step) => stepAfter(step))).toEqual([...onboardingSteps.slice(1), 'ready']);
    expect(onboardingSteps.map((step) => stepBefore(step))).toEqual([
      'candidate',
      ...onboardingSteps.slice(0, -1),
    ]);
    const all = Object.values(fieldsOf).flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.every(isField)).toBe(true);
  });
});

it('the win number is calculated from what is typed over what is there', () =>
  expect(raceOf(ada, { race_ballots_1: '6,000', race_registered_1: 'oops' })).toMatchObject({
    race_registered: 43_083,
    race_ballots_1: 6_000,
    race_registered_1: null,
    race_candidates: null,
  }));
