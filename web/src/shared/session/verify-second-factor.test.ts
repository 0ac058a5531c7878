import { describe, expect, it } from 'vitest';
import { deviceNameOf, fingerprintOf } from './device-fingerprint.ts';
import { formatCode, problemOf } from './second-factor-code.ts';
import { pendingIn, ticketIn } from './ticket.ts';

const ticket = `ticket-${'aB3_-'.repeat(8)}xyz`;
const wrapped = (message: string) =>
  new Error(`Firebase: ((HTTP Cloud Function returned an error: {"error":{"message":"${message}"}})).`);

describe('the ticket in a refused sign-in', () => {
  it('is found in whatever the SDK puts around it', () => {
    expect(ticketIn(wrapped(`Second factor required: ${ticket}`))).toBe(ticket);
    expect(ticketIn(new Error(ticket))).toBe(ticket);
  });
  it.each([
    new Error('Firebase: Error (auth/wrong-password).'),
    wrapped('Second factor required: ticket-short'),
    wrapped(`Second factor required: ${ticket}x`),
    ticket,
    null,
  ])('is in nothing else: %s', (error) => expect(ticketIn(error)).toBeNull());
});

describe('a sign-in kept by the tab', () => {
  it('goes on until it is late', () => {
    expect(pendingIn(`2000 ${ticket}`, 1_999)).toEqual({ ticket, until: 2_000 });
    expect(pendingIn(`2000 ${ticket}`, 2_000)).toBeNull();
  });
  it.each([null, '', ticket, `soon ${ticket}`, '2000 ticket-1'])('is nothing in %s', (stored) =>
    expect(pendingIn(stored, 0)).toBeNull(),
  );
});

describe('a code while it is typed', () => {
  it.each([
    ['totp', '123 456', '123456'],
    ['totp', '12a3-45678', '123456'],
    ['totp', '１２３٣', ''],
    ['backup_code', 'abcd', 'ABCD'],
    ['backup_code', 'abcde', 'ABCD-E'],
    ['backup_code', ' abcd-ef12 99', 'ABCD-EF12'],
    ['backup_code', 'ü', ''],
  ] as const)('%s: "%s" → "%s"', (method, typed, shown) => expect(formatCode(method, typed)).toBe(shown));
  it.each([
    ['totp', '', 'empty'],
    ['backup_code', '', 'empty'],
    ['totp', '12345', 'short'],
    ['totp', '123456', null],
    ['backup_code', 'ABCD', null],
  ] as const)('%s: "%s" is %s', (method, code, problem) => expect(problemOf(method, code)).toBe(problem));
});

describe('a device', () => {
  const traits = {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)',
    language: 'en-US',
    screenWidth: 1_920,
    screenHeight: 1_080,
    colourDepth: 24,
    timezoneOffset: 240,
    hardwareConcurrency: 8,
  };
  it('has the same fingerprint each time, in base 36', () => {
    expect(fingerprintOf(traits)).toMatch(/^[0-9a-z]{1,7}$/);
    expect(fingerprintOf({ ...traits })).toBe(fingerprintOf(traits));
  });
  it.each([
    { userAgent: 'Safari' },
    { language: 'de' },
    { screenWidth: 1_280 },
    { screenHeight: 800 },
    { colourDepth: 30 },
    { timezoneOffset: 0 },
    { hardwareConcurrency: 4 },
  ])('has another with another %o', (other) =>
    expect(fingerprintOf({ ...traits, ...other })).not.toBe(fingerprintOf(traits)),
  );
  it('is called by the first fifty characters of its user agent', () => {
    expect(deviceNameOf(traits)).toBe('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36');
    expect(deviceNameOf({ userAgent: '' })).toBe('');
  });
});
