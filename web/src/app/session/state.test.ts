import { describe, expect, it } from 'vitest';
import { type Facts, sessionOf } from './state.ts';

const retry = () => {};
const account = { uid: 'u1', email: 'ana@rivera.example', confirmed: true };
const profile = { organization_id: 'o1', full_name: 'Ana Rivera', role: 'manager' } as const;
const known: Facts = { account, profile, campaign: true, trouble: null };
const of = (change: Partial<Facts>) => sessionOf({ ...known, ...change }, retry);

describe('the app gate', () => {
  it('is signed out without an account', () => expect(sessionOf(null, retry)).toEqual({ is: 'signed out' }));

  it('stops at an address that is not confirmed, whatever else is known', () =>
    expect(of({ account: { ...account, confirmed: false } })).toEqual({
      is: 'unconfirmed',
      email: 'ana@rivera.example',
    }));

  it.each<[string, Partial<Facts>]>([
    ['the profile is not known', { profile: null }],
    ['nobody knows whether the campaign is there', { campaign: null }],
  ])('loads while %s', (_, change) => expect(of(change)).toEqual({ is: 'loading' }));

  it('says what stands in the way, also of somebody who was inside', () =>
    expect(of({ trouble: 'no connection' })).toEqual({ is: 'failed', why: 'no connection', retry }));

  it('shows nothing more to somebody who was removed', () =>
    expect(of({ profile: 'removed' })).toEqual({ is: 'removed' }));

  it('asks for the campaign where there is none', () =>
    expect(of({ campaign: false })).toMatchObject({ is: 'onboarding', member: { organization: 'o1' } }));

  it('lets a member in, with the role that the profile gives now', () => {
    const member = { uid: 'u1', email: 'ana@rivera.example', fullName: 'Ana Rivera', organization: 'o1' };
    expect(of({})).toEqual({ is: 'ready', member: { ...member, role: 'manager' } });
    expect(of({ profile: { ...profile, role: 'user' } })).toEqual({
      is: 'ready',
      member: { ...member, role: 'user' },
    });
  });
});
