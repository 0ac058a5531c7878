import type { Channel, Result, Score, Source } from './contact-results.ts';

/** Something that was learned of one voter, as a screen or the fold sees it. Milliseconds since 1970. */
export type Learned = {
  /** The event's id. */
  id: string;
  voter_id: string;
  kind: LearnedKind;
  source: Source;
  /** Of an attempt; null takes the last one back. */
  outcome: Result | null;
  /** Of a support score; null takes it back. */
  score: Score | null;
  /** Of a tag: its name, and whether it is put on or taken off (`is_on`). */
  tag: string | null;
  is_on: boolean | null;
  /** Of a survey's answer: the question's id and the chosen answers, or what was said. */
  question: string | null;
  answers: readonly string[] | null;
  /** A note, a correction's new value. */
  text: string | null;
  /** Of a correction: which field of the voter. */
  field: string | null;
  /** Of a suppression: why, in which channels, until when (`YYYY-MM-DD`, null for good); `is_on: false` lifts it. */
  reason: SuppressionReason | null;
  channels: readonly Channel[] | null;
  until: string | null;
  /** The list, turf or call assignment that it came from. */
  list_id: string | null;
  /** Whole metres between the device and the door; null where nobody let it be said. */
  metres_off: number | null;
  /** Who walked, of what was typed in from paper: a member, or `~` and a name. Null where whoever wrote it was there. */
  walked_by: string | null;
  /** The event that this one takes back. */
  undoes: string | null;
  happened_at: number;
  /** Null while it waits on this device: then it is newer than all that the server has. */
  received_at: number | null;
  by: string;
};

export const learnedKinds = [
  'attempt',
  'support',
  'tag',
  'answer',
  'note',
  'correction',
  'suppression',
] as const;
export type LearnedKind = (typeof learnedKinds)[number];

export const suppressionReasons = [
  'opt_out',
  'do_not_contact',
  'hostile',
  'deceased',
  'moved',
  'bad_number',
  'bounced',
  'quiet_period',
  'legal_hold',
  'staff_request',
] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** What the campaign knows of one voter: of each thing the latest, by the server's clock and then by id. */
export type VoterState = {
  /** Attempts that were not taken back. */
  attempts: number;
  last_attempt: { outcome: Result; source: Source; at: number; by: string; event: string } | null;
  last_contact: { source: Source; at: number; by: string; event: string } | null;
  support: { score: Score; at: number; event: string } | null;
  tags: readonly string[];
  answers: Readonly<Record<string, readonly string[]>>;
  /** Corrected fields: the value that stands instead of the file's; '' says that the file's is wrong. */
  corrected: Readonly<Record<string, string>>;
  notes: number;
  /** Channels in which they must not be contacted today, with the reason that weighs most. */
  suppressed: Readonly<Partial<Record<Channel, SuppressionReason>>>;
  /** One report only, of two that it takes: shown to staff, for review. */
  doubted: 'deceased' | 'moved' | null;
};

/**
 * An event as the fold keeps it on: what still says something, or can still be taken back. Text only of corrections; `by` is
 * whose work it is.
 */
export type Fact = Omit<
  Learned,
  'voter_id' | 'list_id' | 'metres_off' | 'walked_by' | 'undoes' | 'received_at'
>;

/** What is kept of a voter between two folds: enough to go on folding. `stateOf` of fold.ts makes a `VoterState` of it. */
export type FoldState = {
  /** Attempts and notes that were not taken back. */
  attempts: number;
  notes: number;
  /** In the order in which they were learned. */
  facts: readonly Fact[];
};
