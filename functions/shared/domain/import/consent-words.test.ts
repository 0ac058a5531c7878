import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import type { ConsentCell } from '../../api/imports-api.ts';
import { importConsents } from '../../constants.ts';
import { eventsOf, isSourced } from './consent-events.ts';
import { statementOf } from './consent-words.ts';
import { readRow } from './read-row.ts';
import { isSourceText } from './source-text.ts';

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

test.each([
  'STOP received 3/9/2026 by SMS',
  'Opting out per phone call',
  'Opt-outs: replied END',
  'Opted her out at the door',
  'Asked us to stop texting',
  'Please remove me',
  'Removed at her request',
  'Doesn’t want texts',
  "Doesn't want texts",
  'doesnt want texts',
  'Blocked by carrier',
  'Cancelled by member',
  'Canceling all messages',
  'Signed form at fair; asked to stop',
  'Quit the list in May',
  'Consent revoked by phone',
  'Declining all further texts',
  'No longer wants messages',
  'Take me off your list',
  'Replied with END',
  'UserOptedOut at website',
  'unSubscribed via SMS',
  'S.T.O.P. by text',
  'S\u200Btop texting me',
  'S\u200Dtop texting me',
  'S\u0007top texting me',
  'Left the list in May',
  'Off our list per call',
  'Deactivated by system',
  'Excluded by staff',
  'Disagreed at the door',
  'Fuera de la lista',
  'Ya no quiere mensajes',
  'Dado de baja por SMS',
  'Pidió la baja en la feria',
  'Número bloqueado por la compañía',
  'Retiró su consentimiento',
  'Canceló por teléfono',
  'Pidió detener los mensajes',
  'Dejen de escribirme',
  ...['Removed', 'Cancelled', 'Quit', 'End', 'ALTO', 'Bloqueado', 'Block'],
])('%j is an opt-out in every column', (cell) => {
  expect(statementOf('text_opt_in', cell)).toEqual({ what: 'opt_out', channel: 'text' });
  expect(statementOf('email_opt_in', cell)).toEqual({ what: 'opt_out', channel: 'email' });
  expect(statementOf('email_status', cell)).toEqual({ what: 'opt_out', channel: 'email' });
  expect(isSourceText(cell)).toBe(false);
});

test.each([
  'Her number is inactive',
  'Invalid number on the card',
  'Was never asked about texts',
  'Couldn’t read the signature',
  'Signed at the end of the fair',
  'Consent lapsed in May',
  'Failed to confirm',
  'Paused by member',
  'Landline number only',
  'Unverified web signup',
  'Was on the list until 2024',
  'Firmó en Palo Alto',
  'Signed the form. Reply STOP to opt out',
  'Never agreed to texts',
])('“%s” is unreadable in a column of texts, and no source', (cell) => {
  expect(statementOf('text_opt_in', cell)).toBeUndefined();
  expect(isSourceText(cell)).toBe(false);
});

test.each([
  ['Removed by admin', 'opt_out email'],
  ['NotSubscribed', 'opt_out email'],
  ['Inactive', 'opt_out email'],
  ['Address is no longer in use', 'opt_out email'],
  ['Invalid address', 'hard_bounce email'],
  ['Wrong address', 'hard_bounce email'],
])('an email status of “%s” closes the address', (cell, says) => {
  const statement = statementOf('email_status', cell);
  expect(`${statement?.what} ${statement?.channel}`).toBe(says);
});

test.each([
  'Signed the card at the fair',
  'Opted in at the fair, filled out the card',
  'Christopher asked for texts at the door',
  'See notes from the canvass',
  'Our client wants texts',
  'Firmó la tarjeta para recibir mensajes',
])('“%s” is consent, and says where it comes from', (cell) => {
  expect(statementOf('text_opt_in', cell)).toEqual({ what: 'consent', channel: 'text' });
  expect(isSourceText(cell)).toBe(true);
});

const refusals = [
  ...[
    'stop',
    'Stopped',
    'STOPPING',
    'stops',
    'opt out',
    'opt-out',
    'optout',
    'Opted Out',
    'opting out',
    'OptOuts',
  ],
  ...['opts out', 'remove', 'removes', 'Removed', 'removing', 'removal', 'cancel', 'cancels', 'cancelled'],
  ...[
    'canceled',
    'canceling',
    'cancellation',
    'block',
    'blocks',
    'blocked',
    'blocking',
    'quit',
    'quits',
    'quitting',
  ],
  ...[
    'unsubscribe',
    'unsubscribes',
    'Unsubscribed',
    'unsubscribing',
    'unsubscribe request',
    'revoke',
    'revokes',
  ],
  ...[
    'revoked',
    'revoking',
    'revocation',
    'decline',
    'declines',
    'declined',
    'declining',
    'refused',
    'refuses',
  ],
  ...[
    'withdrew',
    'withdrawn',
    'rejected',
    'denied',
    'do not',
    "don't",
    'don’t',
    'dont',
    "isn't",
    'isnt',
    "wasn't",
  ],
  ...[
    "won't",
    "can't",
    'cannot',
    "couldn't",
    "wouldn't",
    "shouldn't",
    "hasn't",
    "haven't",
    "didn't",
    "doesn't",
  ],
  ...['not', 'no', 'no longer', 'never', 'without', 'invalid', 'inactive', 'undeliverable', 'baja', 'bajas'],
  ...[
    'no quiere',
    'no quiero',
    'retirar',
    'retirado',
    'retiró',
    'cancelar',
    'cancelado',
    'bloqueado',
    'bloquear',
  ],
  ...[
    'bloqueó',
    'detener',
    'detenido',
    'detenga',
    'detuvo',
    'alto',
    'nunca',
    'jamás',
    'sin',
    'rechazó',
    'revocó',
  ],
  ...['eliminar', 'borrar', 'inválido', 'inactivo', 'negó', 'anulado', 'dejar de', 'quitar', 'paren'],
];
const filler = fc.constantFrom(
  ...[
    'signed',
    'the',
    'card',
    'yes',
    'agreed',
    'opted in',
    'texts',
    '3/9/2026',
    'ok',
    'at fair',
    'consented',
    'si',
  ],
);
const sentence = fc
  .tuple(fc.array(filler, { maxLength: 6 }), fc.constantFrom(...refusals), fc.array(filler, { maxLength: 6 }))
  .chain(([before, word, after]) =>
    fc.constantFrom(' ', ', ', '; ', ' – ', '. ').map((mark) => [...before, word, ...after].join(mark)),
  );

it('a sentence with a word of refusal is never consent, nor where consent comes from', () => {
  const options = { row: 2, dayOrder: 'month first', today: '2026-11-23', extras: [] } as const;
  const headers = ['Name', 'Phone', 'Texts', 'Source'];
  const mapping = ['name', 'phone', 'text_opt_in', 'consent_source'] as const;
  const eventsIn = (says: string, source: string) => {
    const read = readRow('people', ['Ana', '(503) 555-0100', says, source], mapping, { ...options, headers });
    if (read.is !== 'row') throw new Error('The row was refused.');
    return eventsOf(read.row, read.row, 'a.csv').map(({ what }) => what);
  };
  fc.assert(
    fc.property(sentence, (text) => {
      for (const field of ['text_opt_in', 'email_opt_in'] as const)
        expect(statementOf(field, text)?.what).not.toBe('consent');
      expect(isSourceText(text)).toBe(false);
      expect(eventsIn(text, 'Signed a card at the fair')).not.toContain('consent');
      expect(eventsIn('yes', text)).not.toContain('consent');
      const forged = { what: 'consent', source: 'Signed a card at the fair', words: text } as const;
      expect(isSourced(forged)).toBe(false);
      expect(isSourced({ ...forged, source: text, words: 'yes' } satisfies Partial<ConsentCell>)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

it('a refusal at the end of a long source counts, though that end is not stored', () => {
  const source = `${'Signed a card at the fair. '.repeat(Math.ceil(importConsents.words / 20))}Asked to stop.`;
  const read = readRow(
    'people',
    ['Ana', '(503) 555-0100', 'yes', source],
    ['name', 'phone', 'text_opt_in', 'consent_source'],
    { row: 2, dayOrder: 'month first', today: '2026-11-23', extras: [], headers: [] },
  );
  expect(read).toMatchObject({ row: { consents: [{ what: 'consent', source: null }] } });
});
