import { expect, test } from 'vitest';
import { eventsOf } from './consent-events.ts';
import { mappingOf, matchHeaders } from './headers.ts';
import { readRow } from './read-row.ts';

const [first, second, mobile, home] = ['a@example.org', 'b@example.org', '+15035550100', '+15035550101'];
const cellOf: Readonly<Record<string, string>> = {
  ...{
    Name: 'Ana',
    Email: first,
    email1: first,
    email2: second,
    'Personal Email': first,
    'Work Email': second,
  },
  ...{ 'Mobile Phone': mobile, 'Cell Number': mobile, 'Home Phone': home, Phone: home },
};

/** Which addresses and numbers a mark closes in a file of these columns, and what it is flagged with. */
function closedBy(mark: string, columns: readonly string[], says = 'true') {
  const headers = ['Name', ...columns, mark];
  const matched = mappingOf(matchHeaders('people', headers));
  const field = /mail|correo/i.test(mark) ? 'email_bad' : 'phone_bad';
  const mapping = matched.map((one, at) => (headers[at] === mark ? field : one));
  const cells = headers.map((header) => cellOf[header] ?? says);
  const options = { row: 2, dayOrder: 'month first', today: '2026-11-23', extras: [] } as const;
  const read = readRow('people', cells, mapping, { ...options, headers });
  if (read.is !== 'row') throw new Error('The row was refused.');
  const values = eventsOf(read.row, read.row, 'a.csv').map(({ value }) => value);
  return { values, flags: read.row.flags.map(({ code, column, cell }) => [code, column, cell].join(' ')) };
}

test.each<[string, string[], string[]]>([
  ['email_is_bad', ['email1', 'email2'], [first, second]],
  ['Email bounced', ['Email', 'Work Email'], [first, second]],
  ['Email address invalid', ['Email', 'Work Email'], [first, second]],
  ['Correo incorrecto', ['Email', 'Work Email'], [first, second]],
  ['Wrong number', ['Mobile Phone', 'Home Phone'], [mobile, home]],
  ['Bad phone', ['Mobile Phone', 'Home Phone'], [mobile, home]],
  ['email2_is_bad', ['email1', 'email2'], [second]],
  ['email1_is_bad', ['Email', 'Work Email'], [first]],
  ['Work email bounced', ['Email', 'Work Email'], [second]],
  ['is_mobile_bad', ['Mobile Phone', 'Home Phone'], [mobile]],
  ['is_mobile_bad', ['Cell Number', 'Home Phone'], [mobile]],
  ['Home phone is bad', ['Mobile Phone', 'Home Phone'], [home]],
])('“%s” beside %j closes %j', (mark, columns, values) =>
  expect(closedBy(mark, columns)).toEqual({ values, flags: [] }),
);

test.each<[string, string[]]>([
  ['email3_is_bad', ['email1', 'email2']],
  ['Other email bounced', ['Email', 'Work Email']],
  ['is_mobile_bad', ['Phone', 'Home Phone']],
  ['Work phone is bad', ['Mobile Phone', 'Home Phone']],
])('“%s” beside %j names one that is not there: it closes nothing, and is flagged', (mark, columns) => {
  expect(closedBy(mark, columns)).toEqual({ values: [], flags: [`consent_unaddressed ${mark} true`] });
  expect(closedBy(mark, columns, 'false')).toEqual({ values: [], flags: [] });
});

test.each(['never', 'Nunca', 'no', 'unknown'])(
  '“%s” in a column of wrong addresses and numbers closes none',
  (says) => {
    expect(closedBy('email_is_bad', ['email1'], says)).toEqual({ values: [], flags: [] });
    expect(closedBy('is_mobile_bad', ['Mobile Phone'], says)).toEqual({ values: [], flags: [] });
  },
);
