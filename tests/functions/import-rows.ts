import type { DonationRow, DonorRow, PersonRow, PledgeRow, VolunteerRow } from '#shared/api/imports-api.ts';
import { type CsvKind, type PlainCells, plainFields } from '#shared/domain/import/import-kinds.ts';

/** Blank cells of the fields that are read as their schema says. */
function blankCells<K extends CsvKind>(kind: K): PlainCells<K>;
function blankCells(kind: CsvKind): object {
  return Object.fromEntries(plainFields(kind).map((field) => [field, null]));
}

/** Rows as the web app sends them, with what a test says of them. */
export const donorRow = (fields: Partial<DonorRow> = {}): DonorRow => ({
  row: 2,
  flags: [],
  extra: null,
  card: null,
  name: 'Ana López',
  email: null,
  phone: null,
  ...blankCells('donors'),
  ...fields,
});

export const volunteerRow = (fields: Partial<VolunteerRow> = {}): VolunteerRow => ({
  row: 2,
  flags: [],
  extra: null,
  card: null,
  name: 'Ana López',
  email: null,
  phone: null,
  skills: [],
  ...blankCells('volunteers'),
  ...fields,
});

export const donationRow = (fields: Partial<DonationRow> = {}): DonationRow => ({
  row: 2,
  flags: [],
  extra: null,
  card: null,
  name: 'Ana López',
  email: null,
  phone: null,
  amount: 2_500,
  date: '2026-03-09',
  status: 'completed',
  ...{ returned: 0, returned_on: null, part_returned: false, refund: null },
  type: 'one_time',
  ...blankCells('donations'),
  external_id: null,
  occurrence: 1,
  ...fields,
});

export const pledgeRow = (fields: Partial<PledgeRow> = {}): PledgeRow => ({
  ...{ row: 2, flags: [], extra: null, card: null },
  ...{ name: 'Ana López', email: null, phone: null },
  ...{ amount: 50_000, made_on: '2026-11-01', firmness: 'hard' },
  installments: [{ due_on: '2026-12-15', cents: fields.amount ?? 50_000 }],
  ...{ source_code: null, note: null, election: null, written_off: null, occurrence: 1 },
  ...fields,
});

export const personRow = (fields: Partial<PersonRow> = {}): PersonRow => ({
  row: 2,
  flags: [],
  extra: null,
  name: 'Ana López',
  ...{ prefix: null, given: 'Ana', middle: null, family: 'López', suffix: null },
  emails: [],
  phones: [],
  ...blankCells('people'),
  tags: [],
  assigned_to: null,
  consents: [],
  ...fields,
});
