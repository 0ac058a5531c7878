import { expect, it } from 'vitest';
import {
  callTimeEntries,
  electionEntries,
  goalEntries,
  informationEntries,
  milestoneEntries,
  scheduleEntryOf,
  taskEntry,
  within,
} from './entries.ts';
import type { LayerEntry } from './layer-entry.ts';
import { layersFor } from './layers.ts';
import { nameEntry } from './name-entry.ts';
import { calendarWords } from './words-en.ts';

const names = (entries: readonly LayerEntry[]) => entries.map(({ name }) => nameEntry(calendarWords, name));
const zone = 'America/New_York';

it('offers each role the layers that it may read, and no other', () => {
  expect(layersFor({ role: 'canvasser', grants: [] })).toEqual(['events']);
  expect(layersFor({ role: 'user', grants: [] })).toEqual(['events', 'schedule', 'deadlines', 'tasks']);
  expect(layersFor({ role: 'field', grants: [] })).toEqual(['events', 'schedule', 'deadlines', 'tasks']);
  for (const role of ['finance', 'manager', 'admin'] as const)
    expect(layersFor({ role, grants: [] })).toContain('finance');
  // A right that gives nothing to read opens no layer.
  expect(layersFor({ role: 'canvasser', grants: ['schedule.write'] })).toEqual(['events']);
});

it('says of private hours when they are and nothing else', () => {
  const entry = scheduleEntryOf({
    ...{ id: 'p', is_private: true, title: 'Doctor', kind: 'other', place: 'Clinic', zone, drive_before: 0 },
    ...{ from: '2027-03-09T18:00', to: '2027-03-09T19:00', starts: 1, ends: 2, drive_after: 0 },
    ...{ staffer: null, event_id: null },
  });
  expect(JSON.stringify(entry)).not.toMatch(/Doctor|Clinic/);
  expect(names([entry])).toEqual(['Busy']);
});

it('keeps call time at its hour on both sides of a clock change', () => {
  const week = [{ id: 'c', weekday: 0, from: '16:00', to: '18:00', label: 'Major donors' }];
  const found = callTimeEntries({ zone, protected: week }, { from: '2027-03-07', to: '2027-03-14' });
  expect(names(found)).toEqual(['Call time: Major donors', 'Call time: Major donors']);
  expect(found.map(({ when }) => when.is === 'times' && new Date(when.starts).toISOString())).toEqual([
    '2027-03-07T21:00:00.000Z',
    '2027-03-14T20:00:00.000Z',
  ]);
});

it('plans the way to election day, and nothing where nobody said when it is', () => {
  const plan = milestoneEntries('2027-11-02');
  expect(names(plan)[0]).toBe('90 days to go');
  expect(plan.at(-1)).toMatchObject({ id: 'milestone-election', when: { is: 'day', day: '2027-11-02' } });
  expect(names(within(plan, { from: '2027-11-01', to: '2027-11-30' }))).toEqual([
    'Ready to get out the vote',
    'Election day',
  ]);
  expect(milestoneEntries(null)).toEqual([]);
});

it('tells of goals to those alone who may see how far they have come', () => {
  const goals = ['raised', 'volunteers', 'unknown'].map((id) => ({ id, due_date: '2027-06-30' }));
  expect(names(goalEntries(goals, { role: 'field', grants: [] }))).toEqual(['Goal ends: volunteers']);
  expect(goalEntries(goals, { role: 'finance', grants: [] }).map(({ id }) => id)).toEqual(['goal-raised']);
});

it('names elections that the candidate is in', () => {
  const found = electionEntries([
    { id: '01', code: 'G2028', day: '2028-11-07', on_ballot: true },
    { id: '00', code: 'P2028', day: '2028-06-06', on_ballot: true },
    { id: '02', code: 'R2028', day: '2028-12-05', on_ballot: false },
  ]);
  expect(names(found)).toEqual(['Primary', 'General election']);
});

it('counts donors who are to be asked by a day, without a name', () => {
  const due = { state: 'due', passed_on: '2028-01-30', rule: 'us-individual-2027', donor_name: 'Ana López' };
  const found = informationEntries([due, due, { ...due, state: 'sent' }, { ...due, rule: 'unknown' }]);
  expect(found).toMatchObject([{ when: { is: 'day', day: '2028-02-29' } }]);
  expect(names(found)).toEqual(['Ask donors for missing information (2)']);
  expect(JSON.stringify(found)).not.toContain('Ana');
});

it('has a task at its time by the clock of whoever has to do it', () => {
  const task = { id: 't', title: 'Call Ana', due_day: '2027-07-01', due_time: '15:00' };
  expect(taskEntry(task, zone)[0]?.when).toMatchObject({ starts: Date.parse('2027-07-01T19:00Z') });
  expect(taskEntry({ ...task, due_time: null }, zone)[0]?.when).toEqual({ is: 'day', day: '2027-07-01' });
  expect(taskEntry({ ...task, due_day: null }, zone)).toEqual([]);
});

it('shows what reaches into a span, to the minute', () => {
  const at = (from: string, to: string): LayerEntry => ({
    ...{ id: from, name: { is: 'busy' }, place: null, state: 'published' },
    when: { is: 'times', from, to, starts: 0, ends: 0 },
  });
  const span = { from: '2027-03-09', to: '2027-03-09' };
  expect(within([at('2027-03-08T20:00', '2027-03-09T00:01')], span)).toHaveLength(1);
  // Until midnight is no part of the next day.
  expect(within([at('2027-03-08T20:00', '2027-03-09T00:00')], span)).toHaveLength(0);
  expect(within([at('2027-03-10T00:00', '2027-03-10T01:00')], span)).toHaveLength(0);
});
