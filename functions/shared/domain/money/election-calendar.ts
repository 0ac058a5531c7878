/** A campaign's elections. Days are `YYYY-MM-DD`; codes are those of the federal reports: `P2028`, `G2028`. */

export const electionKinds = ['primary', 'general', 'runoff', 'special', 'convention'] as const;
export type ElectionKind = (typeof electionKinds)[number];

/** Its code says what it is; `day` may move. */
export type Election = {
  code: string;
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
};

/** `P2028` of a primary on a day in 2028. */
export const electionCode = (kind: ElectionKind, day: string): string => `${letters[kind]}${day.slice(0, 4)}`;

/** What kind of election a code says. */
export const kindOfElection = (code: string): ElectionKind =>
  electionKinds.find((kind) => letters[kind] === code.charAt(0)) ?? 'special';

export const inOrderOfDays = <E extends Election>(elections: readonly E[]): E[] =>
  [...elections].sort((a, b) => a.day.localeCompare(b.day) || a.code.localeCompare(b.code));

/** Elections that still take money on a day, the next one first. An election day is open to its end. */
export const openElections = <E extends Election>(elections: readonly E[], day: string): E[] =>
  onceEach(inOrderOfDays(elections.filter((election) => election.on_ballot && day <= election.day)));

/** Elections that are over on a day, the latest first: money takes one of these only where its donor named it, for its debt. */
export const pastElections = <E extends Election>(elections: readonly E[], day: string): E[] =>
  onceEach(
    inOrderOfDays(elections.filter((election) => election.on_ballot && election.day < day)),
  ).toReversed();

/** Two devices may have added the same election: it is one. */
const onceEach = <E extends Election>(elections: readonly E[]): E[] =>
  elections.filter(({ code }, at) => elections.findIndex((one) => one.code === code) === at);

/** What an undesignated gift of this day is for: the next election after its receipt; null after the last one. */
export const electionFor = <E extends Election>(day: string, elections: readonly E[]): E | null =>
  openElections(elections, day)[0] ?? null;
