import { expect, it } from 'vitest';
import type { AskReport } from '#shared/api/call-time-api.ts';
import { phonesLeft, resultsWith } from './call-results.ts';

const report: AskReport = {
  ...{ id: 'o', block: 'b', person: 'p', outcome: 'wrong_number', cents: null, dueOn: null, backAt: null },
  ...{ phone: null, note: null, at: 1 },
};
const sheet = { phones: ['+15035550111', '+15035550112'] };

it('leaves no number of two that turned out to be wrong before either was sent', () => {
  const reports = sheet.phones.map((phone, at) => ({ ...report, id: `o${at}`, phone }));
  const one = resultsWith({}, reports.slice(0, 1)).p;
  expect(phonesLeft(sheet, one)).toEqual(['+15035550112']);
  const both = resultsWith({ ...(one && { p: one }) }, reports).p;
  expect(both).toEqual({ outcome: 'wrong_number', cents: null, wrong: sheet.phones });
  expect(phonesLeft(sheet, both)).toEqual([]);
});
