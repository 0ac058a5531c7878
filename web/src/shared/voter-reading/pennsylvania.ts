import Papa from 'papaparse';
import { voteMethodOf } from '#shared/domain/voters/ballot.ts';
import { districtNumber } from '#shared/domain/voters/district-number.ts';
import { decode } from '../spreadsheet/decode.ts';
import { oneNewline } from './file-lines.ts';
import { beginningOf, type SourceFile } from './source-files.ts';

/**
 * Pennsylvania delivers four files for each county: the voters (`ADAMS FVE 20261102.txt`), in which districts and elections have
 * only numbers, and the files that say what the numbers are. Source: Pennsylvania Department of State, full voter export, and
 * https://github.com/Voteshield/reggie pennsylvania_preprocessor.py: Election Map (county, number, title, date), Zone Types
 * (county, number, short name, long name) and Zone Codes (county, number, code, description).
 */
const kinds = { map: /election[ _-]?map/i, types: /zone[ _-]?types?/i, codes: /zone[ _-]?codes?/i } as const;
type Kind = keyof typeof kinds;
const kindNames: readonly Kind[] = ['map', 'types', 'codes'];
const kindOf = (name: string): Kind | undefined => kindNames.find((kind) => kinds[kind].test(name));

/** What stands before the kind of file in its name. */
const countyOf = (name: string): string =>
  name
    .split(/fve|election[ _-]?map|zone[ _-]?(?:types?|codes?)/i, 1)
    .join('')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');

type District = 'congressional' | 'upper' | 'lower';
const districts: readonly District[] = ['congressional', 'upper', 'lower'];
/** The first that fits a zone's long or short name. */
const zoneNames: readonly (readonly [RegExp, District])[] = [
  [/congress|^usc/i, 'congressional'],
  [/senat|^sts/i, 'upper'],
  [/legislat|state house|representative|^sth/i, 'lower'],
];
const districtNamed = (...names: readonly string[]): District | undefined =>
  names.map((name) => zoneNames.find(([pattern]) => pattern.test(name))?.[1]).find((one) => one);

/** What one county's numbers are. */
export type CountyNumbers = {
  /** By the election's number, its day and title. */
  elections: ReadonlyMap<number, string>;
  zones: ReadonlyMap<number, District>;
  /** A zone's description, by the number of its type and its code: two types may have the same codes. */
  codes: ReadonlyMap<string, string>;
};
const codeKey = (zone: number, code: string): string => `${zone} ${code}`;
const noNumbers: CountyNumbers = { elections: new Map(), zones: new Map(), codes: new Map() };

const zoneCount = 40;
const electionCount = 40;
/** A number that a row has a place for: beside it stand districts, and what follows the elections. */
const isElection = (number: string): boolean =>
  /^\d+$/.test(number) && Number(number) >= 1 && Number(number) <= electionCount;

/** These files are of a few hundred rows. */
const bytesMax = 4_000_000;

async function rowsOf(source: SourceFile): Promise<string[][]> {
  const decoded = decode(await beginningOf(source, bytesMax));
  if (decoded.is !== 'text') return [];
  const { data } = Papa.parse<string[]>(oneNewline(decoded.text), { delimiter: '\t', newline: '\n' });
  return data.map((cells) => cells.map((cell) => cell.trim()));
}

/** A title has no sign by which a cell of elections is divided. */
const labelOf = (day: string, title: string): string => `${day} ${title.replace(/[();]+/g, ' ')}`.trim();

async function numbersOf(sources: readonly SourceFile[]): Promise<CountyNumbers> {
  const rows = { map: [] as string[][], types: [] as string[][], codes: [] as string[][] };
  for (const source of sources) {
    const kind = kindOf(source.name);
    if (kind) rows[kind].push(...(await rowsOf(source)));
  }
  return {
    elections: new Map(
      rows.map.flatMap(([, number = '', title = '', day = '']) =>
        isElection(number) && day !== '' ? [[Number(number), labelOf(day, title)]] : [],
      ),
    ),
    zones: new Map(
      rows.types.flatMap(([, number = '', short = '', long = '']): [number, District][] => {
        const district = districtNamed(long, short);
        return district ? [[Number(number), district]] : [];
      }),
    ),
    codes: new Map(
      rows.codes.map(([, zone, code = '', description = '']) => [codeKey(Number(zone), code), description]),
    ),
  };
}

export type Delivered = { tables: readonly SourceFile[]; numbersFor: (name: string) => CountyNumbers };

/** Tells the files of voters from those that say what their numbers are, and reads the latter, each county's own. */
export async function withCountyNumbers(sources: readonly SourceFile[]): Promise<Delivered> {
  const tables = sources.filter(({ name }) => !kindOf(name));
  if (tables.length === 0 || tables.length === sources.length)
    return { tables: sources, numbersFor: () => noNumbers };
  const counties = new Map<string, SourceFile[]>();
  for (const source of sources) {
    if (!kindOf(source.name)) continue;
    const county = countyOf(source.name);
    counties.set(county, [...(counties.get(county) ?? []), source]);
  }
  const numbers = new Map<string, CountyNumbers>();
  for (const [county, own] of counties) numbers.set(county, await numbersOf(own));
  return { tables, numbersFor: (name) => numbers.get(countyOf(name)) ?? noNumbers };
}

const prefixes: Readonly<Record<string, District>> = { USC: 'congressional', STS: 'upper', STH: 'lower' };

/** `USC07` is 7; of a code without a number its description has it. */
function numberIn(code: string, zone: number, codes: CountyNumbers['codes']): string {
  const [written] = /\d+/.exec(code) ?? /\d+/.exec(codes.get(codeKey(zone, code)) ?? '') ?? [];
  return written ? districtNumber(written) : code;
}

export type CountyShape = {
  headers: readonly string[];
  /** A row with its districts, and its elections in one cell. */
  shape: (cells: readonly string[]) => string[];
  /** No election of the county is known. */
  isUnnamed: boolean;
};

/** How rows of Pennsylvania's voters are read, by the layout's headers; null for any other layout. */
export function countyShape(
  layout: readonly string[],
  numbers: CountyNumbers = noNumbers,
): CountyShape | null {
  const zone = layout.indexOf('District 1');
  const election = layout.indexOf('Election 1 Vote Method');
  if (zone < 0 || election !== zone + zoneCount) return null;
  const end = election + 2 * electionCount;
  const { elections, zones, codes } = numbers;
  const names = ['Congressional District', 'State Senate District', 'State House District', 'Voter History'];
  return {
    headers: [...layout.slice(0, zone), ...names, ...layout.slice(end)],
    isUnnamed: elections.size === 0,
    shape(cells) {
      // A row that is cut off stays too short.
      if (cells.length < end) return cells.slice(0, zone);
      const found: Partial<Record<District, string>> = {};
      for (let number = 1; number <= zoneCount; number++) {
        const code = (cells[zone + number - 1] ?? '').trim();
        const district = code === '' ? undefined : (zones.get(number) ?? prefixes[code.slice(0, 3)]);
        if (district) found[district] ??= numberIn(code, number, codes);
      }
      const voted: string[] = [];
      for (const [number, label] of elections) {
        const at = election + 2 * (number - 1);
        const [written, party] = [(cells[at] ?? '').trim(), (cells[at + 1] ?? '').trim()];
        const method = written === '' ? null : voteMethodOf(written, 'PA');
        if (method !== null) voted.push(`${label} (${method}/${party})`);
      }
      return [
        ...cells.slice(0, zone),
        ...districts.map((district) => found[district] ?? ''),
        voted.join(';'),
        ...cells.slice(end),
      ];
    },
  };
}
