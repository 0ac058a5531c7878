import { describe, expect, it, test } from 'vitest';
import { isDataRow, mappingOf, matchHeaders, missingFields } from './headers.ts';
import type { ImportKind } from './import-fields.ts';

const matched = (kind: ImportKind, headers: readonly string[]) =>
  Object.fromEntries(
    matchHeaders(kind, headers).flatMap((match, at) => (match ? [[headers[at], match.field]] : [])),
  );

describe('headers of other tools', () => {
  it('ActBlue', () => {
    const headers =
      'Receipt ID,Date,Amount,Recurring Total Months,Recurrence Number,Recipient,Fundraising Page,Fundraising Partner,Reference Code 2,Reference Code,Donor First Name,Donor Last Name,Donor Addr1,Donor Addr2,Donor City,Donor State,Donor ZIP,Donor Country,Donor Occupation,Donor Employer,Donor Email,Donor Phone,New Express Signup,Comments,Check Number,Check Date,Employer Addr1,Employer Country,Donor ID,Fundraiser ID,Lineitem ID,AB Test Name,AB Variation,Recipient Committee,Recipient ID,Recipient Gov ID,Recipient Election,Payment ID,Payment Date,Disbursement ID,Disbursement Date,Recovery ID,Recovery Date,Refund ID,Refund Date,Fee,Recur Weekly,Card Type,Mobile,Text Message Opt In';
    expect(matched('donations', headers.split(','))).toEqual({
      'Receipt ID': 'external_id',
      Date: 'date',
      Amount: 'amount',
      'Recurring Total Months': 'recurrence',
      'Recurrence Number': 'recurrence_number',
      'Recur Weekly': 'recurrence',
      'Donor First Name': 'first_name',
      'Donor Last Name': 'last_name',
      'Donor Email': 'email',
      'Donor Phone': 'phone',
      'Donor Addr1': 'street',
      'Donor Addr2': 'unit',
      'Donor City': 'city',
      'Donor State': 'state',
      'Donor ZIP': 'zip',
      'Donor Occupation': 'occupation',
      'Donor Employer': 'employer',
      Comments: 'note',
      'Check Number': 'check_number',
      'Reference Code': 'source_code',
      'Lineitem ID': 'line_item',
      'Refund ID': 'refund',
      'Refund Date': 'refund',
      'Disbursement ID': 'payout',
      Recipient: 'recipient',
      'Recipient Gov ID': 'recipient_gov_id',
      'Disbursement Date': 'transferred_on',
      Fee: 'fee',
    });
  });

  it('NationBuilder', () => {
    const headers =
      'nationbuilder_id,full_name,first_name,middle_name,last_name,suffix,email1,email2,email_opt_in,phone_number,mobile_number,mobile_opt_in,tag_list,support_level';
    expect(matched('volunteers', headers.split(','))).toEqual({
      full_name: 'name',
      first_name: 'first_name',
      middle_name: 'middle_name',
      last_name: 'last_name',
      suffix: 'suffix',
      email1: 'email',
      phone_number: 'phone',
      tag_list: 'skills',
    });
  });

  test.each([
    ['firstName', 'first_name'],
    ['givenName', 'first_name'],
    ['f_name', 'first_name'],
    ['lastName', 'last_name'],
    ['surname', 'last_name'],
    ['familyName', 'last_name'],
    ['cell', 'phone'],
    ['cellphone', 'phone'],
    ['mobilenumber', 'phone'],
    ['phone_number', 'phone'],
  ])('Spoke: %s', (header, field) => {
    expect(matched('donors', [header])).toEqual({ [header]: field });
  });

  test.each<[ImportKind, string]>([
    ['donors', 'Name,Email,Phone,Capacity'],
    ['donations', 'Name,Email,Phone,Amount,Date,Status,Type,Note,External ID'],
    ['volunteers', 'Name,Email,Phone,Skills,Total hours,Last active date'],
  ])('our own export of %s, every column', (kind, headers) => {
    expect(matchHeaders(kind, headers.split(',')).map((match) => match?.by)).not.toContain(undefined);
  });
});

describe('a guess', () => {
  it('is told from a name that is known', () => {
    expect(matchHeaders('donors', ['Supporter’s email (home)', 'Name'])).toEqual([
      { field: 'email', by: 'guessed' },
      { field: 'name', by: 'named' },
    ]);
  });
  it('never takes the place of a known name', () => {
    expect(matched('donors', ['Old email', 'Email'])).toEqual({ Email: 'email' });
  });
  test.each(['Email Opt In', 'Email status', 'Employer email', 'Phone type', 'Contact ID', 'Page name'])(
    'is not made of %s',
    (header) => {
      expect(matched('donors', [header])).toEqual({});
    },
  );
});

describe('two columns for one field', () => {
  it('leave the better name', () => {
    expect(matched('donors', ['Mobile', 'Phone'])).toEqual({ Phone: 'phone' });
  });
  it('are both taken where the field takes many', () => {
    expect(matched('volunteers', ['Skills', 'Tags'])).toEqual({ Skills: 'skills', Tags: 'skills' });
  });
  it('leave the first of equal names', () => {
    expect(mappingOf(matchHeaders('donors', ['Email', 'email', 'Name']))).toEqual(['email', null, 'name']);
  });
});

it('knows what a kind cannot do without', () => {
  expect(missingFields('donors', ['email'])).toEqual(['name']);
  expect(missingFields('donors', ['last_name'])).toEqual([]);
  expect(missingFields('donations', ['name', 'amount'])).toEqual(['date']);
});

test.each([
  [['Ana Lopez', 'ana@example.org'], true],
  [['Ana', '$25.00'], true],
  [['Ana', '3/9/2026'], true],
  [['Colour', 'Shape'], false],
  [['Name', '2026'], false],
])('%j as a first row is data: %s', (headers, is) => {
  expect(isDataRow('donors', headers)).toBe(is);
});
