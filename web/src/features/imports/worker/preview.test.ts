import { describe, expect, it } from 'vitest';
import { mappingOf, matchHeaders } from '#shared/rules/import/headers.ts';
import '../../../shared/text/importing.ts';
import '../../../shared/text/imports.ts';
import '../../../shared/text/members.ts';
import { reasonWords } from '../words.ts';
import { check, slice } from './preview.ts';
import { refusedCsv } from './refused.ts';
import { readTable } from './table.ts';

type Kind = Parameters<typeof readTable>[0];
function preview(kind: Kind, text: string) {
  const answer = readTable(kind, new TextEncoder().encode(text));
  if (answer.is === 'refused') throw new Error(answer.why);
  const { table } = answer;
  return { table, checked: check(kind, table, mappingOf(matchHeaders(kind, table.headers)), null) };
}

const file = [
  'Name,Email,Phone',
  'Ana Lopez,ana@example.org,555-123-4567',
  'Bo Kim,nope@,',
  '"=HYPERLINK(""http://x"",""Cy"")",cy@example.org,',
  'Ana L.,ANA@example.org,',
  'Dee,dee@example.org',
  'Eli,eli@example.org,,"extra, cell"',
  'Fay Smith,,',
  ',gus@example.org,',
  '',
].join('\n');

describe('the preview of a file', () => {
  const { table, checked } = preview('donors', file);

  it('has the rows that are ready, cleaned', () => {
    expect(checked.batch).toEqual({
      kind: 'donors',
      rows: [
        { row: 2, name: 'Ana Lopez', email: 'ana@example.org', phone: '+15551234567', capacity: null },
        { row: 8, name: 'Fay Smith', email: null, phone: null, capacity: null },
      ],
    });
  });

  it('has every other row with its number, whom it is about and why', () => {
    const codes = checked.listed.problems.map(({ row, who, reasons }) => [
      row,
      who,
      ...reasons.map((reason) => reason.is === 'problem' && reason.code),
    ]);
    expect(codes).toEqual([
      [3, 'Bo Kim', 'email_bad'],
      [4, '=HYPERLINK("http://x","Cy")', 'formula'],
      [6, 'Dee', 'cells_few'],
      [7, 'Eli', 'cells_many'],
      [9, 'gus@example.org', 'name_missing'],
    ]);
    expect(checked.listed.duplicates).toEqual([
      { row: 5, who: 'Ana L.', reasons: [{ is: 'duplicate', first: 2, by: 'email' }] },
    ]);
  });

  it('leaves no row out', () => {
    const { problems, duplicates } = checked.listed;
    expect(checked.batch.rows.length + problems.length + duplicates.length).toBe(table.lines.length);
  });

  it('hands its rows out in parts', () => {
    expect(slice(checked.batch, 1, 5).rows.map(({ row }) => row)).toEqual([8]);
    expect(slice(checked.batch, 2, 5).rows).toEqual([]);
  });

  it('writes the refused rows as a file that no spreadsheet runs and that can be read again', () => {
    const later = [{ row: 8, why: 'person_deleted' }] as const;
    const csv = refusedCsv(table, checked, later, reasonWords()).join('');
    const lines = csv.split('\r\n');
    expect(lines[0]).toBe('\uFEFFRow in the file,Reason,Name,Email,Phone');
    expect(lines[1]).toBe('3,Email: This is not an email address.,Bo Kim,nope@,');
    expect(lines[2]).toContain(`"'=HYPERLINK(`);
    expect(csv).toContain('8,This person was deleted here.,Fay Smith');
    expect(csv).not.toContain('+15551234567');

    const again = preview('donors', csv.replace('nope@', 'bo@example.org'));
    expect(again.checked.batch.rows.map(({ name }) => name)).toContain('Bo Kim');
  });
});

describe('dates', () => {
  const gifts = (...dates: string[]) =>
    preview('donations', ['Name,Amount,Date', ...dates.map((date) => `Ana,5,${date}`)].join('\n')).checked;

  it('put the day first where one of them proves it', () => {
    const { batch, dates } = gifts('3/9/2026', '25/9/2026');
    expect(dates).toEqual({ order: 'day first', why: 'proved' });
    expect(batch.kind === 'donations' && batch.rows.map(({ date }) => date)).toEqual([
      '2026-09-03',
      '2026-09-25',
    ]);
  });

  it('put the month first otherwise, and what does not fit is a problem', () => {
    expect(gifts('3/9/2026').dates.why).toBe('assumed');
    const mixed = gifts('3/25/2026', '25/3/2026');
    expect(mixed.dates).toEqual({ order: 'month first', why: 'both' });
    expect(mixed.listed.problems.map(({ row }) => row)).toEqual([3]);
  });

  it('are read as a person says when they say', () => {
    const answer = readTable('donations', new TextEncoder().encode('Name,Amount,Date\nAna,5,3/9/2026\n'));
    if (answer.is === 'refused') throw new Error(answer.why);
    const { batch } = check('donations', answer.table, ['name', 'amount', 'date'], 'day first');
    expect(batch.kind === 'donations' && batch.rows[0]?.date).toBe('2026-09-03');
  });
});

it('keeps equal gifts and says so', () => {
  const { checked } = preview('donations', 'Name,Amount,Date\nAna,5,2026-01-02\nAna,5,2026-01-02\n');
  expect(checked.batch.rows).toHaveLength(2);
  expect(checked.listed.equal).toEqual([{ row: 3, who: 'Ana', reasons: [{ is: 'equal', first: 2 }] }]);
});
