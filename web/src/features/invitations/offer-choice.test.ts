import { describe, expect, it } from 'vitest';
import '../../shared/text/auth-steps/en.ts';
import { choiceOf, type Offer } from './offer-choice.ts';

const offer: Offer = {
  organizationName: 'Lopez for Council',
  role: 'finance',
  invitedBy: 'Ana Rivera',
  expiresAt: 0,
  current: null,
};
const from = (leaving: NonNullable<Offer['current']>['leaving']): Offer => ({
  ...offer,
  current: { organizationName: 'Friends of Bo', leaving },
});

describe('what somebody may do about an invitation', () => {
  it('joins, where they are nowhere', () =>
    expect(choiceOf(offer)).toEqual({
      consequence: null,
      next: { is: 'join', leave: false, label: 'Join Lopez for Council' },
    }));

  it.each([
    ['leave', /its data stays there/],
    ['empty', /it is deleted when you join/],
  ] as const)('%s: is told so, and agrees by the button', (leaving, expected) => {
    const { consequence, next } = choiceOf(from(leaving));
    expect(consequence).toMatch(expected);
    expect(consequence).toContain('Friends of Bo');
    expect(next).toEqual({
      is: 'join',
      leave: true,
      label: 'Leave Friends of Bo and join Lopez for Council',
    });
  });

  it.each([
    ['last admin', '/admin/roles'],
    ['holds data', '/account'],
  ] as const)('%s: cannot join, and is led to where that is settled', (leaving, to) =>
    expect(choiceOf(from(leaving)).next).toMatchObject({ is: 'settle', to }),
  );
});
