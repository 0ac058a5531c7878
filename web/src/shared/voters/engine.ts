import type { Doors } from '#shared/domain/field/door-columns.ts';
import type { PacketBuilding } from '#shared/domain/field/packet.ts';
import type { WalkOrder } from '#shared/domain/field/turf-limits.ts';
import type { TurfProgress } from '#shared/domain/field/turf-progress.ts';
import type { Channel } from '#shared/domain/voters/contact-results.ts';
import type { UsableColumn } from '#shared/domain/voters/permitted-use.ts';
import type { Segment } from '#shared/domain/voters/segment.ts';
import type {
  DistrictColumn,
  FileElection,
  RaceColumn,
  Voter,
} from '#shared/domain/voters/voter-file-columns.ts';
import type { Learned, SuppressionReason, VoterState } from '#shared/domain/voters/voter-state.ts';

/** How many; `doors` are addresses with their unit, `households` people of one family name at one door. */
export type Counts = {
  people: number;
  households: number;
  doors: number;
  phones: number;
  cells: number;
  emails: number;
  mailable: number;
};

/** A voter as a list shows them: the file's row with what the campaign corrected and learned. `row`: its place in the file. */
export type Person = Omit<Voter, 'voted'> & {
  row: number;
  door: number;
  household: number;
  /** Whole years; null where the file does not say. */
  age: number | null;
  voted: readonly string[];
  /** How those votes were cast, by the election's key, where the file says so. */
  ballots: Readonly<Record<string, number>>;
  /** What the campaign's own columns say of them, by their ids; those that say nothing are left out. */
  data: Readonly<Record<string, string | number>>;
  known: VoterState;
};

/** People from one place of an order on, and how many there are in all of it: of one moment, so that they fit together. */
export type PeoplePage = { people: readonly Person[]; total: number };

export const sorts = ['walk', 'name', 'age', 'last contact', 'support'] as const;
export type Sort = { by: (typeof sorts)[number]; down: boolean };

/** Whole years, both ends included; who has no age in the file is in the group ''. */
export const ageBands = [
  { value: '0-17', from: 0, to: 17 },
  { value: '18-24', from: 18, to: 24 },
  { value: '25-34', from: 25, to: 34 },
  { value: '35-49', from: 35, to: 49 },
  { value: '50-64', from: 50, to: 64 },
  { value: '65+', from: 65, to: 150 },
] as const;

/** Support is `1` to `5`, a result its code, both '' where there is none. */
export type GroupColumn =
  | DistrictColumn
  | 'party'
  | 'gender'
  | 'status'
  | 'language'
  | 'support'
  | 'result'
  | 'age';
/** `data:` and the id of a column of the campaign's own. */
export type ValueColumn =
  | DistrictColumn
  | RaceColumn
  | 'party'
  | 'status'
  | 'language'
  | 'tag'
  | `data:${string}`;

/** What a segment comes to. `steps`: how many people there are after each step. */
export type CountResult = {
  counts: Counts;
  steps: readonly number[];
  /** Of the channel asked for: who is left out, by reason. Empty where no channel was. */
  suppressed: Readonly<Partial<Record<SuppressionReason, number>>>;
};

/** What is asked: everyone of a segment who, where a channel is named, may be contacted in it. `words`: as typed into the search. */
export type VoterQuery = { segment: Segment; channel: Channel | null; words: string };

/** A column of the campaign's own, with where it may appear today. */
export type OwnColumn = UsableColumn;

export type Facts = {
  fileId: string;
  /** Voters whom an earlier file had and this one lacks, and how many of them are listed by name. */
  gone: { voters: number; listed: number };
  counts: Counts;
  elections: readonly FileElection[];
  /** The campaign's own columns, in the order in which they came. */
  data: readonly OwnColumn[];
  /** Columns of race and ethnicity, while an admin has turned them on and the file has them. */
  race: readonly RaceColumn[];
  parties: readonly string[];
  statuses: readonly string[];
  languages: readonly string[];
  tags: readonly string[];
};

/** A turf as its standing is asked: its voters, and the moment (milliseconds since 1970) from which on attempts count. */
export type TurfProgressQuery = { id: string; voters: readonly string[]; since: number };

/** A day, `YYYY-MM-DD` by this device's clock, and how many voters were last tried, and last reached, on it. */
export type AttemptDay = { day: string; tried: number; reached: number };

export type Progress = { done: number; of: number };

/** The state of what this device holds. */
export type VoterFileState =
  /** The campaign has no voter file. */
  | { is: 'none' }
  /** Parts of the file that are here, and how many there are; 0 of 0 while nobody has said which file it is. */
  | { is: 'fetching'; progress: Progress }
  /** In words, naming what to do. `retry` fetches only what is missing. */
  | { is: 'failed'; why: string; retry: () => void }
  /** The server cannot be asked, and this device has kept nothing of it. */
  | { is: 'unseen' }
  /** `warning`: in words, what does not work fully, such as a device that has no room to keep the file; else null. */
  | { is: 'ready'; facts: Facts; revision: number; warning: string | null };

/** How those are looked at whom an earlier file had: they are fetched when they are first asked for. */
export type GoneEngine = Pick<Engine, 'count' | 'stretch' | 'groups' | 'values' | 'voter' | 'csv'>;

/**
 * The page's side of the worker that holds the voters. Every answer is of the newest `revision`, which grows with each
 * event or file that was taken in; a question that a newer one of the same `slot` overtook rejects with `SupersededError`.
 */
export type Engine = {
  count(query: VoterQuery, slot?: string): Promise<CountResult>;
  /** At most 200 at a time. */
  page(query: VoterQuery, sort: Sort, from: number, count: number, slot?: string): Promise<readonly Person[]>;
  /** The same, told with how many there are in all. */
  stretch(query: VoterQuery, sort: Sort, from: number, count: number, slot?: string): Promise<PeoplePage>;
  /** How many have each value of a column, most first; ages in the order of `ageBands`. */
  groups(
    query: VoterQuery,
    column: GroupColumn,
    slot?: string,
  ): Promise<readonly { value: string; people: number }[]>;
  /** Values of a column that begin with or contain what was typed, most people first. */
  values(
    column: ValueColumn,
    typed: string,
    count: number,
  ): Promise<readonly { value: string; people: number }[]>;
  voter(id: string): Promise<Person | null>;
  /** Everybody at the door of this voter, the voter too. */
  atDoor(id: string): Promise<readonly Person[]>;
  /** The ids, sorted, one a line, gzip, base64: what a frozen list keeps. */
  frozen(query: VoterQuery): Promise<{ voters: string; people: number; doors: number }>;
  /** Ids in walking order, for a change of all of them; at most `most`. */
  ids(query: VoterQuery, most: number): Promise<readonly string[]>;
  /**
   * A CSV file; headers are those that an import knows again. `columns`: ids of the campaign's own that go into it, as far as
   * they may be exported. `race`: with race and ethnicity, where they are on.
   */
  csv(query: VoterQuery, sort: Sort, columns: readonly string[], race?: boolean): Promise<Blob>;
  /** Homes of a segment with where they are. */
  doors(query: VoterQuery, slot?: string): Promise<Doors>;
  /**
   * Buildings of some of those doors in walking order, as a packet has them: people of the segment only, those who must not
   * be spoken to at the door marked instead of left out, also where the question names the channel. `named`: columns of the
   * campaign's own that their script names; those that may appear at doors come with each person.
   */
  buildings(
    query: VoterQuery,
    doors: Int32Array,
    order: WalkOrder,
    named: readonly string[],
  ): Promise<readonly PacketBuilding[]>;
  /** How far turfs have come, by their ids. */
  turfProgress(
    turfs: readonly TurfProgressQuery[],
    slot?: string,
  ): Promise<Readonly<Record<string, TurfProgress>>>;
  /** Voters by the day of their last attempt and of their last contact, oldest first. */
  days(query: VoterQuery, slot?: string): Promise<readonly AttemptDay[]>;
  /** Takes in what was learned, from the server or from this device; the same again changes nothing. */
  learn(events: readonly Learned[]): Promise<void>;
  /** Makes a frozen list's voters known under its id, for `{ by: 'list' }`. */
  hold(list: string, voters: string): Promise<void>;
  /** The same of voters who are gone from the file; a column `gone` says since when. */
  gone: GoneEngine;
};
