import { describe, expect, it } from 'vitest';
import { importConsents } from '#shared/constants.ts';
import { mappingOf, matchHeaders } from '#shared/domain/import/headers.ts';
import { meaningKey } from '#shared/domain/import/read-consents.ts';
import '../../../shared/text/import-problems/en.ts';
import '../../../shared/text/importing/en.ts';
import '../../../shared/text/imports/en.ts';
import '../../../shared/text/members/en.ts';
import { donorRow } from '../../../../../tests/functions/import-rows.ts';
import { readTable } from '../../../shared/spreadsheet/read-table.ts';
import { reasonTexts } from '../reason-texts.ts';
import { bareSlice, check, slice } from './check-file.ts';
import { problemsCsv } from './problems-csv.ts';
import { refusedCsv } from './refused-csv.ts';

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

  const row = donorRow();
  it('has the rows that are ready, cleaned, without the cells that cannot be read', () => {
    expect(checked.batch).toEqual({
      kind: 'donors',
      rows: [
        { ...row, row: 2, name: 'Ana Lopez', email: 'ana@example.org', phone: '+15551234567' },
        {
          ...row,
          row: 3,
          name: 'Bo Kim',
          flags: [{ field: 'email', column: 'Email', code: 'email_bad', cell: 'nope@' }],
        },
        expect.objectContaining({ row: 4, name: 'cy@example.org', email: 'cy@example.org' }),
        expect.objectContaining({ row: 6, name: 'Dee', email: 'dee@example.org' }),
        { ...row, row: 8, name: 'Fay Smith' },
        expect.objectContaining({ row: 9, name: 'gus@example.org' }),
      ],
    });
  });

  const codes = (list: 'problems' | 'left_out') =>
    checked.listed[list].map(({ row, subject, reasons }) => [
      row,
      subject,
      ...reasons.map((reason) => reason.is === 'problem' && reason.code),
    ]);

  it('has every other row with its number, whom it is about and why', () => {
    expect(codes('problems')).toEqual([[7, 'Eli', 'cells_many']]);
    expect(codes('left_out')).toEqual([
      [3, 'Bo Kim', 'email_bad'],
      [4, '=HYPERLINK("http://x","Cy")', 'formula'],
      [6, 'Dee', 'cells_few'],
      [9, 'gus@example.org', 'name_missing'],
    ]);
    expect(checked.listed.duplicates).toEqual([
      { row: 5, subject: 'Ana L.', reasons: [{ is: 'duplicate', first: 2, by: 'email' }] },
    ]);
  });

  it('leaves no row out', () => {
    const { problems, duplicates } = checked.listed;
    expect(checked.batch.rows.length + problems.length + duplicates.length).toBe(table.lines.length);
  });

  it('hands its rows out in parts', () => {
    expect(slice(checked, 1, 2).rows.map(({ row }) => row)).toEqual([3, 4]);
    expect(slice(checked, 5, 5).rows.map(({ row }) => row)).toEqual([9]);
    expect(slice(checked, 9, 5).rows).toEqual([]);
  });

  it('writes the refused rows as a file that no spreadsheet runs and that can be read again', () => {
    const later = [{ row: 8, why: 'person_deleted' }] as const;
    const csv = refusedCsv(table, checked, later, reasonTexts()).join('');
    const lines = csv.split('\r\n');
    expect(lines[0]).toBe('\uFEFFRow in the file,Reason,Name,Email,Phone');
    expect(lines[1]).toBe('5,Same email address as row 2.,Ana L.,ANA@example.org,');
    expect(lines[2]).toContain('7,This row has more cells than the header.');
    expect(csv).toContain('8,This person was deleted here.,Fay Smith');
    expect(csv).not.toContain('+15551234567');

    const again = preview('donors', csv.replace('Ana L.,ANA@', 'Ana L.,other@'));
    expect(again.checked.batch.rows.map(({ name }) => name)).toContain('Ana L.');
  });

  it('writes every problem as a line with row, column, cell and reason', () => {
    expect(problemsCsv(checked, reasonTexts()).join('').split('\r\n')).toEqual([
      '\uFEFFRow in the file,Column,Cell,Reason,What happens',
      '3,Email,nope@,Email: This is not an email address.,Cell left out',
      expect.stringMatching(/^4,Name,"'=HYPERLINK\(.*,Name: This cell holds a formula\..*,Cell left out$/),
      '5,,,Same email address as row 2.,Row repeats another',
      '6,,,This row has fewer cells than the header.,Cell left out',
      expect.stringMatching(/^7,,"extra, cell",.*,Row rejected$/),
      '9,Name,,Name: The name is missing.,Cell left out',
      '',
    ]);
  });
});

describe('columns without a field', () => {
  const long = 'x'.repeat(501);
  const text = [
    'Name,Code,Code,,__type__,Email',
    'Ana,Acme,"Two\nlines",un\u202Enamed,t,a@example.org',
    `Bo,${long},,,,b@example.org`,
    'Cy,,,,,c@example.org',
  ].join('\n');
  const { checked } = preview('donors', text);

  it('go with the rows that are sent, under the name that each column has', () => {
    expect(slice(checked, 0, 3).rows.map(({ extra }) => extra)).toEqual([
      { 'Code (2)': 'Two\nlines', Code: 'Acme', '#4': 'unnamed', type: 't' },
      { Code: 'x'.repeat(500) },
      null,
    ]);
  });

  it('are cut where they are too long, and the row says so', () => {
    expect(
      checked.listed.left_out.map(({ row, reasons }) => [
        row,
        reasons.map((one) => 'code' in one && one.code),
      ]),
    ).toEqual([[3, ['cut']]]);
    expect(slice(checked, 1, 1).rows[0]?.flags).toEqual([
      { field: 'extra', column: 'Code', code: 'cut', cell: 'x'.repeat(120) },
    ]);
  });

  it('are not stored where the member leaves them out', () => {
    const answer = readTable('donors', new TextEncoder().encode(text));
    if (answer.is === 'refused') throw new Error(answer.why);
    const mapping = ['name', 'leave_out', 'leave_out', null, 'leave_out', 'email'] as const;
    const rows = slice(check('donors', answer.table, mapping, null), 0, 3).rows;
    expect(rows.map(({ extra, flags }) => [extra, flags])).toEqual([
      [{ '#4': 'unnamed' }, []],
      [null, []],
      [null, []],
    ]);
  });

  it('are not looked up', () => {
    expect(bareSlice(checked, 1, 1).rows[0]).toMatchObject({ name: 'Bo', flags: [], extra: null });
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
  expect(checked.listed.equal).toEqual([{ row: 3, subject: 'Ana', reasons: [{ is: 'equal', first: 2 }] }]);
});

it('counts a remembered meaning only where the list has room to show it', () => {
  const { listed: max } = importConsents;
  const answers = Array.from({ length: max + 2 }, (_, at) => `answer number ${at}`);
  const lines = answers.map((answer, at) => `Ana ${at},(503) 555-01${10 + at},${answer}`);
  const { table } = preview('people', ['Name,Phone,SMS opt-in', ...lines].join('\n'));
  const optOutsOf = (known: readonly string[]) => {
    const meanings = Object.fromEntries(
      known.map((answer) => [meaningKey('text_opt_in', 'SMS opt-in', answer), 'no' as const]),
    );
    const { batch, unclear } = check('people', table, ['name', 'phone', 'text_opt_in'], null, meanings);
    const refused = batch.rows.flatMap((row) =>
      'consents' in row ? row.consents.map(({ words }) => words) : [],
    );
    return { refused, listed: unclear?.listed.map(({ words }) => words) ?? [], unlisted: unclear?.unlisted };
  };
  const last = answers.slice(-2);
  const few = optOutsOf(last);
  expect(few).toMatchObject({ refused: last, unlisted: 2 });
  expect(few.listed).toEqual(expect.arrayContaining(last));
  const all = optOutsOf(answers);
  expect(all.refused).toEqual(all.listed);
  expect(all.listed).toEqual(answers.slice(0, max));
});
