import { beforeEach, expect, it, vi } from 'vitest';
import type { Mapping } from '#shared/domain/import/headers.ts';
import type { ImportKind } from '#shared/domain/import/import-kinds.ts';
import { meaningKey } from '#shared/domain/import/read-consents.ts';
import { setSession } from '../../shared/session/session-store.ts';
import { rememberedMapping, rememberMapping } from './remembered-columns.ts';

const values = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => values.set(key, value),
});
beforeEach(() => values.clear());

const keep = (kind: ImportKind, headers: readonly string[], mapping: Mapping) =>
  rememberMapping(kind, headers, { mapping, meanings: {}, recipient: null });
const columns = (kind: ImportKind, headers: readonly string[]) =>
  rememberedMapping(kind, headers)?.mapping ?? null;
/** What an older version stored: the columns alone. */
const storeOld = (set: string, mapping: Mapping) =>
  values.set('importColumns', JSON.stringify([{ set, mapping }]));

it('knows the columns again by their headers, however these are spelled', () => {
  keep('donors', ['Who', 'E-Mail'], ['name', null]);
  expect(columns('donors', ['who', 'e_mail'])).toEqual(['name', null]);
});

it('keeps them apart by kind and by set of headers', () => {
  keep('donors', ['Who', 'E-Mail'], ['name', null]);
  expect(columns('volunteers', ['Who', 'E-Mail'])).toBeNull();
  expect(columns('donors', ['Who'])).toBeNull();
});

it('keeps them apart by campaign', () => {
  const enter = (organization: string) =>
    setSession({
      is: 'ready',
      member: {
        ...{ uid: 'ana', email: 'ana@example.org', fullName: 'Ana', role: 'admin', grants: [], organization },
        twoFactor: false,
      },
    });
  const headers = ['Name', 'Texts'];
  const chosen = {
    mapping: ['name', 'text_opt_in'],
    meanings: { [meaningKey('text_opt_in', 'Texts', 'Call Ana')]: 'yes' },
    recipient: null,
  } as const;
  enter('one');
  rememberMapping('people', headers, chosen);
  enter('two');
  expect(rememberedMapping('people', headers)).toBeNull();
  keep('people', headers, ['name', null]);
  enter('one');
  expect(rememberedMapping('people', headers)).toEqual(chosen);
  setSession({ is: 'signed out' });
});

it('takes what an older version stored for no campaign until one has its own', () => {
  const headers = ['Who', 'E-Mail'];
  storeOld('donors|who|email', ['name', 'email']);
  expect(columns('donors', headers)).toEqual(['name', 'email']);
  keep('donors', headers, ['name', null]);
  expect(columns('donors', headers)).toEqual(['name', null]);
});

it('keeps the newest choice, and twenty of them', () => {
  for (let at = 0; at < 25; at++) keep('donors', ['Who', `Column ${at}`], ['name', null]);
  keep('donors', ['Who', 'Column 24'], ['name', 'email']);
  expect(columns('donors', ['Who', 'Column 24'])).toEqual(['name', 'email']);
  expect(columns('donors', ['Who', 'Column 5'])).toEqual(['name', null]);
  expect(columns('donors', ['Who', 'Column 4'])).toBeNull();
});

it.each(['not json', '{}', '[{"set":"donors|who","mapping":["nonsense"]}]'])('forgets %s', (text) => {
  values.set('importColumns', text);
  expect(columns('donors', ['Who'])).toBeNull();
});

it('remembers what answers about consent mean with the columns', () => {
  const chosen = {
    mapping: ['name', 'text_opt_in'],
    meanings: { [meaningKey('text_opt_in', 'Texts', 'Call Ana')]: 'no' },
    recipient: 'c00123',
  } as const;
  rememberMapping('people', ['Name', 'Texts'], chosen);
  expect(rememberedMapping('people', ['Name', 'Texts'])).toEqual(chosen);
  expect(values.get('importColumns')).not.toMatch(/call ana/i);
  values.set('importColumns', (values.get('importColumns') ?? '').replace('"no"', '"maybe"'));
  expect(rememberedMapping('people', ['Name', 'Texts'])).toBeNull();
});

it.each(['Canceled At', 'cancelled_at', 'CANCELLED AT'])(
  'a column “%s” that an older version took for a refund by its name is none any more',
  (header) => {
    storeOld(`donations|name|amount|date|${header.toLowerCase().replace(/[ _]/, '')}`, [
      ...(['name', 'amount', 'date', 'refund'] as const),
    ]);
    expect(columns('donations', ['Name', 'Amount', 'Date', header])).toEqual([
      'name',
      'amount',
      'date',
      null,
    ]);
  },
);

it('in a file of NationBuilder the same column says when a gift was canceled', () => {
  storeOld('donations|nationbuilderdonationid|amount|succeededat|canceledat|who', [
    ...(['external_id', 'amount', 'date', 'refund', 'name'] as const),
  ]);
  expect(
    columns('donations', ['nationbuilder_donation_id', 'amount', 'succeeded_at', 'canceled_at', 'Who']),
  ).toEqual(['external_id', 'amount', 'date', 'cancellation', 'name']);
});

it('a refund that somebody chose for it stays, and so does every other choice of an older version', () => {
  const headers = ['Name', 'Amount', 'Date', 'Canceled At', 'Returned'];
  keep('donations', headers, ['name', 'amount', 'date', 'refund', 'refund']);
  expect(columns('donations', headers)).toEqual(['name', 'amount', 'date', 'refund', 'refund']);
  storeOld('donations|name|amount|date|returned', ['name', 'amount', 'date', 'refund']);
  expect(columns('donations', ['Name', 'Amount', 'Date', 'Returned'])).toEqual([
    ...(['name', 'amount', 'date', 'refund'] as const),
  ]);
});

it('what was matched by its name alone follows the name to what it matches now', () => {
  keep('donors', ['Name', 'Email', 'Who'], ['name', 'email', null]);
  const [one] = JSON.parse(values.get('importColumns') ?? '');
  const before = { mapping: ['name', 'phone', 'email'], proposed: ['name', 'phone', null], meanings: {} };
  values.set('importColumns', JSON.stringify([{ ...one, mapping: before }]));
  // The address was chosen for another column, so the name finds its field taken.
  expect(columns('donors', ['Name', 'Email', 'Who'])).toEqual(['name', null, 'email']);
  before.mapping[2] = 'note';
  values.set('importColumns', JSON.stringify([{ ...one, mapping: before }]));
  expect(columns('donors', ['Name', 'Email', 'Who'])).toEqual(['name', 'email', 'note']);
});
