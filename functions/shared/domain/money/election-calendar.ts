/** A campaign's elections. Days are `YYYY-MM-DD`; codes are those of the federal reports: `P2028`, `G2028`. */

export const electionKinds = ['primary', 'general', 'runoff', 'special', 'convention', 'recount'] as const;
export type ElectionKind = (typeof electionKinds)[number];

export type Election = {
  code: string;
  kind: ElectionKind;
  day: string;
  /** False: the candidate is not in it, so it takes no money. */
  on_ballot: boolean;
};

const letters: Record<ElectionKind, string> = {
  primary: 'P',
  general: 'G',
  runoff: 'R',
  special: 'S',
  convention: 'C',
  recount: 'E',
};

export const electionCodePattern = /^[PGRSCE]\d{4}$/;

/** `P2028` of a primary on a day in 2028. */
export const electionCode = (kind: ElectionKind, day: string): string => `${letters[kind]}${day.slice(0, 4)}`;

export const inOrderOfDays = <E extends Election>(elections: readonly E[]): E[] =>
  [...elections].sort((a, b) => a.day.localeCompare(b.day) || a.code.localeCompare(b.code));

/** Elections that still take money on a day, the next one first. An election day is open to its end. */
export const openElections = <E extends Election>(elections: readonly E[], day: string): E[] =>
  inOrderOfDays(elections.filter((election) => election.on_ballot && day <= election.day));

/** What an undesignated gift of this day is for: the next election after its receipt; null after the last one. */
export const electionFor = <E extends Election>(day: string, elections: readonly E[]): E | null =>
  openElections(elections, day)[0] ?? null;
