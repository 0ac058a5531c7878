import type { Mail } from '../mail/mailer.ts';
import { headerLine } from '../mail/message.ts';

/** What an account's owner is told by mail about their second factor. */

const notYou =
  'If this was not you, reset your password on the sign-in screen at once and tell an admin of your campaign.';

const notice = (to: string, subject: string, ...paragraphs: string[]): Mail => ({
  to,
  subject,
  text: [...paragraphs, notYou].join('\n\n'),
  link: null,
});

export const turnedOn = (to: string): Mail =>
  notice(
    to,
    'Two-factor authentication is on',
    'Two-factor authentication was turned on for your Hustings account, and every other session was signed out.',
  );

export const turnedOff = (to: string): Mail =>
  notice(
    to,
    'Two-factor authentication is off',
    'Two-factor authentication was turned off for your Hustings account. Your password alone signs in again; every other session was signed out, and no device is trusted any more.',
  );

export const newCodesMade = (to: string): Mail =>
  notice(
    to,
    'New backup codes',
    'New backup codes were made for your Hustings account. The former ones do not work any more.',
  );

export const deviceTrusted = (to: string, device: string): Mail =>
  notice(
    to,
    'A device is trusted',
    `Signing in to your Hustings account from this device needs no code for 30 days: ${headerLine(device)}`,
    'You can remove it on the account screen.',
  );

export const lockedOut = (to: string): Mail =>
  notice(
    to,
    'Too many wrong codes',
    'Somebody who knows the password of your Hustings account gave a wrong code too often. No code is taken for a while.',
  );
