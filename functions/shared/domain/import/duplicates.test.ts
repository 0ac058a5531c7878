import { describe, expect, it } from 'vitest';
import { donorRow } from '../../../../tests/functions/import-rows.ts';
import { duplicatesIn } from './duplicates.ts';
import { giftKey } from './identity.ts';

const person = (row: number, name: string, email: string | null = null, phone: string | null = null) =>
  donorRow({ row, name, email, phone });
const gift = (row: number, external_id: string | null, change: object = {}) => ({
  row,
  name: 'Ana',
  email: 'ana@example.org',
  phone: null,
  amount: 2_500,
  date: '2026-03-09',
  status: 'completed' as const,
  ...{ returned: 0, returned_on: null, part_returned: false, refund: null },
  type: 'one_time' as const,
  note: null,
  flags: [],
  extra: null,
  card: null,
  ...{ method: null, check_number: null, source_code: null, election: null },
  ...{ description: null, memo_text: null, conduit: null, conduit_id: null, transferred_on: null },
  ...{ fee: null, payout: null },
  external_id,
  occurrence: 1,
  ...change,
});

describe('people in one file', () => {
  it('are the same by address, by number with name, or by a name that is all there is', () => {
    const place = duplicatesIn('donors');
    const phone = '+15551234567';
    expect(place(person(2, 'Ana', 'ana@example.org', phone)).is).toBe('new');
    expect(place(person(3, 'A. Lopez', 'ana@example.org'))).toEqual({
      is: 'duplicate',
      first: 2,
      by: 'email',
    });
    expect(place(person(4, 'ÁNA', null, phone))).toEqual({ is: 'duplicate', first: 2, by: 'phone' });
    expect(place(person(5, 'Bo', null, phone)).is).toBe('new');
    expect(place(person(6, 'Ana')).is).toBe('new');
    expect(place(person(7, 'ana'))).toEqual({ is: 'duplicate', first: 6, by: 'name' });
    expect(place(person(8, 'Ana', 'other@example.org')).is).toBe('new');
  });
});

describe('gifts in one file', () => {
  it('are the same by the number that a processor gave them', () => {
    const place = duplicatesIn('donations');
    expect(place(gift(2, 'AB1')).is).toBe('new');
    expect(place(gift(3, 'AB2')).is).toBe('new');
    expect(place(gift(4, 'AB1', { name: 'A.' }))).toEqual({ is: 'duplicate', first: 2, by: 'number' });
  });

  it('are different gifts where one number stands for several days or amounts', () => {
    const place = duplicatesIn('donations');
    place(gift(2, 'AB1'));
    const second = place(gift(3, 'AB1', { date: '2026-04-09' }));
    expect(second).toMatchObject({ is: 'new', row: { occurrence: 2 } });
    expect(place(gift(4, 'AB1', { amount: 1 }))).toMatchObject({ is: 'new', row: { occurrence: 3 } });
    expect(place(gift(5, 'AB1', { date: '2026-04-09' }))).toEqual({
      is: 'duplicate',
      first: 3,
      by: 'number',
    });
    const ids = [gift(2, 'AB1'), second.is === 'new' ? second.row : null].map((row) => row && giftKey(row));
    expect(new Set(ids).size).toBe(2);
  });

  it('are one gift where one row awaits it and another one tells what became of it', () => {
    const pending = { status: 'pending' as const };
    for (const date of ['2026-03-09', '2026-03-11']) {
      const place = duplicatesIn('donations');
      expect(place(gift(2, 'AB1', pending)).is).toBe('new');
      expect(place(gift(3, 'AB1', { date }))).toMatchObject({ is: 'new', row: { occurrence: 1 } });
      expect(place(gift(4, 'AB1', { date: '2026-03-12', ...pending }))).toMatchObject({ is: 'duplicate' });
      expect(place(gift(5, 'AB1', { date: '2026-05-01' }))).toMatchObject({ row: { occurrence: 2 } });
    }
    const place = duplicatesIn('donations');
    place(gift(2, 'AB1', { status: 'failed' }));
    expect(place(gift(3, 'AB1', { amount: 1 }))).toMatchObject({ is: 'new', row: { occurrence: 2 } });
  });

  it('are the same where our own export numbered them, whatever else was changed', () => {
    const place = duplicatesIn('donations');
    place(gift(2, 'hustings:abc'));
    expect(place(gift(3, 'hustings:abc', { amount: 1 }))).toMatchObject({ is: 'duplicate', first: 2 });
  });

  it('are counted where they are equal and have no number', () => {
    const place = duplicatesIn('donations');
    expect(place(gift(2, null)).is).toBe('new');
    expect(place(gift(3, null))).toMatchObject({
      is: 'equal gift',
      first: 2,
      row: { row: 3, occurrence: 2 },
    });
    expect(place(gift(4, null))).toMatchObject({ is: 'equal gift', first: 2, row: { occurrence: 3 } });
    expect(place(gift(5, null, { date: '2026-03-10' })).is).toBe('new');
    expect(place(gift(6, null, { type: 'recurring' })).is).toBe('new');
  });
});
