import { expect, test } from 'vitest';
import { costPerPerson, type ReportedRsvp, reportOf } from './event-report.ts';
import { reportTable } from './report-table.ts';

const rsvp = (fields: Partial<ReportedRsvp>): ReportedRsvp => ({
  ...{ state: 'attended', source: 'form', guests: 0, minutes: null },
  ...fields,
});

test('counts shows against those who were expected, and walk-ins apart', () => {
  const report = reportOf([
    rsvp({ guests: 2, minutes: 120 }),
    rsvp({ source: 'staff', minutes: 60 }),
    rsvp({ source: 'walk_in' }),
    rsvp({ state: 'missed' }),
    rsvp({ state: 'cancelled' }),
    rsvp({ state: 'waiting' }),
    rsvp({ state: 'confirmed', source: 'staff' }),
    rsvp({ state: 'blocked' }),
  ]);
  expect(report).toEqual({
    ...{ signUps: 6, shows: 2, missed: 1, showRate: 67, cancelled: 1, open: 2, walkIns: 1 },
    ...{ people: 5, minutes: 180 },
    bySource: [
      { source: 'form', signUps: 4, shows: 1, missed: 1 },
      { source: 'staff', signUps: 2, shows: 1, missed: 0 },
      { source: 'walk_in', signUps: 1, shows: 1, missed: 0 },
    ],
  });
});

test('says no rate and no cost of an event to which nobody was expected', () => {
  expect(reportOf([])).toMatchObject({ signUps: 0, showRate: null, people: 0, bySource: [] });
  expect([costPerPerson(9_000, 0), costPerPerson(9_000, 7)]).toEqual([null, 1_286]);
});

test('is a table of the event and of each source, with the cost for whoever may see it', () => {
  const report = reportOf([
    rsvp({ guests: 1, minutes: 90 }),
    rsvp({ state: 'missed' }),
    rsvp({ source: 'walk_in' }),
  ]);
  const about = { title: '=SUM(A1)', day: '2027-03-06', type: 'Canvass' };
  const lines = (cost: number | null) =>
    reportTable(about, report, cost, (source) => source)
      .trimEnd()
      .split('\r\n');
  expect(lines(null)).toEqual([
    '\uFEFFEvent,Day,Type,Source,Sign-ups,Came,Missed,Show rate (%),Cancelled,Not closed,Walk-ins,People there,Hours worked',
    "'=SUM(A1),2027-03-06,Canvass,,2,1,1,50,0,0,1,3,1.5",
    "'=SUM(A1),2027-03-06,Canvass,form,2,1,1,50,,,,,",
    "'=SUM(A1),2027-03-06,Canvass,walk_in,1,1,0,100,,,,,",
  ]);
  expect(lines(9_000).map((line) => line.split(',').slice(-2))).toEqual([
    ['Cost', 'Cost per person there'],
    ['90.00', '30.00'],
    ['', ''],
    ['', ''],
  ]);
});
