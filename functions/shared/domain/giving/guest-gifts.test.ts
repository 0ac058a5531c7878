import { expect, it } from 'vitest';
import { type Guest, guestList } from './guest-gifts.ts';

const guest = (id: string, person: string | null, fields: Partial<Guest> = {}): Guest => ({
  ...{ id, name: `${person ?? id} Ruiz`, person, state: 'registered', guests: 0 },
  ...fields,
});

it('has each guest once with what counts of their gifts, the most first', () => {
  const rows = [
    guest('r1', 'ana'),
    guest('r2', 'ben', { state: 'attended', guests: 1 }),
    guest('r3', 'ben', { state: 'missed' }),
    guest('r4', 'cid', { state: 'cancelled' }),
    guest('r5', null),
  ];
  const gifts = [
    { donor_id: 'ben', counted: 5_000 },
    { donor_id: 'ben', counted: 2_500 },
    { donor_id: 'cid', counted: 1_000 },
    { donor_id: 'dee', counted: 700 },
    { donor_id: 'dee', counted: 0 },
  ];
  const { lines, others } = guestList(rows, gifts);
  expect(lines.map(({ id, cents, gifts: given }) => [id, cents, given])).toEqual([
    ['r2', 7_500, 2],
    ['r1', 0, 0],
    ['r5', 0, 0],
  ]);
  expect(others).toEqual({ cents: 1_700, gifts: 2 });
});
