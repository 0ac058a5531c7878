import { describe, expect, it } from 'vitest';
import { type Facts, sessionOf } from './session-state.ts';

const ways = { retry: () => {}, found: () => {} };
const account = { uid: 'u1', email: 'ana@rivera.example', confirmed: true };
const email = account.email;
const profile = {
  organization_id: 'o1',
  full_name: 'Ana Rivera',
  role: 'manager',
  grants: [],
  two_factor_enabled: false,
  two_factor_required: false,
} as const;
const known: Facts = { account, profile, barrier: null, campaign: 'through', trouble: null };
const of = (change: Partial<Facts>) => sessionOf({ ...known, ...change }, ways);

describe('the app gate', () => {
  it('is signed out without an account', () => expect(sessionOf(null, ways)).toEqual({ is: 'signed out' }));

  it('stops at an address that is not confirmed, whatever else is known', () =>
    expect(of({ account: { ...account, confirmed: false }, barrier: 'second factor' })).toEqual({
      is: 'unconfirmed',
      email,
    }));

  it.each<[string, Partial<Facts>]>([
    ['the profile is not known', { profile: null }],
    ['nobody knows whether the campaign is there', { campaign: null }],
  ])('loads while %s', (_, change) => expect(of(change)).toEqual({ is: 'loading' }));

  it('says what stands in the way, also of somebody who was inside', () =>
    expect(of({ trouble: 'no connection' })).toEqual({
      is: 'failed',
      why: 'no connection',
      retry: ways.retry,
    }));

  it('shows nothing more to somebody who was removed', () =>
    expect(of({ profile: 'removed', barrier: 'enrolment' })).toEqual({ is: 'removed', isLive: false }));

  it.each(['second factor', 'enrolment'] as const)(
    'asks for the %s before anything else, also of somebody who was inside',
    (barrier) => {
      expect(of({ barrier })).toEqual({ is: barrier, email });
      expect(of({ barrier, profile: null, campaign: null, trouble: 'no connection' })).toEqual({
        is: barrier,
        email,
      });
    },
  );

  it('asks to enrol where the organization demands it and the account has not', () => {
    const demanded = { ...profile, two_factor_required: true };
    expect(of({ profile: demanded })).toEqual({ is: 'enrolment', email });
    expect(of({ profile: { ...demanded, two_factor_enabled: true } })).toMatchObject({ is: 'ready' });
  });

  it('leaves it to an account without an organization whether it founds one', () =>
    expect(of({ profile: 'none', campaign: null })).toEqual({
      is: 'unaffiliated',
      email,
      found: ways.found,
    }));

  it('asks for the campaign where there is none', () =>
    expect(of({ campaign: 'missing' })).toMatchObject({ is: 'onboarding', member: { organization: 'o1' } }));

  it.each([
    ['admin', 'begun', 'onboarding'],
    ['manager', 'begun', 'onboarding'],
    ['finance', 'begun', 'ready'],
    ['canvasser', 'begun', 'ready'],
    ['canvasser', 'missing', 'onboarding'],
    ['admin', 'through', 'ready'],
  ] as const)('of a set-up that is %2$s leads %1$s to: %3$s', (role, campaign, is) =>
    expect(of({ profile: { ...profile, role }, campaign })).toMatchObject({ is }),
  );

  it('lets a member in, with the role, the grants and the factor that the profile gives now', () => {
    const member = { uid: 'u1', email, fullName: 'Ana Rivera', organization: 'o1' };
    expect(of({})).toEqual({
      is: 'ready',
      member: { ...member, role: 'manager', grants: [], twoFactor: false },
    });
    expect(
      of({ profile: { ...profile, role: 'user', grants: ['field.work'], two_factor_enabled: true } }),
    ).toEqual({
      is: 'ready',
      member: { ...member, role: 'user', grants: ['field.work'], twoFactor: true },
    });
  });
});
