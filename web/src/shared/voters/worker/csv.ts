import { byteOrderMark, csvLine } from '#shared/domain/import/cells.ts';
import { channels } from '#shared/domain/voters/contact-results.ts';
import type { FileElection, RaceColumn } from '#shared/domain/voters/voter-file-columns.ts';
import type { OwnColumn, Person } from '../engine.ts';

const two = (value: number): string => String(value).padStart(2, '0');
/** A day of the file, as far as it is known: `1980-05-17`, `1980-05`, `1980`. */
function dayIn(day: number): string {
  if (day === 0) return '';
  const [year, month, date] = [Math.floor(day / 10_000), Math.floor(day / 100) % 100, day % 100];
  if (month === 0) return String(year);
  return date === 0 ? `${year}-${two(month)}` : `${year}-${two(month)}-${two(date)}`;
}
const dateOf = (at: number | undefined): string => {
  if (at === undefined) return '';
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};
const degrees = (value: number | null): string => (value === null ? '' : String(value));

/** Headers that an import of voters knows again (`voter-headers.ts`); those for mail, and what the campaign learned, it leaves out. */
const columns: readonly (readonly [header: string, cell: (person: Person) => string])[] = [
  ['Voter ID', ({ id }) => id],
  ['First Name', ({ first }) => first],
  ['Middle Name', ({ middle }) => middle],
  ['Last Name', ({ last }) => last],
  ['Name Suffix', ({ suffix }) => suffix],
  ['House Number', ({ house }) => house],
  ['Street Name', ({ street }) => street],
  ['Unit', ({ unit }) => unit],
  ['City', ({ city }) => city],
  ['State', ({ state }) => state],
  ['Zip Code', ({ zip }) => zip],
  ['Mailing Address', ({ mailing }) => mailing],
  ['County', ({ county }) => county],
  ['Precinct', ({ precinct }) => precinct],
  ['Congressional District', ({ congressional }) => congressional],
  ['State Senate District', ({ upper }) => upper],
  ['State House District', ({ lower }) => lower],
  ['Local District', ({ local }) => local],
  ['Party', ({ party }) => party],
  ['Gender', ({ gender }) => gender],
  ['Birth Date', ({ birth }) => dayIn(birth)],
  ['Registration Date', ({ registered }) => dayIn(registered)],
  ['Voter Status', ({ status }) => status],
  ['Language', ({ language }) => language],
  ['Cell Phone', ({ cell }) => cell],
  ['Landline', ({ landline }) => landline],
  ['Email', ({ email }) => email],
  ['Latitude', ({ lat }) => degrees(lat)],
  ['Longitude', ({ lng }) => degrees(lng)],
];
/** Mail goes to the mailing address where there is one, which is written in one line (`home.ts`): `PO Box 7, Salem OH 44460`. */
function postOf({
  mailing,
  house,
  street,
  unit,
  city,
  state,
  zip,
}: Person): [string, string, string, string] {
  if (mailing === '')
    return [[house, street, unit].filter((part) => part !== '').join(' '), city, state, zip];
  const [, line = '', town = ''] = /^(.*), ([^,]*)$/.exec(mailing) ?? [];
  const [, place = '', code = '', five = ''] = /^(.*?) ?(?:\b([A-Z]{2}))? ?(\d{5})?$/.exec(town) ?? [];
  return code === '' && five === '' ? [mailing, '', '', ''] : [line, place, code, five];
}
const posted: readonly (readonly [header: string, cell: (person: Person) => string])[] = [
  ['Send Mail To', (person) => postOf(person)[0]],
  ['Send Mail To City', (person) => postOf(person)[1]],
  ['Send Mail To State', (person) => postOf(person)[2]],
  ['Send Mail To Zip', (person) => postOf(person)[3]],
];
const learned: readonly (readonly [header: string, cell: (person: Person) => string])[] = [
  ['Support Score', ({ known }) => String(known.support?.score ?? '')],
  ['Campaign Tags', ({ known }) => known.tags.join('; ')],
  ['Last Result', ({ known }) => known.last_attempt?.outcome ?? ''],
  ['Last Attempt', ({ known }) => dateOf(known.last_attempt?.at)],
  ['Last Contact', ({ known }) => dateOf(known.last_contact?.at)],
  ['Contact Attempts', ({ known }) => String(known.attempts)],
  ['Do Not Contact By', ({ known }) => channels.filter((channel) => known.suppressed[channel]).join('; ')],
];

/** `general_2022`, `other_20210504`: a header that names the election to an import. */
const headerOf = ({ key, kind }: FileElection): string => {
  const when = key.replace(/^\D+/, '');
  return `${key.startsWith('PP') ? 'PP' : kind}_${when}`;
};

/** What goes into a cell of a column of the campaign's own. */
const ownCell = ({ data }: Person, { id }: OwnColumn): string => String(data[id] ?? '');

const raceHeaders: Readonly<Record<RaceColumn, string>> = { race: 'Race', ethnicity: 'Ethnicity' };

export const csvHead = (
  elections: readonly FileElection[],
  own: readonly OwnColumn[] = [],
  race: readonly RaceColumn[] = [],
): string =>
  byteOrderMark +
  csvLine([
    ...columns.map(([header]) => header),
    ...elections.map(headerOf),
    ...posted.map(([header]) => header),
    ...learned.map(([header]) => header),
    ...own.map(({ name }) => name),
    ...race.map((column) => raceHeaders[column]),
  ]);

export function csvRow(
  person: Person,
  elections: readonly FileElection[],
  own: readonly OwnColumn[] = [],
  race: readonly string[] = [],
): string {
  const voted = new Set(person.voted);
  return csvLine([
    ...columns.map(([, cell]) => cell(person)),
    ...elections.map(({ key }) => (voted.has(key) ? 'Y' : 'N')),
    ...posted.map(([, cell]) => cell(person)),
    ...learned.map(([, cell]) => cell(person)),
    ...own.map((column) => ownCell(person, column)),
    ...race,
  ]);
}
