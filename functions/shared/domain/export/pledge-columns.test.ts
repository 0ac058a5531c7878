import { expect, it } from 'vitest';
import { pledgeHeaderLine, pledgeLine } from './pledge-columns.ts';

const stamp = { toMillis: () => 1 };
const pledge = {
  ...{ id: 'p', donor_id: 'ana', donor_name: '=Ana, "A"', donor_key: 'ana', amount: 100_000 },
  ...{ made_on: '2026-11-01', firmness: 'hard' as const, election: null, source_code: 'CALL', note: null },
  installments: [
    { due_on: '2026-11-15', cents: 60_000 },
    { due_on: '2026-12-15', cents: 40_000 },
  ],
  ...{ written_off: null, paid: 20_050, stage: 'open' as const, due_on: '2026-11-15' },
  ...{ created_at: stamp, created_by: 'a', updated_at: stamp, updated_by: 'a' },
};

it('exports a pledge with its state on the day, and no formula', () => {
  const headers = pledgeHeaderLine.trim().split(',');
  const line = pledgeLine(pledge, '2026-11-20');
  expect(headers.slice(-2)).toEqual(['Written off on', 'Reason']);
  expect(line.startsWith('=')).toBe(false);
  expect(line).toContain('1000.00,2026-11-01,hard,overdue,200.50,799.50,399.50,2026-11-15,');
  expect(line).toContain('2026-11-15: 600.00; 2026-12-15: 400.00');
  expect(pledgeLine(pledge, '2026-11-15')).toContain('hard,partly_paid,');
});
