import type { Mail } from '../mail/mailer.ts';

/** What an account's owner is told by mail. */

const notYou =
  'If this was not you, change your password at once and sign out everywhere on the account screen.';

export const confirmNewAddress = (to: string, link: string): Mail => ({
  to,
  subject: 'Confirm your new email address',
  text: [
    'Somebody asked to use this address for their Hustings account.',
    'If that was you, open the link to confirm it. From then on you sign in with this address.',
    'If it was not you, ignore this message: nothing changes.',
  ].join('\n\n'),
  link,
});

/** Same answer to whoever asks, whether an address has an account or not: only its owner learns that it has. */
export const addressIsTaken = (to: string): Mail => ({
  to,
  subject: 'You already have a Hustings account',
  text: [
    'Somebody asked to use this address for another Hustings account. It has an account already, so nothing changes.',
    'If that was you, sign in with this address, or choose another one for the other account.',
  ].join('\n\n'),
  link: null,
});

export const newAddressAsked = (to: string, newEmail: string): Mail => ({
  to,
  subject: 'Your email address is about to change',
  text: [
    `Somebody signed in to your Hustings account asked to change its address to ${newEmail}.`,
    'The change takes effect once the link that we sent there is opened.',
    notYou,
  ].join('\n\n'),
  link: null,
});

export const passwordChanged = (to: string): Mail => ({
  to,
  subject: 'Your password was changed',
  text: [
    'The password of your Hustings account was changed, and every other session was signed out.',
    'If this was not you, reset your password on the sign-in screen at once.',
  ].join('\n\n'),
  link: null,
});

export const accountDeleted = (to: string): Mail => ({
  to,
  subject: 'Your account was deleted',
  text: 'Your Hustings account was deleted, and with it your profile, preferences and two-factor settings.',
  link: null,
});
