/**
 * One registered voter as a file's row becomes it: cleaned, and with '' or 0 where the file says nothing. Days are
 * numbers `YYYYMMDD`, with 00 for a month or a day that the file does not say. Source of the fields: the layouts of L2, VAN
 * and the states' own files.
 */
export type Voter = {
  /** The file's own number of the voter; no two rows share one. */
  id: string;
  first: string;
  middle: string;
  last: string;
  suffix: string;
  /** The house number as written, `12`, `12-34`, `12 1/2`. */
  house: string;
  /** Without the house number and the unit, `N Main St`. */
  street: string;
  unit: string;
  city: string;
  /** Two letters. */
  state: string;
  /** Five digits, or as the country writes it. */
  zip: string;
  /** The mailing address in one line, where it is another than the residence. */
  mailing: string;
  county: string;
  precinct: string;
  congressional: string;
  upper: string;
  lower: string;
  local: string;
  /** As `parties` names it; another party by the file's own word. */
  party: string;
  gender: '' | 'F' | 'M' | 'X';
  birth: number;
  registered: number;
  /** As `registrationClasses` names it, or the file's own word. */
  status: string;
  language: string;
  /** E.164, or ''. */
  cell: string;
  landline: string;
  email: string;
  /** Degrees; both null where one is missing. */
  lat: number | null;
  lng: number | null;
  /** Keys of `FileElection` in which they voted. */
  voted: readonly string[];
};

/** An election that a file tells of. `key`: `G2024`, `P2022`, `M2023`, or `G20241105` where the file has the day. */
export type FileElection = { key: string; kind: ElectionKind; year: number };
export const electionKinds = ['general', 'primary', 'municipal', 'special', 'other'] as const;
export type ElectionKind = (typeof electionKinds)[number];
/** The newest of a file's elections: each is one bit of a voter's history. */
export const electionsMax = 64;

/** Columns of few different values, each kept as a number into its chunk's dictionary. */
export const dictionaryColumns = [
  'first',
  'middle',
  'last',
  'suffix',
  'house',
  'street',
  'unit',
  'city',
  'state',
  'zip',
  'mailing',
  'county',
  'precinct',
  'congressional',
  'upper',
  'lower',
  'local',
  'party',
  'gender',
  'status',
  'language',
] as const satisfies readonly (keyof Voter)[];
export type DictionaryColumnName = (typeof dictionaryColumns)[number];

/**
 * Columns of a packed chunk beside those, in Arrow's types. `cell` and `landline` are the number's digits (0: none; 15
 * digits fit a double exactly), `lat` and `lng` millionths of a degree (`noPlace`: none), `votes_a` and `votes_b` one bit
 * for each of the manifest's elections in its order, from the lowest bit of `votes_a`. Rows lie in walking order
 * (precinct, street, house, unit, family name): people of one door are neighbours. `door` counts addresses with their
 * unit, `household` people of one family name at one door, both from 0 through the whole file.
 */
export const numberColumns = {
  birth: 'int32',
  registered: 'int32',
  cell: 'float64',
  landline: 'float64',
  lat: 'int32',
  lng: 'int32',
  votes_a: 'uint32',
  votes_b: 'uint32',
  door: 'int32',
  household: 'int32',
} as const;
export type NumberColumn = keyof typeof numberColumns;
/** Columns of plain text: nearly every row has another. */
export const textColumns = ['id', 'email'] as const;
export type TextColumn = (typeof textColumns)[number];

export const noPlace = -2_147_483_648;

/** What a newer file may change of a voter, and the column beside the campaign's own that says it. */
export const voterChanges = ['added', 'moved', 'party'] as const;
export type VoterChange = (typeof voterChanges)[number];
export const changesColumn = 'changes';

/**
 * Race and ethnicity as the state's own file has them: columns beside the campaign's own, in a file only while an admin has
 * turned them on, and never part of a `Voter`, so that nothing that is made of one carries them.
 */
export const raceColumns = ['race', 'ethnicity'] as const;
export type RaceColumn = (typeof raceColumns)[number];
export const isRaceColumn = (id: string): id is RaceColumn => raceColumns.some((one) => one === id);
/** Ids that no column of the campaign's own may have. */
export const reservedColumns: readonly string[] = [changesColumn, ...raceColumns];

/** Columns of the campaign's own in one file, and files that may be joined to it. */
export const dataColumnsMax = 30;
export const filePartsMax = 60;

/** Where columns of the campaign's own may appear beside searches and lists: on calls, at doors, in exported files. */
export const dataUses = ['calls', 'doors', 'exports'] as const;
export type DataChannel = (typeof dataUses)[number];

/** Rows of a chunk, and bytes of it after gzip; a chunk that is larger is halved. */
export const chunkRows = 25_000;
export const chunkBytesMax = 900_000;
/** Bytes of a chunk once it is open: some ten times what 25,000 voters take. A reader stops there. */
export const chunkOpenMax = 48 * 1024 * 1024;
/** Rows of one file; a larger one is answered with a clear no. */
export const votersMax = 1_000_000;
/** The format's number; a reader refuses another. */
export const packVersion = 1;

export const districtColumns = [
  'precinct',
  'county',
  'city',
  'zip',
  'congressional',
  'upper',
  'lower',
  'local',
] as const satisfies readonly DictionaryColumnName[];
export type DistrictColumn = (typeof districtColumns)[number];
