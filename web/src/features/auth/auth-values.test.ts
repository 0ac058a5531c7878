import { describe, expect, it } from 'vitest';
import {
  joiningValues,
  newPasswordValues,
  problemsIn,
  resetValues,
  signInValues,
  signUpValues,
} from './auth-values.ts';

const good = { email: 'ada@example.org', password: 'secret', organizationName: 'Friends of Ada' };

describe('sign-up', () => {
  it('takes the good values, with spaces cut from all but the password', () => {
    const typed = {
      email: '  ada@example.org ',
      password: ' secret ',
      organizationName: '  Friends of Ada ',
    };
    expect(signUpValues.parse(typed)).toEqual({ ...good, password: ' secret ' });
  });
  it.each([
    ['email', '', 'Email is required'],
    ['email', '   ', 'Email is required'],
    ['email', 'ada', 'This is not an email address.'],
    ['email', 'ada@example', 'This is not an email address.'],
    ['password', '', 'Password is required'],
    ['password', '12345', 'Must be at least 6 characters'],
    ['organizationName', '', 'Organization name is required'],
    ['organizationName', '   ', 'Organization name is required'],
    ['organizationName', 'x'.repeat(121), 'Use at most 120 characters'],
  ])('%s "%s" → %s', (field, value, expected) => {
    const { error } = signUpValues.safeParse({ ...good, [field]: value });
    expect(error && problemsIn(error)).toEqual({ [field]: expected });
  });
});

it('whoever was invited needs no name of an organization', () => {
  expect(joiningValues.safeParse({ email: good.email, password: good.password }).success).toBe(true);
  const { error } = joiningValues.safeParse({ email: '', password: '12345' });
  expect(Object.keys(error ? problemsIn(error) : {}).sort()).toEqual(['email', 'password']);
});

it('signing in asks for a password of any length', () => {
  expect(signInValues.safeParse({ email: good.email, password: 'x' }).success).toBe(true);
  expect(signInValues.safeParse({ email: good.email, password: '' }).success).toBe(false);
});

it('every empty field is named at once', () => {
  const { error } = signUpValues.safeParse({ email: '', password: '', organizationName: '' });
  expect(Object.keys(error ? problemsIn(error) : {})).toEqual(
    expect.arrayContaining(['email', 'password', 'organizationName']),
  );
});

it('a new password keeps the floor, a reset needs an address', () => {
  expect(newPasswordValues.safeParse({ password: '12345' }).success).toBe(false);
  expect(newPasswordValues.safeParse({ password: '123456' }).success).toBe(true);
  expect(resetValues.safeParse({ email: 'x' }).success).toBe(false);
});
