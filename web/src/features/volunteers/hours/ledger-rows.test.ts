import { expect, test } from 'vitest';
import { plainEntry } from '#shared/domain/hours/new-entry.ts';
import { beforeLedger, type Entry, ledgerRows, minutesOn } from './ledger-rows.ts';

const entry = (id: string, fields: Partial<Entry>): Entry => ({
  ...{ ...plainEntry, id, person_id: 'ana', kind: 'manual', minutes: 60, day: '2026-03-09' },
  ...{ created_at: { toMillis: () => Number(id) }, created_by: 'bo', ...fields },
});
const entries = [
  entry('1', { kind: 'opening', minutes: 120, day: '2026-01-02' }),
  entry('2', { kind: 'shift', rsvp_id: 'r', minutes: 180 }),
  entry('3', {}),
  entry('4', { kind: 'correction', corrects: '3', minutes: -30 }),
  entry('5', { state: 'waiting', minutes: 780, day: '2026-03-10' }),
  entry('6', { state: 'declined', minutes: 90, day: '2026-03-10' }),
];

test('totals go down from the latest entry, and what does not count leaves them', () => {
  const rows = ledgerRows(entries, 390).map(({ entry: { id }, total, current }) => [id, total, current]);
  expect(rows).toEqual([
    ['6', null, null],
    ['5', null, null],
    ['4', 390, null],
    ['3', 420, 30],
    ['2', 360, null],
    ['1', 180, 120],
  ]);
});

test('what no entry explains was there before the ledger', () => {
  expect([beforeLedger(entries, 390), beforeLedger(entries, 330), beforeLedger(entries, 329)]).toEqual([
    60, 0, 0,
  ]);
});

test('an entry with a correction that waits is not corrected again, and a day knows what it has', () => {
  const waiting = [
    ...entries,
    entry('7', { kind: 'correction', corrects: '3', state: 'waiting', minutes: 5 }),
  ];
  expect(ledgerRows(waiting, 390).find(({ entry: { id } }) => id === '3')?.current).toBeNull();
  expect([minutesOn(entries, '2026-03-09'), minutesOn(entries, '2026-03-10')]).toEqual([210, 780]);
});
