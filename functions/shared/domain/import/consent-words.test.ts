import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import type { ConsentCell } from '../../api/imports-api.ts';
import { importConsents } from '../../constants.ts';
import { yesAnswers } from './consent-answers.ts';
import { eventsOf, isSourced } from './consent-events.ts';
import { type Meaning, statementOf } from './consent-words.ts';
import { type Meanings, meaningKey } from './read-consents.ts';
import { readRow } from './read-row.ts';
import { refusalIn } from './refusal-words.ts';
import { isSourceText } from './source-text.ts';
import { unclearAnswers } from './unclear-answers.ts';

test.each([
  ['text_opt_in', 'Opt-Out', 'opt_out text'],
  ['text_opt_in', 'OPT_OUT', 'opt_out text'],
  ['text_opt_in', 'Opted out on 3/9/2026', 'opt_out text'],
  ['text_opt_in', 'Unsubscribed via SMS keyword', 'opt_out text'],
  ['text_opt_in', 'Not Subscribed', null],
  ['text_opt_in', 'No', 'opt_out text'],
  ['text_opt_in', 'false', 'opt_out text'],
  ['text_opt_in', 'FALSO', 'opt_out text'],
  ['text_opt_in', 'Nope', 'opt_out text'],
  ['text_opt_in', '-', null],
  ['text_opt_in', '☑', 'consent text'],
  ['text_opt_in', '1', 'consent text'],
  ['text_opt_in', '-1', undefined],
  ['text_opt_in', ' - 1', undefined],
  ['text_opt_in', '1-', undefined],
  ['email_status', '-1', undefined],
  ['text_opt_in', '¡Sí!', 'consent text'],
  ['text_opt_in', '¿Sí?', undefined],
  ['text_opt_in', 'Yes?', undefined],
  ['text_opt_in', '2026-03-09', undefined],
  ['text_opt_in', 'verified', undefined],
  ['email_opt_in', 'pending', null],
  ['email_status', 'active', null],
  ['email_status', 'false', 'opt_out email'],
  ['email_opt_out', '✓', 'opt_out email'],
  ['call_opt_out', '✔️', 'opt_out call'],
  ['call_opt_out', '☐', null],
  ['call_opt_out', 'FALSO', null],
  ['text_opt_in', 'Has never agreed to texts', undefined],
  ['text_opt_in', 'OPT_IN', 'consent text'],
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

test.each(['never', 'Never.', 'NUNCA', 'Jamás', 'nope', 'ninguno'])(
  '“%s” is a refusal where somebody is asked to agree, and says nothing where opt-outs and deaths stand',
  (cell) => {
    for (const channel of ['text', 'email'] as const)
      expect(statementOf(`${channel}_opt_in`, cell)).toEqual({ what: 'opt_out', channel });
    expect(statementOf('email_status', cell)).toEqual({ what: 'opt_out', channel: 'email' });
    for (const channel of ['email', 'text', 'call', 'mail', 'contact'] as const)
      expect(statementOf(`${channel}_opt_out`, cell)).toBeNull();
    expect(statementOf('deceased', cell)).toBeNull();
    expect(statementOf('call_opt_out', `${cell} call again`)).toEqual({ what: 'opt_out', channel: 'call' });
  },
);

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
])(
  '“%s” is a source, and as an answer a yes only where its importer reads it so and something else is its source',
  (cell) => {
    expect(isSourceText(cell)).toBe(true);
    expect(statementOf('text_opt_in', cell)).toBeUndefined();
    const meant = { [meaningKey('text_opt_in', 'Texts', cell)]: 'yes' } as const;
    const source = 'Sign-up sheet of the county fair';
    expect(read(cell, source).events).toEqual([]);
    expect(read(cell, source, meant).events).toEqual(['consent']);
    for (const own of ['', cell, cell.toUpperCase(), ` ${cell}.`]) {
      expect(read(cell, own, meant)).toEqual({ events: [], flags: [`consent_unsourced ${cell}`] });
      expect(isSourced(forged({ source: own || cell, words: cell, meant: 'yes' }))).toBe(false);
    }
  },
);

test.each(Object.values(yesAnswers).flat())(
  '“%s” is a yes, has no word of refusal, and is no source',
  (cell) => {
    for (const written of [cell, cell.toUpperCase(), `${cell}.`, ` ${cell.replaceAll(' ', '_')} `]) {
      expect(statementOf('text_opt_in', written)).toEqual({ what: 'consent', channel: 'text' });
      expect(refusalIn(written)).toBeNull();
      expect(isSourceText(written)).toBe(false);
    }
  },
);

test.each([
  'I’d rather you left me be',
  'Only if it is urgent',
  'Ask me later',
  'Prefiero que me escriban por carta',
  'No me busquen',
  'Email is enough',
  'yes, but only email',
  'yes and no',
  'Y/N',
  'maybe',
  'tal vez',
  '2',
  '0.5',
])('“%s” is kept as unknown: no consent, flagged, and listed with what it says', (cell) => {
  for (const field of ['text_opt_in', 'email_opt_in'] as const)
    expect(statementOf(field, cell)?.what).not.toBe('consent');
  const { events, flags } = read(cell, 'Signed a card at the fair');
  expect(events).toEqual([]);
  expect(flags).toEqual([`consent_bad ${cell}`]);
  const [listed] = unclearAnswers([{ cells: ['Ana', '', cell, ''] }], mapping, headers, {}).listed;
  expect(listed).toMatchObject({ words: cell, header: 'Texts', rows: 1 });
});

/** Consent to texts as the server gets it, whatever the words say. */
const forged = (cell: Partial<ConsentCell>) => ({
  ...({ what: 'consent', channel: 'text', field: 'text_opt_in', words: 'yes', meant: null } as const),
  ...{ source: 'Signed a card at the fair', ...cell },
});

test.each([
  'no',
  'No.',
  '0',
  'false',
  'falso',
  'N',
  'never',
  'nope',
  '-',
  '☐',
  'unknown',
  'n/a',
  'pendiente',
])('“%s” is no consent also where a request says that it means yes', (words) => {
  for (const field of ['text_opt_in', 'email_opt_in'] as const)
    for (const meant of ['yes', 'no', null] as const)
      for (const channel of ['text', 'email'] as const)
        expect(isSourced(forged({ words, meant, field, channel }))).toBe(false);
});

it('consent is a yes of the table that nobody read, or one read as a yes, in the column of its channel', () => {
  expect(isSourced(forged({}))).toBe(true);
  expect(isSourced(forged({ field: 'email_opt_in', channel: 'email' }))).toBe(true);
  expect(isSourced(forged({ words: 'Texts fine', meant: 'yes' }))).toBe(true);
  for (const cell of [
    { meant: 'yes' },
    { meant: 'no' },
    { words: 'Texts fine' },
    { words: 'Texts fine', meant: 'no' },
    { field: 'email_opt_in' },
    { channel: 'all' },
    { channel: null },
    { field: 'text_opt_out' },
    { field: 'email_status', channel: 'email', words: 'Texts fine', meant: 'yes' },
    { field: 'phone_bad' },
  ] as const)
    expect(isSourced(forged(cell))).toBe(false);
});

/** What a row comes to whose column of texts and whose source say this. */
const headers = ['Name', 'Phone', 'Texts', 'Source'];
const mapping = ['name', 'phone', 'text_opt_in', 'consent_source'] as const;
function read(says: string, source: string, meanings: Meanings = {}) {
  const options = { row: 2, dayOrder: 'month first', today: '2026-11-23', extras: [] } as const;
  const cells = ['Ana', '(503) 555-0100', says, source];
  const { row } = { row: null, ...readRow('people', cells, mapping, { ...options, headers, meanings }) };
  if (!row) throw new Error('The row was refused.');
  const events = eventsOf(row, row, 'a.csv').map(({ what }) => what);
  return { events, flags: row.flags.map(({ code, cell }) => `${code} ${cell}`) };
}

const tableWords = Object.values(yesAnswers).flat() as readonly string[];
/** The table once more, without the code that reads it. */
const letters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^[\s_]*-[\s_-]*(?=\d)|(?<=\d)[\s_]*-[\s_-]*$/g, '?')
    .replace(/[^\p{L}\p{N}✓✔☑✅?¿]/gu, '');
const inTable = new Set(tableWords.map(letters));
const anything = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'yesnoí ok1xX✓.!?-_', 'opt', ' in', 'out'), maxLength: 12 }),
  fc
    .array(fc.oneof(fc.constantFrom(...tableWords), fc.lorem({ maxCount: 1 })), { maxLength: 5 })
    .map((words) => words.join(' ')),
);

it('no text outside of the table is consent, in any column, whoever sends it', () => {
  fc.assert(
    fc.property(anything, (text) => {
      fc.pre(!inTable.has(letters(text)));
      for (const field of ['text_opt_in', 'email_opt_in', 'email_status', 'text_opt_out'] as const)
        expect(statementOf(field, text)?.what).not.toBe('consent');
      expect(read(text, 'Signed a card at the fair').events).not.toContain('consent');
      expect(isSourced(forged({ words: text }))).toBe(false);
    }),
    { numRuns: 3_000 },
  );
});

it('an answer is neither, or a no, where its importer says so; what refuses is never a yes', () => {
  const meaning = (cell: string, meant: Meaning) =>
    read(cell, 'Signed a card at the fair', { [meaningKey('text_opt_in', 'Texts', cell)]: meant });
  expect(meaning('call first', 'no')).toEqual({ events: ['opt_out'], flags: [] });
  expect(meaning('call first', 'neither')).toEqual({ events: [], flags: [] });
  expect(meaning('call first', 'yes')).toEqual({ events: ['consent'], flags: [] });
  expect(meaning('Never agreed to texts', 'yes')).toEqual({ events: [], flags: [] });
  expect(meaning('STOP', 'yes')).toEqual({ events: ['opt_out'], flags: [] });
  expect(meaning('yes', 'no')).toEqual({ events: ['consent'], flags: [] });
});

it('the same answer in two columns is two answers, each with a meaning of its own', () => {
  const twoHeaders = ['Name', 'Phone', 'SMS', 'Texts OK', 'Source'];
  const twoMapping = ['name', 'phone', 'text_opt_in', 'text_opt_in', 'consent_source'] as const;
  const cells = ['Ana', '(503) 555-0100', 'Call First', 'call_first', 'Signed a card at the fair'];
  const { listed } = unclearAnswers([{ cells }], twoMapping, twoHeaders, {});
  expect(listed).toMatchObject([
    { header: 'SMS', words: 'Call First', rows: 1 },
    { header: 'Texts OK', words: 'call_first', rows: 1 },
  ]);
  const options = { row: 2, dayOrder: 'month first', today: '2026-11-23', extras: [] } as const;
  const meanings = { [listed[0]?.key ?? '']: 'no' } as const;
  expect(readRow('people', cells, twoMapping, { ...options, headers: twoHeaders, meanings })).toMatchObject({
    row: {
      consents: [{ column: 'SMS', what: 'opt_out' }],
      flags: [{ code: 'consent_bad', column: 'Texts OK' }],
    },
  });
});

it('lists answers by how many rows have them, and counts those beyond the list', () => {
  const { listed: max } = importConsents;
  const rows = Array.from({ length: max + 3 }, (_, at) => ({ cells: ['', '', `answer ${at}`, ''] }));
  const often = [{ cells: ['', '', 'Call First', ''] }, { cells: ['', '', 'call_first', ''] }];
  const long = [{ cells: ['', '', 'x '.repeat(importConsents.words), ''] }];
  const clear = ['yes', 'no', 'stop', '', '=1+1', 'unknown'].map((cell) => ({ cells: ['', '', cell, ''] }));
  const found = unclearAnswers([...rows, ...often, ...long, ...clear], mapping, headers, {});
  expect(found.listed[0]).toMatchObject({ words: 'Call First', rows: 2, mayMeanYes: true });
  expect(found.listed).toHaveLength(max);
  expect(found).toMatchObject({ rows: max + 6, unlisted: 5 });
  const rare = { key: meaningKey('text_opt_in', 'Texts', `answer ${max + 2}`), words: `answer ${max + 2}` };
  expect(found.listed).not.toContainEqual(expect.objectContaining(rare));
  const known = unclearAnswers([...rows, ...often], mapping, headers, { [rare.key]: 'no' });
  expect(known.listed[0]).toMatchObject({ words: 'Call First' });
  expect(known.listed).toHaveLength(max);
  expect(known.listed).toContainEqual(expect.objectContaining(rare));
});

it('lists an answer whose meaning is known also where the file has more different ones than are counted', () => {
  const { different, listed: max } = importConsents;
  const lines = Array.from({ length: different + 1 }, (_, at) => ({ cells: ['', '', `answer ${at}`, ''] }));
  const key = meaningKey('text_opt_in', 'Texts', `answer ${different}`);
  const { listed, unlisted } = unclearAnswers(lines, mapping, headers, { [key]: 'yes' });
  expect(listed).toContainEqual(expect.objectContaining({ key, rows: 1 }));
  expect(unlisted).toBe(different + 1 - max);
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
  fc.assert(
    fc.property(sentence, (text) => {
      for (const field of ['text_opt_in', 'email_opt_in'] as const)
        expect(statementOf(field, text)?.what).not.toBe('consent');
      expect(isSourceText(text)).toBe(false);
      expect(read(text, 'Signed a card at the fair').events).not.toContain('consent');
      expect(read('yes', text).events).not.toContain('consent');
      expect(isSourced(forged({ words: text, meant: 'yes' }))).toBe(false);
      expect(isSourced(forged({ source: text, words: 'yes' }))).toBe(false);
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
