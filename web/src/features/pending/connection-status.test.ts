import '../../shared/text/members/en.ts';
import '../../shared/text/pending/en.ts';
import { describe, expect, it, test } from 'vitest';
import * as collections from '#shared/collections/index.ts';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import { tableOf } from '../../shared/changes/changes-csv.ts';
import { fieldsOf, kindOf, nameIn } from '../../shared/changes/format-change.ts';
import type { Entry, Operation } from '../../shared/data/journal/index.ts';
import { connectionStatus, failedIn, refusedNotesIn, showSpan, waitingIn } from './connection-status.ts';
import { inputOf } from './field-inputs.ts';
import { voterSubjectOf } from './voter-names.ts';
import { waitsFor } from './waiting-reason.ts';

let made = 0;
const entry = (operation: Operation, state: Entry['state'] = { is: 'pending' }, retries = 0): Entry => {
  made += 1;
  return {
    id: `e${made}`,
    version: 2,
    operation,
    user: 'sam',
    organization: 'rivera',
    timestamp: Date.UTC(2026, 2, 9, 12, 0, made),
    retries,
    state,
  };
};
const donor = (id: string, name = 'Bo'): Operation => ({
  operation: 'create',
  table: 'donors',
  id,
  data: { name, email: null, capacity: 'mid' },
});
const edit = (id: string): Operation => ({
  operation: 'update',
  table: 'donors',
  id,
  data: { phone: '+14155552671' },
  base: { phone: null },
});
const gift: Operation = {
  operation: 'create',
  table: 'donations',
  id: 'g',
  data: { donor_id: 'd', donor_key: 'bo', donor_name: 'Bo', amount: 125_050, date: '2026-03-09' },
};
const failed: Entry['state'] = { is: 'failed', why: 'No', code: 'permission-denied' };

describe('the banner', () => {
  const waiting = entry(donor('d'));
  const postponed = entry(edit('d'), { is: 'held', until: 1 });
  const refused = entry(edit('d'), failed);
  const note = entry({
    operation: 'update',
    table: 'user_preferences',
    id: 'sam',
    data: { recently_viewed: [] },
  });
  test.each([
    ['nothing waits', true, [], [], { is: 'quiet' }],
    ['offline, with nothing', false, [refused], [], { is: 'offline', waiting: 0 }],
    [
      'offline, with what waits and what may be undone',
      false,
      [waiting, postponed],
      [],
      { is: 'offline', waiting: 2 },
    ],
    ['offline, with what the app noted by itself', false, [note], [], { is: 'offline', waiting: 0 }],
    ['a save that has just been made', true, [waiting], [], { is: 'quiet' }],
    ['a save that lasts', true, [waiting, postponed], [waiting.id], { is: 'syncing', waiting: 1 }],
    ['only a refusal', true, [refused], [refused.id], { is: 'quiet' }],
  ])('%s', (_, online, entries, known, expected) => {
    expect(connectionStatus(online, entries, new Set(known))).toEqual(expected);
  });
  it('is a person’s to settle where a person made it', () => {
    const refusedNote = { ...note, state: failed };
    const all = [waiting, refused, note, refusedNote];
    expect(failedIn(all)).toEqual([refused]);
    expect(refusedNotesIn(all)).toEqual([refusedNote]);
    expect(waitingIn(all)).toEqual([waiting]);
  });
  test.each([
    [-5, '0 seconds'],
    [12_900, '12 seconds'],
    [60_000, '1 minute'],
    [7_300_000, '2 hours'],
  ])('%i milliseconds are %s', (millis, span) => expect(showSpan(millis)).toBe(span));
});

describe('what a change waits for', () => {
  const context = { online: true, signedIn: true };
  const first = entry(donor('d'));
  const refused = entry(donor('d'), failed);
  const second = entry(edit('d'));
  const giving = entry(gift);
  test.each([
    ['its typist', entry(edit('x'), { is: 'held', until: null }), [], context, 'Still being typed'],
    ['a second thought', entry(edit('x'), { is: 'held', until: 9 }), [], context, 'Can still be undone'],
    ['its author', second, [], { online: true, signedIn: false }, 'Waits until you sign in'],
    ['the one before it', second, [first], context, 'Waits for the earlier change of this record'],
    [
      'one that failed',
      second,
      [refused],
      context,
      'Waits until the earlier change of this record is settled',
    ],
    ['its donor', giving, [first], context, 'Waits for its donor'],
    ['the network', second, [], { online: false, signedIn: true }, 'Waits for the network'],
    ['an answer', second, [], context, 'On its way'],
    ['a server that stumbles', entry(edit('x'), { is: 'pending' }, 1), [], context, /sent again by itself/],
  ])('%s', (_, one, before, around, expected) => {
    expect(waitsFor(one, { ...around, entries: [...before, one] })).toMatch(expected);
  });
});

it('says what a change is about and what it says, without what nobody typed', () => {
  expect([kindOf(gift), nameIn(gift)]).toEqual(['New in Donations', 'Bo']);
  expect(fieldsOf(gift).map(({ label, value }) => [label, value])).toEqual([
    ['Donor', 'Bo'],
    ['Amount', '$1,250.50'],
    ['Date', expect.stringContaining('2026')],
  ]);
  expect(fieldsOf(donor('d')).map(({ value }) => value)).toEqual(['Bo', 'Mid-level']);
  expect(fieldsOf(edit('d'))).toEqual([
    { field: 'phone', label: 'Phone', value: '(415) 555-2671', before: 'empty' },
  ]);
});

it('calls a voter by name where it is known, and by their id where it is not', () => {
  const operation: Operation = {
    operation: 'create',
    table: 'voter_events',
    id: 'e',
    data: {
      ...fullEvent({ voter_id: 'V17', kind: 'attempt', source: 'door', outcome: 'refused' }),
      answers: null,
      channels: null,
      field: null,
      happened_at: 1,
    },
  };
  const values = (name: string | null) => fieldsOf(operation, name).map(({ value }) => value);
  expect(values('Nora New')).toContain('Nora New');
  expect(values('Nora New')).not.toContain('V17');
  expect(values(null)).toContain('V17');
  const table = tableOf([entry(operation, failed)], { nameOf: () => 'Nora New', stateOf: () => '' });
  expect([table.includes('Nora New'), table.includes('V17')]).toEqual([true, false]);
  expect([voterSubjectOf(operation), voterSubjectOf(gift)]).toEqual([{ voter: 'V17', list: null }, null]);
});

it('writes a table that no spreadsheet runs', () => {
  const table = tableOf(
    [entry(donor('d', '=1+1'), failed), entry({ operation: 'delete', table: 'donors', id: 'x' })],
    {
      nameOf: () => null,
      stateOf: ({ state }) => state.is,
    },
  );
  const lines = table.split('\r\n');
  expect(lines[0]).toContain('Change,Record,Field');
  expect(lines[1]).toMatch(/^New in Donors,'=1\+1,Name,'=1\+1,,2026-03-09T.*,failed$/);
  expect(lines[3]).toMatch(/^Deletion in Donors,x,,,,/);
});

describe('a box for each field', () => {
  test.each<[Operation['table'], string, unknown, string, unknown]>([
    ['donors', 'name', 'Bo', ' Bo  Diaz ', { value: 'Bo Diaz' }],
    ['donors', 'name', 'Bo', '!', { problem: 'Enter a name with at least one letter.' }],
    ['donors', 'phone', null, '(415) 555-2671', { value: '+14155552671' }],
    ['donors', 'capacity', 'mid', 'major', { value: 'major' }],
    ['donors', 'capacity', 'mid', 'huge', { problem: 'This cannot be stored. Write it another way.' }],
    ['donations', 'amount', 125_050, '$1,000', { value: 100_000 }],
    ['donations', 'date', '2026-03-09', '', { problem: 'Choose a date.' }],
    ['donations', 'note', null, ' Thanks ', { value: 'Thanks' }],
    ['donations', 'note', 'x', '', { value: null }],
    ['volunteers', 'lastActiveDate', '2026-03-09', '', { value: null }],
    ['volunteers', 'skills', ['Driving'], 'Driving\nHosting', { value: ['Driving', 'Hosting'] }],
    ['volunteers', 'totalHours', 2, '1:30', { value: 1.5 }],
    ['volunteers', 'on_leaderboard', true, 'false', { value: false }],
    ['candidate_profiles', 'race_registered', 5, '12,500', { value: 12_500 }],
    ['candidate_profiles', 'candidateName', 'Ana', '', { problem: 'Enter a name.' }],
    ['goals', 'target', 100, '50', { value: 50 }],
  ])('%s.%s: %j typed as %j', (table, field, value, typed, read) => {
    expect(inputOf({ table, id: 'x' }, field, value)?.read(typed)).toEqual(read);
  });
  it('reads what it shows as what was there', () => {
    const values: [Operation['table'], Record<string, unknown>][] = [
      ['donors', { name: 'Bo', email: 'bo@example.org', phone: null, capacity: 'mid' }],
      ['donations', { amount: 5, date: '2026-03-09', status: 'pending', type: 'recurring', note: 'x' }],
      ['volunteers', { skills: ['A', 'B'], totalHours: 2.25, lastActiveDate: null, on_leaderboard: false }],
      ['user_preferences', { ...collections.defaultPreferences, notification_types: undefined }],
      ['goals', { target: 100, start_value: 0, start_date: '2026-01-01', due_date: '2026-11-03' }],
    ];
    for (const [table, data] of values)
      for (const [field, value] of Object.entries(data)) {
        const input = inputOf({ table, id: 'raised' }, field, value);
        if (input) expect([field, input.read(input.shown)]).toEqual([field, { value }]);
      }
  });
});
