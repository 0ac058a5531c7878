import { describe, expect, it } from 'vitest';
import { refusalCodes } from '#shared/api/endpoint.ts';
import { severities } from '#shared/collections/error-groups.ts';
import { CallError, codeOf, messageFor, severityOf, severityOfError } from './error-messages.ts';

const coded = (code: string) => Object.assign(new Error('the library’s own words'), { code });
const network = 'Network request failed. Please check your connection';
const denied = 'You do not have permission to perform this action';
const ended = 'Your session has ended. Please sign in again.';
const tooMany = 'Too many attempts. Please wait a few minutes and try again.';
const wrong = 'The email address or the password is wrong.';
const unexpected = 'An unexpected error occurred';

/** The specification's own codes, §8, with its texts and its classes. */
const databases = [
  ['23505', 'This record already exists', 'medium'],
  ['23503', 'Cannot delete this record as it is referenced by other data', 'medium'],
  ['23502', 'Required field is missing', 'medium'],
  ['22P02', 'Invalid input format', 'low'],
  ['42501', denied, 'high'],
  ['42P01', 'Database table not found', 'high'],
  ['PGRST301', network, 'low'],
  ['PGRST000', 'Database connection error', 'low'],
  ['PGRST204', 'No data found', 'low'],
  ['PGRST116', 'No data found', 'low'],
] as const;

/** All sixteen codes of gRPC, but "ok", and "ok" is none. */
const firestore = [
  ['cancelled', network, 'low'],
  ['unknown', unexpected, 'critical'],
  ['invalid-argument', 'Invalid input format', 'low'],
  ['deadline-exceeded', network, 'low'],
  ['not-found', 'No data found', 'low'],
  ['already-exists', 'This record already exists', 'medium'],
  ['permission-denied', denied, 'high'],
  ['resource-exhausted', tooMany, 'low'],
  ['failed-precondition', unexpected, 'high'],
  ['aborted', 'Database connection error', 'low'],
  ['out-of-range', 'Invalid input format', 'low'],
  ['unimplemented', 'Database table not found', 'high'],
  ['internal', 'Database connection error', 'critical'],
  ['unavailable', network, 'low'],
  ['data-loss', 'Database connection error', 'critical'],
  ['unauthenticated', ended, 'high'],
] as const;

const ownErrors = [
  ['email-not-confirmed', 'Confirm your email address first: open the link that we sent you.', 'low'],
  ['second-factor-required', denied, 'low'],
  ['second-factor-setup-required', denied, 'low'],
  ['recent-proof-required', denied, 'low'],
  ['session-ended', ended, 'low'],
  ['no-organization', denied, 'low'],
  ['proof-cancelled', 'Nothing was changed.', 'low'],
  ['conflict', 'Somebody else changed this meanwhile. Open it to choose which version stays.', 'low'],
  ['quota-exceeded', 'This device has no room left. Free some space on it, then try again.', 'medium'],
] as const;

const authentication = [
  ['auth/invalid-credential', wrong, 'low'],
  ['auth/invalid-login-credentials', wrong, 'low'],
  ['auth/wrong-password', wrong, 'low'],
  ['auth/user-not-found', wrong, 'low'],
  ['auth/invalid-email', 'This is not an email address.', 'low'],
  ['auth/missing-email', 'Required field is missing', 'low'],
  ['auth/missing-password', 'Required field is missing', 'low'],
  ['auth/email-already-in-use', 'An account with this email address already exists. Sign in instead.', 'low'],
  ['auth/weak-password', 'Must be at least 6 characters', 'low'],
  ['auth/password-does-not-meet-requirements', 'Must be at least 6 characters', 'low'],
  ['auth/too-many-requests', tooMany, 'low'],
  ['auth/quota-exceeded', tooMany, 'low'],
  ['auth/user-disabled', 'This account has been disabled.', 'low'],
  ['auth/network-request-failed', network, 'low'],
  ['auth/timeout', network, 'low'],
  ['auth/user-token-expired', ended, 'low'],
  ['auth/invalid-user-token', ended, 'low'],
  ['auth/requires-recent-login', ended, 'low'],
  ['auth/internal-error', unexpected, 'critical'],
  ['auth/expired-action-code', expired(), 'low'],
  ['auth/invalid-action-code', expired(), 'low'],
] as const;
function expired() {
  return 'This link has expired or has already been used. Ask for a new one.';
}

const all = [...databases, ...firestore, ...ownErrors, ...authentication];

describe('an error becomes words', () => {
  it('that somebody can act on also before members’ texts have come', () => {
    expect(messageFor(coded('internal'))).toBe(unexpected);
  });

  it.each(all)('%s: %s (%s)', async (code, message, severity) => {
    await import('../text/members/en.ts');
    expect(messageFor(coded(code))).toBe(message);
    expect(severityOf(code)).toBe(severity);
  });

  it('for every code of our endpoints, which keep the server’s own words where they have some', () => {
    for (const code of refusalCodes) {
      expect(all.map(([known]) => known)).toContain(code);
      expect(messageFor(new CallError(code, 'In our words.'))).toBe('In our words.');
    }
  });

  it.each([
    [new Error('A plain one'), 'A plain one'],
    [coded('nobody/knows'), 'the library’s own words'],
    [new Error(''), unexpected],
    ['a text', unexpected],
    [null, unexpected],
    [undefined, unexpected],
    [{ code: 23_505, message: 'A number is no code' }, 'A number is no code'],
  ])('%s without a known code: %s', (error, message) => expect(messageFor(error)).toBe(message));
});

it('grades a code that it does not know by its class', () => {
  const graded = ['53300', '57P03', '42703', '23514', '22001', 'PGRST999', '', 'auth/nobody-knows'];
  expect(graded.map(severityOf)).toEqual([
    ...['critical', 'critical', 'high', 'medium', 'low', 'low', 'low', 'low'],
  ]);
  for (const [code, , severity] of databases) {
    const first = code.startsWith('5')
      ? 'critical'
      : code.startsWith('42')
        ? 'high'
        : code.startsWith('23')
          ? 'medium'
          : 'low';
    expect([code, severity]).toEqual([code, first]);
  }
  expect(severities).toEqual(['critical', 'high', 'medium', 'low']);
});

it.each([
  [coded('x'), 'x'],
  [{ code: 5 }, ''],
  [null, ''],
  ['text', ''],
])('the code of %s is "%s"', (error, code) => expect(codeOf(error)).toBe(code));

it('grades failed-precondition by its origin: a missing index is a defect, a refusal by an endpoint is not', () => {
  expect(severityOfError(coded('failed-precondition'))).toBe('high');
  expect(severityOfError(new CallError('failed-precondition', 'It is off.'))).toBe('low');
  expect(severityOfError(new CallError('internal', 'Something went wrong.'))).toBe('critical');
});
