import type { Capability } from '../../access.ts';
import type { ExportKind } from '../../api/exports-api.ts';
import { byteOrderMark, csvLine } from '../import/cells.ts';
import type { ImportKind } from '../import/import-fields.ts';

/** What a member holds who takes a kind out. */
export const exportReaders: Record<ExportKind, Capability> = {
  donors: 'donors.read',
  donations: 'donations.read',
  volunteers: 'volunteers.read',
  summary: 'dashboard.read',
};

export type Exported = Readonly<Record<string, unknown>>;
/** A column: a header that the import knows again, and its cell. */
type Column = readonly [header: string, cell: (record: Exported) => unknown];

/** Cents as `1250.50`, without rounding. */
export const dollars = (cents: unknown): string => {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const contact: readonly Column[] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
];

/** A donation's contact is its donor's, so that the import finds the same donor. */
const columns: Record<ImportKind, readonly Column[]> = {
  donors: [
    ...contact,
    ['Capacity', ({ capacity }) => capacity],
    ['Total donated', ({ totalDonated }) => dollars(totalDonated)],
    ['Donation count', ({ donationCount }) => donationCount],
    ['Last donation', ({ lastDonationDate }) => lastDonationDate],
  ],
  donations: [
    ...contact,
    ['Amount', ({ amount }) => dollars(amount)],
    ['Date', ({ date }) => date],
    ['Status', ({ status }) => status],
    ['Type', ({ type }) => type],
    ['Note', ({ note }) => note],
    ['External ID', ({ number }) => number],
  ],
  volunteers: [
    ...contact,
    ['Skills', ({ skills }) => (Array.isArray(skills) ? skills.join('; ') : '')],
    ['Total hours', ({ totalHours }) => totalHours],
    ['Last active date', ({ lastActiveDate }) => lastActiveDate],
  ],
};

/** The first line of a kind's file, with the mark that makes spreadsheets read its accents. */
export const headerLine = (kind: ImportKind): string =>
  byteOrderMark + csvLine(columns[kind].map(([header]) => header));

/** Records as lines of CSV. */
export const recordLines = (kind: ImportKind, records: readonly Exported[]): string =>
  records.map((record) => csvLine(columns[kind].map(([, cell]) => String(cell(record) ?? '')))).join('');

/** A gift as it leaves: with its donor's address and number, by which an import recognises them. */
export const exportedGift = (gift: Exported, donor: Exported | undefined, number: string): Exported => ({
  email: donor?.email,
  phone: donor?.phone,
  ...gift,
  name: gift.donor_name,
  number,
});

/** The whole file of the campaign in figures. */
export const summaryFile = (figures: readonly (readonly string[])[]): string =>
  byteOrderMark + [['Section', 'Figure', 'Value'], ...figures].map(csvLine).join('');
