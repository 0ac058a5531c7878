import '../../shared/text/best-efforts/en.ts';
import { expect, it } from 'vitest';
import { mailText } from './mail-text.ts';

it.each([
  ['queued', null, 'on its way'],
  ['refused', 'closed', 'not sent, because this address may not be written to'],
  ['refused', 'no_address', 'not sent, because there was no address'],
  ['refused', 'answered', 'not sent, because it was no longer needed'],
  ['unknown', null, 'nobody knows whether it arrived'],
] as const)('an email that is %s (%s) is told so', (mail, why, text) => {
  expect(mailText(mail, why)).toBe(text);
});
