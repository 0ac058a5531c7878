import { expect, it } from 'vitest';
import { starterRules } from '../money/starter-rules.ts';
import {
  batchColumns,
  callListColumns,
  listHeader,
  listLine,
  pledgeColumns,
  ruleColumns,
  thankColumns,
} from './list-columns.ts';

const stamp = { toMillis: () => Date.UTC(2026, 10, 1, 12) };
const stamps = { created_at: stamp, created_by: 'a', updated_at: stamp, updated_by: 'a' };
const facts = (day = '2026-11-20') => ({ day, nameOf: (uid: string | null) => (uid === 'a' ? '+Ana' : '') });
const pledge = {
  ...{ id: 'p', donor_id: 'ana', donor_name: '=Ana, "A"', donor_key: 'ana', amount: 100_000 },
  ...{ made_on: '2026-11-01', firmness: 'hard' as const, election: null, source_code: 'CALL', note: null },
  installments: [
    { due_on: '2026-11-15', cents: 60_000 },
    { due_on: '2026-12-15', cents: 40_000 },
  ],
  ...{ written_off: null, paid: 20_050, stage: 'open' as const, due_on: '2026-11-15', import_id: null },
  ...stamps,
};

it('exports a pledge with its state on the day, and no formula', () => {
  const headers = listHeader(pledgeColumns).trim().split(',');
  const line = listLine(pledgeColumns, pledge, facts());
  expect(headers.slice(-2)).toEqual(['Written off on', 'Reason']);
  expect(line.startsWith('=')).toBe(false);
  expect(line).toContain('1000.00,2026-11-01,hard,overdue,200.50,799.50,399.50,2026-11-15,');
  expect(line).toContain('2026-11-15: 600.00; 2026-12-15: 400.00');
  expect(listLine(pledgeColumns, pledge, facts('2026-11-15'))).toContain('hard,partly_paid,');
});

it('exports a batch with what was expected and what is in it', () => {
  const batch = {
    ...{ id: 'b', received_on: '2026-11-01', deposited_on: null, account: '@bank', note: '-5 checks' },
    ...{ expected_count: 3, expected_total: 75_000, count: 2, total: 50_050, status: 'open' as const },
    ...{ reopened_because: null, pictures: [], ...stamps },
  };
  expect(listLine(batchColumns, batch, facts())).toBe(
    "2026-11-01,,open,2,3,500.50,750.00,'@bank,'-5 checks,,'+Ana\r\n",
  );
});

it('exports who was thanked, by whom, and who waits', () => {
  const thanks = {
    ...{ id: 'g', donor_id: 'ana', donor_name: '\t=Ana', cents: 2_501, day: '2026-11-01', since: stamp },
    ...{ state: 'letter' as const, done_on: '2026-11-03', done_by: 'a', note: null },
  };
  expect(listLine(thankColumns, thanks, facts())).toBe(
    "'\t=Ana,25.01,2026-11-01,2026-11-01,letter,2026-11-03,'+Ana,\r\n",
  );
  const due = { ...thanks, state: 'due' as const, done_on: null, done_by: 'gone' };
  expect(listLine(thankColumns, due, facts())).toContain(',due,,,');
});

it('exports a call-time list with its figures, and a rule with its source', () => {
  const list = {
    ...{ id: 'l', name: 'Lapsed', goal_cents: 100_000, script: null, callers: ['a', 'gone'] },
    ...{ state: 'open' as const, people: 12, packs: 1, left_out: { no_donor: 0, no_number: 0, closed: 0 } },
    ...{ calls: 5, reached: 3, pledged: 20_000, promised: 5_000, ...stamps },
  };
  expect(listLine(callListColumns, list, facts())).toBe(
    "Lapsed,open,2026-11-01,'+Ana,12,5,3,1000.00,200.00,50.00,'+Ana\r\n",
  );
  const rule = starterRules.find(
    ({ max_cents, jurisdiction }) => max_cents === 350_000 && jurisdiction === 'US',
  );
  expect(rule && listLine(ruleColumns, rule, facts())).toContain(',3500.00,');
  const free = starterRules.find(({ max_cents }) => max_cents === null);
  expect(free && listLine(ruleColumns, free, facts())).toContain(',no limit,');
});
