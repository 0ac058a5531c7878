import { expect, it } from 'vitest';
import { followUpText, givingLink, hasFollowUp, mailLink, textLink } from './follow-up.ts';
import { askOutcomes } from './outcomes.ts';

const facts = { name: 'Ana', caller: 'Cam Caller', link: null };

it('follows up what was promised, a message and no answer, in the donor’s language', () => {
  expect(askOutcomes.filter(hasFollowUp)).toEqual([
    ...['no_answer', 'left_message', 'pledged', 'promised', 'thinking'],
  ]);
  const pledged = { outcome: 'pledged', cents: 75_000, language: 'es' } as const;
  expect(followUpText(pledged, facts)?.text).toContain('gracias por su promesa de $750!');
  expect(followUpText({ ...pledged, language: 'vi', cents: 12_345 }, facts)?.text).toContain('$123.45');
  expect(followUpText({ ...pledged, outcome: 'never_ask' }, facts)).toBeNull();
});

it('names the campaign’s page with the code of calls, and none where there is none', () => {
  const link = givingLink('https://secure.actblue.com/donate/rivera');
  expect(link).toBe('https://secure.actblue.com/donate/rivera?refcode=CALL-TIME');
  const promised = { outcome: 'promised', cents: 100, language: 'en' } as const;
  expect(followUpText(promised, { ...facts, link })?.text).toContain(`You can give here: ${link}, or mail`);
  expect(followUpText(promised, facts)?.text).not.toContain('null');
  expect(givingLink(null)).toBeNull();
});

it('makes links in which nothing that was typed is an address or a header of its own', () => {
  expect(textLink('+15035550111', 'A & B?')).toBe('sms:+15035550111?&body=A%20%26%20B%3F');
  expect(mailLink('a?bcc=b@example.org', { subject: 'Hi', text: 'x&cc=z' })).toBe(
    'mailto:a%3Fbcc%3Db@example.org?subject=Hi&body=x%26cc%3Dz',
  );
});
