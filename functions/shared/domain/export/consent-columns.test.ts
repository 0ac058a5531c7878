import { expect, it } from 'vitest';
import { consentKeys } from '../import/consent-keys.ts';
import { matchHeaders } from '../import/headers.ts';
import { isSourceText } from '../import/source-text.ts';
import { consentCells, consentHeaders } from './consent-columns.ts';

const closed = (reason: 'opted_out' | 'deceased' | 'hard_bounce' | 'landline' | 'staff_request') => ({
  ...{ reason, except: [] },
});
const agreed = { grade: 'express', since: Date.UTC(2026, 2, 9), source: 'form', text_version: null };

it('the import knows every column of consent again', () =>
  expect(
    matchHeaders('people', ['Name', ...Object.values(consentHeaders)]).map((match) => match?.field),
  ).toEqual(['name', ...consentKeys]));

it.each([
  ['nothing', {}, {}],
  ['an opt-out of its channel', { text: closed('opted_out') }, { text_opt_out: 'yes' }],
  ['an opt-out of everything', { all: closed('staff_request') }, { contact_opt_out: 'yes' }],
  [
    'an opt-out of everything but email',
    { all: { reason: 'opted_out' as const, except: ['email' as const] } },
    { text_opt_out: 'yes', call_opt_out: 'yes', mail_opt_out: 'yes' },
  ],
  ['a death', { all: closed('deceased') }, { deceased: 'yes' }],
  ['a dead address', { email: closed('hard_bounce') }, { email_status: 'bounced' }],
  ['no refusal of a landline', { text: closed('landline') }, {}],
])('a row tells of %s', (_, of, cells) => expect(consentCells([{ closed: of, consent: {} }])).toEqual(cells));

it('consent leaves with its source, and not beside an opt-out', () => {
  const cells = consentCells([{ closed: {}, consent: { text: agreed } }]);
  expect(cells).toEqual({ text_opt_in: 'yes', consent_source: 'Consent on record: form, 2026-03-09' });
  expect(isSourceText(cells.consent_source ?? null)).toBe(true);
  expect(consentCells([{ closed: { text: closed('opted_out') }, consent: { text: agreed } }])).toEqual({
    text_opt_out: 'yes',
  });
  const implied = { ...agreed, grade: 'implied' };
  expect(consentCells([{ closed: {}, consent: { text: implied } }])).toEqual({});
});
