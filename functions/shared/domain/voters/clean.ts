import { additionIdPrefix } from '../../collections/voter-additions.ts';
import type { DayOrder } from '../days.ts';
import { dayOf } from './ballot-book.ts';
import { titleCase } from './casing.ts';
import { countyReader } from './county-names.ts';
import { districtNumber } from './district-number.ts';
import { fieldColumns, type VoterMapping } from './headers.ts';
import { electionCell, historyCellReader } from './history-cells.ts';
import type { HistoryRow } from './history-rows.ts';
import { homes } from './home.ts';
import { memoize } from './memoize.ts';
import { genderOf, languageOf, partyOf, statusOf, zipOf } from './normalize-values.ts';
import { isLeftOut, noStatusRules, type StatusRules, statusReader } from './registration-status.ts';
import { splitName } from './split-name.ts';
import { tidy } from './tidy.ts';
import { placeOf, stateCode } from './us-states.ts';
import { voterEmail, voterPhone } from './voter-contact.ts';
import { dayNumber } from './voter-dates.ts';
import type { Voter } from './voter-file-columns.ts';
import type { VoterField } from './voter-headers.ts';
import type { VoterNote, VoterRefusal } from './voter-row-problems.ts';

/** Characters of a voter's number, and of any other cell: searches compare no longer words. */
export const idMax = 64;
export const cellMax = 120;

type Note = { code: VoterNote; cell: string };
/** What a row came to. `notes`: what was mended or emptied in it, with the cell as the file has it. */
export type Cleaned =
  /**
   * `unknownStatus`: a status that no table has, as the file writes it; else ''. `ballots`: what cells say of ballots beside
   * that an election's own column has one.
   */
  | {
      is: 'voter';
      voter: Voter;
      notes: readonly Note[];
      unknownStatus: string;
      ballots: readonly HistoryRow[];
    }
  | { is: 'refused'; why: VoterRefusal; cell: string };

export type CleaningOrders = {
  mapping: VoterMapping;
  /** Of columns with days, by their place: which number is the day. The month, where nothing is said. */
  dayOrders: Readonly<Record<number, DayOrder>>;
  /** The year in which it is read. */
  year: number;
  /** What is known of the codes of registrations; without them only words that every state writes. */
  statuses?: StatusRules;
};

/** What a file writes where the law hides an address, or where a registration that ended had one. */
const withheld =
  /^(?:(?:address )?(?:confidential|protected|suppressed|withheld|removed|redacted|exempt)|acp)(?: (?:address|voter|participant))?$/i;
const isYes = (cell: string): boolean => /^(?:y|yes|1|t|true|c|confidential|protected|acp)$/i.test(cell);
/** Exempt records have nothing but asterisks in what is hidden. */
const isStarred = (cell: string): boolean => /^\*+$/.test(cell.trim());

/** Makes rows of a file into voters; about 10 µs a row. Ids that come twice are the caller's to find. */
export function voterCleaner({
  mapping,
  dayOrders,
  year,
  statuses = noStatusRules,
}: CleaningOrders): (cells: readonly string[]) => Cleaned {
  const columns = fieldColumns(mapping);
  const elections = mapping.flatMap((use, column) =>
    use?.is === 'election' ? [{ election: use.election, column, read: electionCell(use.election.kind) }] : [],
  );
  const lists = columns.get('history') ?? [];
  const listed = historyCellReader(year);
  let row: readonly string[] = [];
  let notes: Note[] = [];
  const note = (code: VoterNote, cell: string): void => {
    notes.push({ code, cell });
  };
  const cut = (text: string): string => {
    if (text.length <= cellMax) return text;
    note('too_long', text);
    return text
      .slice(0, cellMax)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim();
  };
  /** Reads one field of the row: tidied, and as `make` has it, which is asked once for each different cell. */
  const reader = (field: VoterField, make?: (cell: string) => string): (() => string) => {
    const column = columns.get(field)?.[0];
    if (column === undefined) return () => '';
    const made = make ? memoize((cell) => make(tidy(cell))) : tidy;
    return () => {
      const cell = row[column] ?? '';
      return cell === '' ? '' : cut(made(cell));
    };
  };
  const days = (field: 'birth' | 'registered', latest: number): (() => number) => {
    const column = columns.get(field)?.[0];
    if (column === undefined) return () => 0;
    const order = dayOrders[column] ?? 'month first';
    const made = memoize((cell) => dayNumber(tidy(cell), order, latest));
    return () => {
      const day = made(row[column] ?? '');
      if (day === null) note(`${field}_bad`, row[column] ?? '');
      return day ?? 0;
    };
  };
  /** A number in three columns, as Kansas writes it; spreadsheets drop the zeros at the beginning of its last four digits. */
  function phoneOfParts(): () => string {
    const at = (field: VoterField) => columns.get(field)?.[0] ?? -1;
    const [area, exchange, line] = [at('areaCode'), at('phoneExchange'), at('phoneLine')];
    if (exchange < 0 || line < 0) return () => '';
    return () => {
      const last = tidy(row[line] ?? '');
      if (last === '') return '';
      const cell = `${row[area] ?? ''}${row[exchange] ?? ''}${last.padStart(4, '0')}`;
      const made = voterPhone(tidy(cell));
      if (made === null) note('phone_bad', cell);
      return made ?? '';
    };
  }
  const contact = (
    field: 'cell' | 'landline' | 'phone' | 'email',
    make: (cell: string) => string | null,
  ): (() => string) => {
    const column = columns.get(field)?.[0];
    if (column === undefined) return () => '';
    const area = field === 'phone' ? (columns.get('areaCode')?.[0] ?? -1) : -1;
    return () => {
      const written = row[column] ?? '';
      // Florida writes the area code beside the number.
      const cell = /^\D*\d{3}\D*\d{4}\D*$/.test(written) ? `${row[area] ?? ''}${written}` : written;
      const made = make(tidy(cell));
      if (made === null) note(field === 'email' ? 'email_bad' : 'phone_bad', cell);
      return made ?? '';
    };
  };

  const read = {
    id: reader('id'),
    name: reader('name'),
    first: reader('first', titleCase),
    middle: reader('middle', titleCase),
    last: reader('last', titleCase),
    suffix: reader('suffix', titleCase),
    county: reader('county', countyReader(statuses.state)),
    precinct: reader('precinct'),
    congressional: reader('congressional', districtNumber),
    upper: reader('upper', districtNumber),
    lower: reader('lower', districtNumber),
    local: reader('local'),
    party: reader('party', partyOf),
    gender: reader('gender'),
    status: reader('status'),
    confidential: reader('confidential'),
    language: reader('language', languageOf),
    city: reader('city', titleCase),
    state: reader('state', stateCode),
    zip: reader('zip', zipOf),
    birth: days('birth', (year - 15) * 10_000 + 1231),
    birthYear: reader('birthYear'),
    age: reader('age'),
    registered: days('registered', year * 10_000 + 1231),
    cell: contact('cell', voterPhone),
    landline: contact('landline', voterPhone),
    phone: columns.has('phone') ? contact('phone', voterPhone) : phoneOfParts(),
    email: contact('email', voterEmail),
    lat: reader('lat'),
    lng: reader('lng'),
  };
  const classOf = statusReader(statuses);
  const included = new Set<string>(statuses.keep);
  const placesOf = (field: VoterField) => columns.get(field) ?? [];
  const home = homes({
    reader,
    has: (field) => columns.has(field),
    mailing: placesOf('mailing'),
    mailingStreet: placesOf('mailingStreet'),
  });

  function place(state: string): { lat: number; lng: number } | { lat: null; lng: null } {
    const [lat, lng] = [read.lat(), read.lng()];
    const none = { lat: null, lng: null };
    if (lat === '' || lng === '') return none;
    const found = placeOf(Number(lat), Number(lng), state);
    if (found.is === 'bad' || found.is === 'elsewhere') note(`place_${found.is}`, `${lat}, ${lng}`);
    if (found.is !== 'place') return none;
    if (found.swapped) note('place_swapped', `${lat}, ${lng}`);
    return { lat: found.lat, lng: found.lng };
  }

  function yearOnly(): number {
    const born = Number(read.birthYear());
    if (Number.isInteger(born) && born > 1850 && born <= year) return born * 10_000;
    const age = Number(read.age());
    return Number.isInteger(age) && age > 14 && age < 130 ? (year - age) * 10_000 : 0;
  }

  /** Without a door, a mailing address and a place where the file hides where they live. */
  function whereabouts(state: string, zip: string, isHidden: boolean) {
    const found = home(row, zip, cut);
    if (!isHidden && !(found.house === '' && withheld.test(found.street)))
      return { ...found, ...place(state) };
    return { house: '', street: '', unit: '', mailing: '', lat: null, lng: null };
  }

  function voterOf(
    id: string,
    name: Pick<Voter, 'first' | 'middle' | 'last' | 'suffix'>,
    status: string,
    isHidden: boolean,
  ): Voter {
    const state = read.state();
    const zip = read.zip();
    const cell = read.cell();
    const landline = read.landline();
    const phone = read.phone();
    return {
      id,
      ...name,
      ...whereabouts(state, zip, isHidden),
      city: read.city(),
      state,
      zip,
      county: read.county(),
      precinct: read.precinct(),
      congressional: read.congressional(),
      upper: read.upper(),
      lower: read.lower(),
      local: read.local(),
      party: read.party(),
      gender: genderOf(read.gender()),
      birth: read.birth() || yearOnly(),
      registered: read.registered(),
      status,
      language: read.language(),
      cell,
      // A number of which the file does not say what it is may be no mobile: nobody sends it a text.
      landline: landline || (phone === cell ? '' : phone),
      email: read.email(),
      voted: elections.flatMap(({ election, column, read }) =>
        read(row[column] ?? '') === null ? [] : [election.key],
      ),
    };
  }

  const ballots = (): HistoryRow[] => [
    ...elections.flatMap(({ election, column, read }) => {
      const code = read(row[column] ?? '') ?? 0;
      return code === 0 ? [] : [{ election: { ...election, day: dayOf(election.key) }, code }];
    }),
    ...lists.flatMap((column) => listed(row[column] ?? '')),
  ];

  return (cells) => {
    const refused = (why: VoterRefusal, cell: string): Cleaned => ({ is: 'refused', why, cell });
    if (cells.length < mapping.length) return refused('cells_few', String(cells.length));
    const surplus = cells.length > mapping.length && cells.slice(mapping.length).find((cell) => cell.trim());
    if (surplus) return refused('cells_many', surplus);
    row = cells;
    notes = [];
    const id = read.id();
    if (id === '') return refused('id_missing', '');
    if (id.length > idMax) return refused('id_long', id);
    if (id.startsWith(additionIdPrefix)) return refused('id_met', id);
    const written = read.status();
    const status = written === '' ? null : classOf(written);
    if (status !== null && isLeftOut(status) && !included.has(status))
      return refused(`status_${status}`, written);
    const isHidden = isYes(read.confidential());
    if (isHidden) row = row.map((cell) => (isStarred(cell) ? '' : cell));
    const whole = splitName(read.name());
    const name = {
      first: read.first() || titleCase(whole.first),
      middle: read.middle() || titleCase(whole.middle),
      last: read.last() || titleCase(whole.last),
      suffix: read.suffix() || titleCase(whole.suffix),
    };
    if (name.first === '' && name.last === '' && !isHidden) return refused('name_missing', id);
    const voter = voterOf(id, name, status ?? statusOf(written), isHidden);
    return { is: 'voter', voter, notes, unknownStatus: status === null ? written : '', ballots: ballots() };
  };
}
