export const proof = {
  title: 'Confirm that it is you',
  why: 'What you are about to do is kept safe by asking again. You are not asked for the next 15 minutes.',
  wrongPassword: 'This password is wrong.',
  confirm: 'Confirm',
  toBackupCode: 'Use a backup code instead',
  toTotp: 'Use the authenticator app instead',
  nudge: 'Protect your campaign: turn on two-factor authentication',
} as const;
