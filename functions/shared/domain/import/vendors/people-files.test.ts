import { describe, expect, it, test } from 'vitest';
import * as files from '../../../../../tests/imports/vendor-exports.ts';
import { eventsOf } from '../consent-events.ts';
import { consentColumns, kindOf, matchHeaders } from '../headers.ts';
import { recognizeFile, vendorFiles } from './recognize-file.ts';

/** What each row's evidence comes to: what, of which address or number. */
const evidence = (csv: string) =>
  files
    .readAll('people', csv)
    .map(({ row }) =>
      row
        ? eventsOf(row, row, 'export.csv').map(({ what, channel, value }) => `${what} ${channel} ${value}`)
        : null,
    );
const unsourced = (csv: string) =>
  files
    .readAll('people', csv)
    .map(({ row }) => row?.flags.filter(({ code }) => code === 'consent_unsourced').length);

test.each([
  ['NationBuilder', 'people', 'people', files.nationBuilderPeople],
  ['NationBuilder', 'donations', 'donations', files.nationBuilderGifts],
  ['NGP', 'people', 'people', files.ngpPeople],
  ['NGP', 'donations', 'donations', files.ngpGifts],
  ['Action Network', 'people', 'people', files.actionNetworkPeople],
  ['Action Network', 'donations', 'donations', files.actionNetworkGifts],
  ['Mobilize', 'signups', 'people', files.mobilizeSignups],
  ['Numero', 'people', 'people', files.numeroContacts],
  ['Numero', 'donations', 'donations', files.numeroGifts],
])('%s: a file of %s is recognized and imported as %s', (vendor, holds, kind, csv) => {
  const { headers } = files.cellsOf(csv);
  expect(recognizeFile(headers)).toMatchObject({ vendor, holds, kind });
  expect(kindOf(headers)).toBe(kind);
});

test.each([
  'user__email_address,user__given_name',
  'email_at_signup,event_type_name,amount',
  'Attendee email,Attendee first name,Date',
  'Signup phone,SMS opt-in status',
])('%s: two signs make a file of Mobilize', (headers) =>
  expect(recognizeFile(headers.split(','))).toMatchObject({ vendor: 'Mobilize', kind: 'people' }),
);

test.each([
  ['a list of names', 'Name,Email,Phone'],
  ['our own export of people', 'Name,Kind,Email,Phone,Tags'],
  ['our own export of donations', 'Name,Email,Phone,Amount,Date,Status,Type,Note,External ID'],
  ['a list of gifts at an event', 'Name,Attendee email,Amount,Date'],
  ['a list of gifts of attendees', 'Attendee first name,Attendee email,Event type,Donation,Fecha'],
  ['a list with a single header of Mobilize', 'Name,Attendee email,Phone'],
  ['a list of gifts with numbers of NationBuilder', 'nationbuilder_id,email1,Gift amount,Gift date'],
  ['ActBlue', 'Receipt ID,Date,Amount,Recurring Total Months,Donor First Name,Donor Email'],
])('%s is no known system’s', (_, headers) => expect(recognizeFile(headers.split(','))).toBeNull());

it('takes gifts by their amount and date where no system is known', () => {
  expect(kindOf(['Name', 'Amount', 'Date'])).toBe('donations');
  expect(kindOf(['Name', 'Email'])).toBeNull();
  expect(kindOf(['Name', 'Attendee email', 'Amount', 'Date'])).toBe('donations');
  expect(kindOf(['Attendee first name', 'Attendee email', 'Event type', 'Amount', 'Date'])).toBe('donations');
});

test.each(vendorFiles)('$vendor, $holds: no header fills two fields', ({ columns }) => {
  const headers = Object.values(columns)
    .flat()
    .map((header) => header.toLowerCase());
  expect(headers.filter((header, at) => headers.indexOf(header) !== at)).toEqual([]);
});

describe('columns without a field are stored as text', () => {
  test.each([
    [
      'people',
      files.nationBuilderPeople,
      [
        'nationbuilder_id',
        'external_id',
        'van_id',
        'registered_address1',
        'registered_city',
        'note',
        'support_level',
        'created_at',
      ],
    ],
    [
      'donations',
      files.nationBuilderGifts,
      [
        'signup_nationbuilder_id',
        'payment_type_name',
        'merchant_account_name',
        'page_slug',
        'recruiter_name',
        'tracking_code_slug',
      ],
    ],
    ['people', files.ngpPeople, ['VANID', 'Notes']],
    ['donations', files.ngpGifts, ['VANID', 'Designation', 'ActBlue ID', 'Do Not Email']],
    ['people', files.actionNetworkPeople, ['uuid', 'can2_county', 'can2_subscription_date']],
    [
      'people',
      files.mobilizeSignups,
      [
        'id',
        'created_date',
        'user_id',
        'event_id',
        'timeslot_id',
        'status',
        'attended',
        'experience_feedback_type',
      ],
    ],
    ['people', files.numeroContacts, ['Contact ID', 'VANID', 'Suggested Ask', 'Notes']],
    ['donations', files.numeroGifts, ['Contact ID', 'Contact Type']],
  ] as const)('%s %#', (kind, csv, stored) => {
    const { headers } = files.cellsOf(csv);
    const matches = matchHeaders(kind, headers);
    expect(headers.filter((_, at) => matches[at] === null)).toEqual(stored);
  });
});

describe('NationBuilder people', () => {
  const rows = files.readAll('people', files.nationBuilderPeople);
  it('are read with every address and number', () => {
    expect(rows[0]?.row).toMatchObject({
      ...{ name: 'Ana María López', given: 'Ana', middle: 'María', family: 'López', prefix: 'Ms.' },
      emails: ['ana@example.org', 'ana.old@example.org'],
      phones: ['+15035550101', '+15035550102'],
      ...{ street: '12 Oak St', unit: 'Apt 2', city: 'Salem', state: 'OR', zip: '97301', language: 'es' },
      ...{
        employer: 'Clinic',
        occupation: 'Nurse',
        tags: ['volunteer', 'yard sign'],
        assigned_to: 'Field Lead',
      },
    });
    expect(rows[1]?.row).toMatchObject({ name: "Bo O'Brien Jr.", family: "O'Brien", kind: 'person' });
    expect(rows[3]?.row).toMatchObject({ name: 'Salem Nurses Union', kind: 'organization', given: null });
  });
  it('keep every opt-out, and which address bounced', () => {
    expect(evidence(files.nationBuilderPeople)).toEqual([
      ['hard_bounce email ana.old@example.org'],
      ['opt_out email bo@example.org', 'opt_out text +15035550103', 'opt_out call +15035550103'],
      [
        'opt_out email cy@example.org',
        ...['opt_out call +15035550104', 'opt_out call +15035550105'],
        ...['hard_bounce email cy@example.org', 'bad_number null +15035550105'],
      ],
      ['opt_out all info@union.example', 'opt_out all +15035550106'],
      ['deceased null eve@example.org'],
      null,
    ]);
  });
  it('give no consent by a plain yes', () => {
    expect(unsourced(files.nationBuilderPeople)).toEqual([2, 0, 2, 1, 1, undefined]);
    expect(rows[5]?.rejected).toEqual(['name name_missing']);
  });
  it('are known by their address where the name is a formula', () =>
    expect(rows[4]?.row?.name).toBe('eve@example.org'));
});

describe('NGP people', () => {
  it('keep every opt-out, and bounced addresses', () =>
    expect(evidence(files.ngpPeople)).toEqual([
      [],
      // By its subscription, and once more by its own column.
      [
        'opt_out email bo@example.org',
        'opt_out email bo@example.org',
        'opt_out text +15035550103',
        'opt_out call +15035550103',
      ],
      ['opt_out email cy@example.org', 'opt_out mail cy@example.org', 'opt_out mail +15035550104'],
      ['hard_bounce email di@example.org', 'deceased null di@example.org'],
      null,
      [],
    ]));
  it('are read with activist codes as tags, and organizations', () => {
    const rows = files.readAll('people', files.ngpPeople);
    expect(rows[0]?.row).toMatchObject({
      ...{ tags: ['Volunteer: Canvass', 'Yard Sign'], source: 'WEB26', zip: '97301', state: 'OR' },
      phones: ['+15035550101', '+15035550102'],
    });
    expect(rows[5]?.row).toMatchObject({ name: 'Salem Nurses PAC', kind: 'organization' });
    expect(rows[4]?.rejected?.[0]).toBe('last_name formula');
  });
});

describe('Action Network activists', () => {
  it('keep unsubscribed, bouncing and complaints apart', () =>
    expect(evidence(files.actionNetworkPeople)).toEqual([
      [],
      ['opt_out email bo@example.org'],
      ['hard_bounce email cy@example.org'],
      ['complaint email di@example.org'],
      [],
      null,
    ]));
  it('are read with their tags', () => {
    const rows = files.readAll('people', files.actionNetworkPeople);
    expect(rows[0]?.row).toMatchObject({
      ...{ name: 'Ana López', phones: ['+15035550101'], tags: ['Volunteer', 'Phone_Bank'] },
      ...{
        street: '12 Oak St',
        city: 'Salem',
        state: 'OR',
        zip: '97301',
        source: 'petition-a',
        language: 'es',
      },
    });
    expect(rows[2]?.row?.tags).toEqual(['Quoted, tag', 'Other']);
    expect(rows[4]?.row?.name).toBe('eve@example.org');
  });
});

describe('Mobilize sign-ups', () => {
  const rows = files.readAll('people', files.mobilizeSignups);
  it('are people with the kind of event as a tag and where they came from', () => {
    expect(rows[0]?.row).toMatchObject({
      ...{ name: 'Ana López', emails: ['ana@example.org', 'ana.l@example.org'], tags: ['Canvass'] },
      ...{ phones: ['+15035550101'], zip: '97301', source: 'newsletter' },
    });
    expect(rows[0]?.extra).toMatchObject({ status: 'CONFIRMED', attended: 'true' });
    expect(rows[2]?.row).toMatchObject({
      name: "Bo O'Brien",
      emails: ['bo@example.org'],
      tags: ['Phone Bank'],
    });
    expect(rows[4]?.row).toMatchObject({ name: 'Doe', emails: ['eve@example.org'] });
  });
  it('keep opt-outs, and give no consent by a plain opt-in', () => {
    expect(evidence(files.mobilizeSignups)).toEqual([[], [], ['opt_out text +15035550103'], [], []]);
    expect(unsourced(files.mobilizeSignups)).toEqual([1, 1, 0, 0, 0]);
  });
});

describe('Numero contacts', () => {
  it('are read, organizations by the name that stands in First Name', () => {
    const rows = files.readAll('people', files.numeroContacts);
    expect(rows[0]?.row).toMatchObject({ name: 'Ana López', tags: ['Host', 'Board'], employer: 'Clinic' });
    expect(rows[2]?.row).toMatchObject({ name: 'Salem Nurses PAC', kind: 'organization', given: null });
    expect(rows[4]?.rejected).toEqual(['name name_missing']);
  });
  it('keep every opt-out', () =>
    expect(evidence(files.numeroContacts)).toEqual([
      [],
      ['opt_out call +15035550103'],
      ['opt_out email pac@example.org'],
      [],
      null,
    ]));
});

it('counts the columns of consent in a file of gifts', () => {
  expect(consentColumns(files.cellsOf(files.ngpGifts).headers)).toBe(1);
  expect(consentColumns(['Name', 'Amount', 'Date'])).toBe(0);
});
