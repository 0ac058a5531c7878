import { partyOf } from './normalize-values.ts';

/** How a ballot was cast; '' where the file does not say. */
export const voteMethods = ['', 'in_person', 'early', 'mail', 'provisional'] as const;
export type VoteMethod = (typeof voteMethods)[number];

/** The party of a primary's ballot; '' where there is none, `Other` for any other. */
export const ballotParties = [
  '',
  'Democratic',
  'Republican',
  'Libertarian',
  'Green',
  'Unaffiliated',
  'Other',
] as const;
export type BallotParty = (typeof ballotParties)[number];

/** One voter's ballot in one election as a number below 128: bits 0 to 2 the method, 3 to 5 the party. */
export const ballotCode = (method: VoteMethod, party: BallotParty): number =>
  voteMethods.indexOf(method) | (ballotParties.indexOf(party) << 3);
export const methodIn = (code: number): VoteMethod => voteMethods[code & 7] ?? '';
export const partyIn = (code: number): BallotParty => ballotParties[(code >> 3) & 7] ?? '';

export function ballotPartyOf(cell: string): BallotParty {
  const name = cell.trim() === '' ? '' : partyOf(cell.trim());
  const known = ballotParties.find((party) => party === name);
  return known ?? (name === 'Nonpartisan' ? 'Unaffiliated' : 'Other');
}

/**
 * Florida's letters. Source: Florida Division of Elections, Voter History File Layout: History Codes. What was not counted is
 * no vote.
 */
const florida: Readonly<Record<string, VoteMethod | null>> = {
  A: 'mail',
  B: null,
  E: 'early',
  F: 'provisional',
  L: null,
  N: null,
  P: null,
  Y: 'in_person',
  Z: 'provisional',
};

/** Oklahoma's codes. Source: Oklahoma State Election Board, voter history file: Voting Method. */
const oklahoma: Readonly<Record<string, VoteMethod | null>> = {
  IP: 'in_person',
  AI: 'early',
  AB: 'mail',
  CI: 'mail',
  EI: 'mail',
  MI: 'mail',
  NH: 'mail',
  OV: 'mail',
  PI: 'mail',
};
/** Pennsylvania's codes, at the polls, absentee, by mail, and provisional. Source: full voter export, vote method. */
const pennsylvania: Readonly<Record<string, VoteMethod | null>> = {
  AP: 'in_person',
  AB: 'mail',
  MB: 'mail',
  P: 'provisional',
};
/** Minnesota’s letter for absentee ballots, by mail or before the day. Source: https://github.com/Voteshield/reggie minnesota.yaml. */
const minnesota: Readonly<Record<string, VoteMethod | null>> = { A: 'mail' };
const codesByState: Readonly<Record<string, Readonly<Record<string, VoteMethod | null>>>> = {
  FL: florida,
  MN: minnesota,
  OK: oklahoma,
  PA: pennsylvania,
};

const notVoted =
  /not counted|did not vote|not voted|no vote|rejected|cancell?ed|spoiled|eligible|^(?:n|no|nv|dnv)$/;
/** The first that fits. Words of North Carolina, Georgia, Texas, Nevada and others. */
const byWords: readonly (readonly [RegExp, VoteMethod])[] = [
  [/provisional|^(?:pv|pb|prov)$/, 'provisional'],
  [/early|one.?stop|advance|absentee (?:in.?person|curbside)|in.?person absentee|^(?:ev|evs)$/, 'early'],
  [
    /mail|vbm|absentee|drop.?box|electronic ballot|uocava|fpca|overseas|federal write|^(?:mb|bm|bbm|ab|abs|av|fw)$/,
    'mail',
  ],
  [/in.?person|election.?day|poll|curbside|transfer|regular|vote cent|walk|^(?:pp|ed|vc)$/, 'in_person'],
];

/** How a cell says that somebody voted; null: that they did not, or that their ballot was not counted. */
export function voteMethodOf(cell: string, state: string): VoteMethod | null {
  const text = cell.trim();
  const codes = codesByState[state] ?? {};
  const letters = text.toUpperCase();
  if (Object.hasOwn(codes, letters)) return codes[letters] ?? null;
  const words = text.toLowerCase().replace(/[_-]+/g, ' ');
  if (notVoted.test(words)) return null;
  return byWords.find(([pattern]) => pattern.test(words))?.[1] ?? '';
}
