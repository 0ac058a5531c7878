import { expect, it } from 'vitest';
import { planPledgeReminder, remindersAbout, remindersOf } from './pledge-reminders.ts';

const zone = 'America/New_York';
const at = (text: string) => Date.parse(text);
const since = at('2026-11-01T00:00Z');
const pledge = {
  amount: 300,
  paid: 0,
  written_off: null,
  installments: [
    { due_on: '2026-11-10', cents: 100 },
    { due_on: '2026-11-17', cents: 100 },
    { due_on: '2027-01-10', cents: 100 },
  ],
};
const writtenOff = { day: '2026-11-12', reason: 'Moved', by: 'a' };
const sent = (now: string, fields = {}, from = since) => {
  const { send, again } = planPledgeReminder({ ...pledge, ...fields }, { zone, now: at(now), since: from });
  return [send && `${send.due_on} +${send.days}`, again && new Date(again).toISOString().slice(0, 10)];
};

it('is three, seven and fourteen days after each day that was missed, at ten in the morning', () =>
  expect(
    remindersOf(pledge, zone)
      .slice(0, 6)
      .map((one) => [one.due_on, one.days, new Date(one.at).toISOString()]),
  ).toEqual([
    ['2026-11-10', 3, '2026-11-13T15:00:00.000Z'],
    ['2026-11-10', 7, '2026-11-17T15:00:00.000Z'],
    ['2026-11-17', 3, '2026-11-20T15:00:00.000Z'],
    ['2026-11-10', 14, '2026-11-24T15:00:00.000Z'],
    ['2026-11-17', 7, '2026-11-24T15:00:00.000Z'],
    ['2026-11-17', 14, '2026-12-01T15:00:00.000Z'],
  ]));

it.each([
  ['the minute before the first', '2026-11-13T14:59Z', {}, [null, '2026-11-13']],
  ['the first', '2026-11-13T15:00Z', {}, ['2026-11-10 +3', '2026-11-17']],
  ['within a day of it', '2026-11-14T14:59Z', {}, ['2026-11-10 +3', '2026-11-17']],
  ['a day late', '2026-11-14T15:00Z', {}, [null, '2026-11-17']],
  ['two at once: one of them', '2026-11-24T15:00Z', {}, ['2026-11-17 +7', '2026-12-01']],
  ['with the first paid', '2026-11-17T15:00Z', { paid: 100 }, [null, '2026-11-20']],
  ['with all paid', '2026-11-17T15:00Z', { paid: 300 }, [null, null]],
  ['written off', '2026-11-17T15:00Z', { written_off: writtenOff }, [null, null]],
  ['after the last', '2027-01-24T15:00Z', {}, ['2027-01-10 +14', null]],
])('%s', (_, now, fields, expected) => expect(sent(now, fields)).toEqual(expected));

it('makes nothing up for what was over when it was agreed on so', () =>
  expect(sent('2026-11-17T15:00Z', {}, at('2026-11-17T16:00Z'))).toEqual([null, '2026-11-20']));

it('is another purpose once another installment is open', () => {
  expect(remindersAbout({ ...pledge, paid: 50 })).toBe(remindersAbout(pledge));
  expect(remindersAbout({ ...pledge, paid: 100 })).not.toBe(remindersAbout(pledge));
  expect(remindersAbout({ ...pledge, paid: 300 })).toBe('');
  const longest = Array.from({ length: 24 }, () => ({ due_on: '2026-11-10', cents: 1 }));
  expect(remindersAbout({ ...pledge, installments: longest }).length).toBeLessThanOrEqual(500);
});
