import { expect, it } from 'vitest';
import type { AskReport } from '#shared/api/call-time-api.ts';
import { type Change, countsWith, phonesLeft, resultsWith } from './call-results.ts';

const report: AskReport = {
  ...{ id: 'o', block: 'b', person: 'p', outcome: 'wrong_number', cents: null, dueOn: null, backAt: null },
  ...{ phone: null, note: null, at: 1 },
};
const sheet = { phones: ['+15035550111', '+15035550112'] };

it('leaves no number of two that turned out to be wrong before either was sent', () => {
  const reports = sheet.phones.map(
    (phone, at): Change => ({ is: 'report', report: { ...report, id: `o${at}`, phone } }),
  );
  const one = resultsWith({}, reports.slice(0, 1)).p;
  expect(phonesLeft(sheet, one)).toEqual(['+15035550112']);
  const both = resultsWith({ ...(one && { p: one }) }, reports).p;
  expect(both).toEqual({ id: 'o1', outcome: 'wrong_number', cents: null, wrong: sheet.phones });
  expect(phonesLeft(sheet, both)).toEqual([]);
});

it('shows an outcome as it was corrected here, and a withdrawn one as none', () => {
  const pledged = { ...report, outcome: 'pledged', cents: 500 } as const;
  const correction = {
    ...{ id: 'c', ask: 'o', block: 'b', person: 'p', reason: 'Slip', at: 2 },
    seen: { outcome: 'pledged', cents: 500 },
    to: { outcome: 'promised', cents: 700, dueOn: null, backAt: null, phone: null },
  } as const;
  const changes: Change[] = [
    { is: 'report', report: pledged },
    { is: 'correction', correction },
  ];
  const none = { calls: 0, reached: 0, pledged: 0, promised: 0 };
  expect(resultsWith({}, changes).p).toEqual({ id: 'o', outcome: 'promised', cents: 700, wrong: [] });
  expect(countsWith(none, changes)).toEqual({ calls: 1, reached: 1, pledged: 0, promised: 700 });
  const withdrawal: Change = {
    is: 'correction',
    correction: { ...correction, id: 'd', seen: { outcome: 'promised', cents: 700 }, to: null },
  };
  expect(resultsWith({}, [...changes, withdrawal])).toEqual({});
  expect(countsWith(none, [...changes, withdrawal])).toEqual(none);
});
