import { expect, test } from 'vitest';
import { statementOf } from './consent-words.ts';

test.each([
  ['text_opt_in', 'Opt-Out', 'opt_out text'],
  ['text_opt_in', 'OPT_OUT', 'opt_out text'],
  ['text_opt_in', 'Opted out on 3/9/2026', 'opt_out text'],
  ['text_opt_in', 'Unsubscribed via SMS keyword', 'opt_out text'],
  ['text_opt_in', 'Not Subscribed', null],
  ['text_opt_in', 'Has never agreed to texts', undefined],
  ['text_opt_in', 'OPT_IN', 'consent text'],
  ['text_opt_in', 'Signed the card at the fair', 'consent text'],
  ['text_opt_in', 'UNSPECIFIED', null],
  ['email_opt_in', 'false', 'opt_out email'],
  ['email_opt_in', 'Not Subscribed', 'opt_out email'],
  ['email_status', 'Subscribed', null],
  ['email_status', 'Not Subscribed', 'opt_out email'],
  ['email_status', 'Unsubscribed on 3/9/2026', 'opt_out email'],
  ['email_status', 'Hard bounced (550)', 'hard_bounce email'],
  ['email_status', 'Spam complaint', 'complaint email'],
  ['email_status', 'whatever', undefined],
  ['email_opt_out', '02/11/2026', 'opt_out email'],
  ['call_opt_out', 'false', null],
  ['contact_opt_out', 'x', 'opt_out all'],
] as const)('%s with “%s” says %s', (field, cell, says) => {
  const statement = statementOf(field, cell);
  expect(statement ? `${statement.what} ${statement.channel}` : statement).toBe(says);
});
