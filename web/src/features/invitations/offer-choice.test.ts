import { describe, expect, it } from 'vitest';
import '../../shared/text/auth-steps/en.ts';
import { consequenceOf } from './offer-choice.ts';

describe('what an invitation says of the campaign that is active now', () => {
  it('says nothing where none is', () => expect(consequenceOf({ current: null })).toBeNull());

  it.each([
    ['kept', /You stay in Friends of Bo/],
    ['deleted', /Friends of Bo.*deleted/],
  ] as const)('says that it is %s', (becomes, expected) =>
    expect(consequenceOf({ current: { organizationName: 'Friends of Bo', becomes } })).toMatch(expected),
  );
});
