import type { Capability } from '../../access.ts';
import type { ExportKind } from '../../api/exports-api.ts';
import { contactColumns } from '../../collections/define.ts';
import { cellText, dollars } from '../import/cell-kinds.ts';
import { byteOrderMark, csvLine } from '../import/cells.ts';
import { csvReaders } from '../import/import-access.ts';
import { type CsvKind, csvCollections, fieldSchema } from '../import/import-kinds.ts';
import { joinItems } from '../import/listed-items.ts';
import { consentHeaders } from './consent-columns.ts';

/** What a member holds who takes a kind out. */
export const exportReaders: Record<ExportKind, Capability> = {
  ...csvReaders,
  ...{ pledges: 'donations.read', gift_batches: 'donations.read', thank_yous: 'donations.read' },
  // Members who only call are told of their own lists alone.
  ...{ calltime_lists: 'donations.write', limit_rules: 'donations.read' },
  ...{
    committee_members: 'donations.read',
    appeals: 'donations.read',
    information_requests: 'donations.read',
  },
  ...{ held_cases: 'donations.read', rolodex_ratings: 'donors.write', events: 'events.read' },
  ...{ rsvps: 'rosters.work', hour_entries: 'volunteers.read', appointments: 'schedule.read' },
  summary: 'dashboard.read',
};

export type Exported = Readonly<Record<string, unknown>>;
/** A column: a header that the import knows again, and its cell. */
type Column = readonly [header: string, cell: (record: Exported) => string];

/** Cells whose schema does not tell how they are written: a gift is at least a cent, so that it is no plain `cents`. */
const byHand: Readonly<Record<string, (value: unknown) => string>> = { 'donations.amount': dollars };

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
type ListColumn = readonly [header: string, write: (values: readonly string[]) => string];
const mainAndOthers = (main: string, others: string): readonly ListColumn[] => [
  [main, ([first]) => first ?? ''],
  [others, ([, ...more]) => joinItems(more)],
];
/** Lists whose first item has a column of its own, by which other tools know it. */
const severalOf: Readonly<Record<string, readonly ListColumn[]>> = {
  'people.emails': mainAndOthers('Email', 'Other emails'),
  'people.phones': mainAndOthers('Phone', 'Other phones'),
};

function columnsOf(kind: CsvKind): Column[] {
  const columns = Object.entries<readonly [string, ...string[]]>(csvCollections[kind].csv);
  return columns.flatMap(([field, [header]]): Column[] => {
    const several = severalOf[`${kind}.${field}`];
    if (several)
      return several.map(([name, write]): Column => [name, (record) => write(listOf(record[field]))]);
    const schema = fieldSchema(kind, field);
    if (!schema) return [];
    const write = byHand[`${kind}.${field}`] ?? ((value: unknown) => cellText(schema, value));
    return [[header, (record) => write(record[field])]];
  });
}

const contact = Object.entries(contactColumns).map(
  ([field, [header]]): Column => [header, (record) => String(record[field] ?? '')],
);

const consents = Object.entries(consentHeaders).map(
  ([key, header]): Column => [header, (record) => String(record[key] ?? '')],
);

/** A donation's contact is its donor's, so that the import finds the same donor. */
const columns: Record<CsvKind, readonly Column[]> = {
  people: [...columnsOf('people'), ...consents],
  donors: columnsOf('donors'),
  donations: [
    ...contact,
    ...columnsOf('donations'),
    ['Raised by', ({ raised_by }) => String(raised_by ?? '')],
  ],
  volunteers: columnsOf('volunteers'),
};

/** The first line of a kind's file, with the mark that makes spreadsheets read its accents. */
export const headerLine = (kind: CsvKind): string =>
  byteOrderMark + csvLine(columns[kind].map(([header]) => header));

/** Records as lines of CSV. */
export const recordLines = (kind: CsvKind, records: readonly Exported[]): string =>
  records.map((record) => csvLine(columns[kind].map(([, cell]) => cell(record)))).join('');

/** A gift as it leaves: with its donor's address and number, by which an import recognises them. */
export const exportedGift = (gift: Exported, donor: Exported | undefined, number: string): Exported => ({
  email: donor?.email,
  phone: donor?.phone,
  ...gift,
  name: gift.donor_name,
  external_id: number,
});

/** The whole file of the campaign in figures. */
export const summaryFile = (figures: readonly (readonly string[])[]): string =>
  byteOrderMark + [['Section', 'Figure', 'Value'], ...figures].map(csvLine).join('');
