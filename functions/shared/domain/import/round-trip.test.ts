import * as fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { donorRow as blankDonor } from '../../../../tests/functions/import-rows.ts';
import {
  type DonationRow,
  type DonorRow,
  donationRow,
  donorRow,
  type VolunteerRow,
  volunteerRow,
} from '../../api/imports-api.ts';
import { donationMethods, donationStatuses, donationTypes } from '../../collections/donations.ts';
import { capacities } from '../../collections/donors.ts';
import type { ImportFlag } from '../../collections/import-flags.ts';
import { aliasLength } from '../../constants.ts';
import { normaliseEmail } from '../contact.ts';
import { foldText } from '../name-keys.ts';
import { csvLine, toPlainLine, toPlainLines } from './cells.ts';
import { mappingOf, matchHeaders } from './headers.ts';
import type { ImportKind } from './import-fields.ts';
import { readRow } from './read-row.ts';

const options = { row: 2, dayOrder: 'month first', today: '2026-11-23', headers: [], extras: [] } as const;
const unmarked = { flags: fc.constant<ImportFlag[]>([]), extra: fc.constant(null), card: fc.constant(null) };

/** What a record written by our export says when it is read again. */
function reread(kind: ImportKind, headers: readonly string[], cells: readonly string[]) {
  const { data } = Papa.parse<string[]>(csvLine(headers) + csvLine(cells), { delimiter: ',' });
  const mapping = mappingOf(matchHeaders(kind, data[0] ?? []));
  const answer = readRow(kind, data[1] ?? [], mapping, { ...options, headers });
  return answer.is === 'row' ? answer.row : answer.problems;
}

const nasty = fc.string({ unit: fc.constantFrom(...'=+-@\'",;\nÉß王 a1'), maxLength: 30 });
const name = fc
  .oneof(nasty, fc.string({ unit: 'grapheme', maxLength: 30 }))
  .map((text) => toPlainLine(`A${text}`))
  .filter((text) => foldText(text) !== '' && text.length <= 120);
const email = fc.option(
  fc
    .emailAddress()
    .map(normaliseEmail)
    .filter((address) => address !== null),
);
const phone = fc.option(
  fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }).map((digits) => `+1${digits}`),
);
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2027-11-24'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const note = nasty.map(toPlainLines).map((text) => text || null);
const textOf = (value: unknown) => String(value ?? '');

it('donors come back', () => {
  const donor: fc.Arbitrary<DonorRow> = fc
    .record({
      row: fc.constant(2),
      ...unmarked,
      name,
      email,
      phone,
      capacity: fc.constantFrom(...capacities),
    })
    .map(blankDonor);
  fc.assert(
    fc.property(donor, (row) => {
      expect(donorRow.parse(row)).toEqual(row);
      const cells = [row.name, row.email, row.phone, row.capacity].map(textOf);
      expect(reread('donors', ['Name', 'Email', 'Phone', 'Capacity'], cells)).toEqual(row);
    }),
  );
});

it('donations come back', () => {
  const headers = [
    'Name',
    'Email',
    'Phone',
    'Amount',
    'Date',
    'Status',
    'Type',
    'Method',
    'Election',
    'In-kind description',
    'Memo text',
    'Conduit',
    'Conduit ID',
    'Transferred on',
    'Fee',
    'Payout ID',
    'Note',
    'External ID',
  ];
  const gift: fc.Arbitrary<DonationRow> = fc.record({
    row: fc.constant(2),
    ...unmarked,
    name,
    email,
    phone,
    amount: fc.integer({ min: 1, max: 1_000_000_000 }),
    date: day,
    status: fc.constantFrom(...donationStatuses),
    ...{ returned: fc.constant(0), returned_on: fc.constant(null), refund: fc.constant(null) },
    part_returned: fc.constant(false),
    type: fc.constantFrom(...donationTypes),
    method: fc.option(fc.constantFrom(...donationMethods)),
    check_number: fc.constant(null),
    source_code: fc.constant(null),
    election: fc.option(fc.constantFrom('P2028', 'G2028')),
    description: fc.option(fc.constantFrom('Catering', '40 chairs')),
    memo_text: fc.option(fc.constantFrom('For the launch')),
    conduit: fc.option(fc.constantFrom('ActBlue')),
    conduit_id: fc.option(fc.constantFrom('C00401224')),
    transferred_on: fc.option(day),
    fee: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    payout: fc.option(fc.uuid()),
    note,
    external_id: fc.option(fc.uuid()),
    occurrence: fc.constant(1),
  });
  fc.assert(
    fc.property(gift, (row) => {
      expect(donationRow.parse(row)).toEqual(row);
      const { email, phone, amount, date, status, type, method, election, note, external_id } = row;
      const { description, memo_text, conduit, conduit_id, transferred_on, fee, payout } = row;
      const cells = [
        row.name,
        email,
        phone,
        (amount / 100).toFixed(2),
        date,
        status,
        type,
        method,
        election,
        ...[description, memo_text, conduit, conduit_id, transferred_on],
        fee === null ? null : (fee / 100).toFixed(2),
        payout,
        note,
        external_id,
      ];
      expect(reread('donations', headers, cells.map(textOf))).toEqual(row);
    }),
  );
});

it('volunteers come back', () => {
  const headers = ['Name', 'Email', 'Phone', 'Skills', 'Total hours', 'Last active date'].concat([
    'Name on the leaderboard',
    'On the leaderboard',
  ]);
  const skill = fc.constantFrom('Driving', 'Phones', 'Español', 'Sound & light', 'Data');
  const volunteer: fc.Arbitrary<VolunteerRow> = fc.record({
    row: fc.constant(2),
    ...unmarked,
    name,
    email,
    phone,
    skills: fc.uniqueArray(skill),
    totalHours: fc.option(fc.integer({ min: 0, max: 4_000 }).map((quarters) => quarters / 4)),
    lastActiveDate: fc.option(day),
    alias: fc.option(name.map((text) => text.slice(0, aliasLength).trim())),
    on_leaderboard: fc.boolean(),
  });
  fc.assert(
    fc.property(volunteer, (row) => {
      expect(volunteerRow.parse(row)).toEqual(row);
      const { email, phone, skills, totalHours, lastActiveDate, alias, on_leaderboard } = row;
      const cells = [row.name, email, phone, skills.join('; '), totalHours, lastActiveDate, alias].concat(
        on_leaderboard ? 'yes' : 'no',
      );
      expect(reread('volunteers', headers, cells.map(textOf))).toEqual(row);
    }),
  );
});

it('whatever a row holds, it becomes one that the server takes, or problems', () => {
  const cell = fc.oneof(
    nasty,
    email.map(textOf),
    day,
    fc.constantFrom('25', '$1,250.50', 'monthly', '=1+1', ''),
  );
  const cells = fc.array(cell, { minLength: 9, maxLength: 9 });
  const headers = ['Name', 'Email', 'Phone', 'Amount', 'Date', 'Status', 'Type', 'Note', 'External ID'];
  const mapping = mappingOf(matchHeaders('donations', headers));
  fc.assert(
    fc.property(cells, (written) => {
      const answer = readRow('donations', written, mapping, { ...options, headers });
      if (answer.is === 'row') expect(donationRow.safeParse(answer.row).success).toBe(true);
      else expect(answer.problems.length).toBeGreaterThan(0);
    }),
  );
});
