import { memoize } from './memoize.ts';
import { raceColumnOf } from './race-headers.ts';
import type { RaceColumn } from './voter-file-columns.ts';

type Codes = Readonly<Record<string, string>>;

/** Words that mean the same in every state's file, by the value that searches ask for. */
const words: Record<RaceColumn, Codes> = {
  race: {
    Asian: 'Asian',
    'Asian or Pacific Islander': 'Asian or Pacific Islander; Asian/Pacific Islander',
    Black:
      'Black; African American; Black or African American; Black not of Hispanic Origin; Black, not Hispanic',
    Hispanic: 'Hispanic; Latino; Hispanic or Latino; Hispanic/Latino',
    'Multiple races': 'Two or more races; Multi-racial; Multiracial; Multiple',
    'Native American':
      'American Indian or Alaskan Native; American Indian or Alaska Native; American Indian; American Indian/Alaskan Native; Native American',
    Other: 'Other',
    'Pacific Islander': 'Native Hawaiian or Pacific Islander; Pacific Islander',
    White: 'White; Caucasian; White not of Hispanic Origin; White, not Hispanic',
    '': 'Unknown; Undesignated; Not stated; Not provided',
  },
  ethnicity: {
    Hispanic: 'Hispanic; Latino; Hispanic or Latino; Hispanic/Latino',
    'Not Hispanic': 'Not Hispanic; Not Hispanic or Not Latino; Not Hispanic or Latino; Non-Hispanic',
    '': 'Unknown; Undesignated; Not stated; Not provided',
  },
};

type StateRaceCodes = { source: string; codes: Partial<Record<RaceColumn, Codes>> };

/** Codes of each state's own file, with where they are from: `2` is no word of any language. */
export const raceCodesByState: Readonly<Record<string, StateRaceCodes>> = {
  FL: {
    source: 'Florida Division of Elections, Voter Extract File Layout, updated May 2026: Race Codes',
    codes: {
      race: {
        'Native American': '1',
        'Asian or Pacific Islander': '2',
        Black: '3',
        Hispanic: '4',
        White: '5',
        Other: '6',
        'Multiple races': '7',
        '': '9',
      },
    },
  },
  GA: {
    source:
      'Georgia Secretary of State, voter registration list: RACE beside RACE_DESC; all seven also in https://github.com/Voteshield/reggie georgia.yaml',
    codes: {
      race: {
        'Native American': 'AI',
        'Asian or Pacific Islander': 'AP',
        Black: 'BH',
        Hispanic: 'HP',
        Other: 'OT',
        White: 'WH',
        '': 'U',
      },
    },
  },
  NC: {
    source:
      'North Carolina State Board of Elections, layout_ncvoter.txt of 02/11/2022: race and ethnicity codes',
    codes: {
      race: {
        Asian: 'A',
        Black: 'B',
        'Native American': 'I',
        'Multiple races': 'M',
        Other: 'O',
        'Pacific Islander': 'P',
        White: 'W',
        '': 'U',
      },
      ethnicity: { Hispanic: 'HL', 'Not Hispanic': 'NL', '': 'UN' },
    },
  },
};

const codeKey = (cell: string): string => cell.toLowerCase().replace(/[^\p{L}\d]+/gu, '');
const lookup = (codes: Codes = {}) =>
  new Map(
    Object.entries(codes).flatMap(([value, spellings]) =>
      spellings.split(';').map((spelling): [string, string] => [codeKey(spelling), value]),
    ),
  );

/** What a cell says: one name for the codes of each state, else the file's own word; '' where it does not say. */
export function raceReader(column: RaceColumn, state: string): (cell: string) => string {
  const own = lookup(raceCodesByState[state]?.codes[column]);
  const common = lookup(words[column]);
  return memoize((cell) => {
    const key = codeKey(cell);
    return own.get(key) ?? common.get(key) ?? cell.trim().slice(0, 60);
  });
}

/** What says nothing by itself: other columns have it too. */
const neutral = new Set(['', 'other', 'unknown', 'undesignated', 'notstated', 'notprovided', 'multiple']);
/** Two of these tell race; one alone may be a color. */
const colors = new Set(['asian', 'black', 'white']);
const groupKeys = new Set(
  [words.race, words.ethnicity]
    .flatMap((codes) => [...lookup(codes).keys(), ...Object.keys(codes).map(codeKey)])
    .filter((key) => !neutral.has(key)),
);

/** Whether a column's words are those of race or ethnicity, whatever its header says. Codes of one letter cannot be told. */
export function tellsRace(cells: readonly string[]): boolean {
  const values = new Set(cells.map(codeKey).filter((key) => !neutral.has(key)));
  if (values.size === 0 || ![...values].every((key) => groupKeys.has(key))) return false;
  return values.size > 1 || ![...values].every((key) => colors.has(key));
}

/** The places of a file's columns that tell race or ethnicity, by their headers or by some of their cells. */
export const racePlaces = (headers: readonly string[], values: readonly (readonly string[])[]): number[] =>
  headers.flatMap((header, at) => (raceColumnOf(header) !== null || tellsRace(values[at] ?? []) ? [at] : []));

/** A mapping in which columns of these places fill nothing: race is no language, and no party either. */
export const withoutPlaces = <Use>(
  mapping: readonly (Use | null)[],
  places: readonly number[],
): (Use | null)[] => mapping.map((use, at) => (places.includes(at) ? null : use));
