import { expect, it } from 'vitest';
import '../../../shared/text/campaign/en.ts';
import { matchesFor } from './field-matches.ts';

const profile = {
  candidateName: 'Ana Rivera',
  narrative_hometown: `${'Long ago. '.repeat(40)}Then the Peña school closed.${' And so on.'.repeat(40)}`,
};

it.each([
  ['', []],
  ['   ', []],
  ['no such thing', []],
  ['slogan', ['strategy_slogan']],
  ['education narr', ['narrative_education']],
  ['yard sign', ['strategy_slogan']],
  ['rivera', ['candidateName']],
  ['PENA school', ['narrative_hometown']],
])('"%s" finds %j', (typed, names) =>
  expect(matchesFor(typed, profile).map(({ name }) => name)).toEqual(names),
);

it('what is called so stands before what only asks or says so', () => {
  const names = matchesFor('education', { ...profile, party: 'Education' }).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['narrative_education', 'policy_social_education']);
  expect(names.at(-1)).toBe('party');
});

it('shows the part of a long text that the word stands in', () => {
  const [match] = matchesFor('closed', profile);
  expect(match?.text).toMatch(/^….*school closed.*…$/);
});
