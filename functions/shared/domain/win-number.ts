import type { ProfileFieldName } from '../collections/candidate/candidate-fields.ts';

/** How many votes win, as campaign schools teach it: the turnout of comparable elections, the vote to expect, more than half of it. */

/** Percent of the expected vote to aim for with two candidates, where the campaign names none; 52 to 55 is usual (NDTC; CallHub). */
export const usualShare = 53;
/** Percent of supporters beyond the vote goal (CallHub): not everybody who promises votes. */
export const buffer = { least: 10, most: 20 } as const;

const comparable = [
  { ballots: 'race_ballots_1', registered: 'race_registered_1' },
  { ballots: 'race_ballots_2', registered: 'race_registered_2' },
  { ballots: 'race_ballots_3', registered: 'race_registered_3' },
] as const satisfies readonly Record<string, ProfileFieldName>[];

export const raceFields = [
  'race_candidates',
  'race_registered',
  ...comparable.flatMap(({ ballots, registered }) => [ballots, registered]),
  'race_targetShare',
] as const satisfies readonly ProfileFieldName[];
export type RaceField = (typeof raceFields)[number];
/** Whole people, and whole percent for the share; null where nobody said. */
export type Race = Record<RaceField, number | null>;

/** A race from its fields, one by one. */
export const raceFrom = (read: (field: RaceField) => number | null): Race => ({
  race_candidates: read('race_candidates'),
  race_registered: read('race_registered'),
  race_ballots_1: read('race_ballots_1'),
  race_registered_1: read('race_registered_1'),
  race_ballots_2: read('race_ballots_2'),
  race_registered_2: read('race_registered_2'),
  race_ballots_3: read('race_ballots_3'),
  race_registered_3: read('race_registered_3'),
  race_targetShare: read('race_targetShare'),
});

/** What cannot be: `fields` are those to look at. */
export type RaceProblem = {
  why:
    | 'moreBallotsThanVoters'
    | 'noVotersThen'
    | 'noVotersNow'
    | 'noCandidates'
    /** Nobody wins against one opponent with half of the votes or less. */
    | 'shareOfTwo'
    /** Somebody among so many always has more. */
    | 'shareOfMany';
  fields: readonly RaceField[];
};
/** What the calculation waits for. */
export type RaceGap = 'registered' | 'elections' | 'share';

/** One comparable election, the first the most recent; `turnout` is a fraction of 1. */
export type Turnout = { nth: number; ballots: number; registered: number; turnout: number };

export type WinNumber = {
  /** The comparable elections that count: both numbers there, and possible. */
  elections: readonly Turnout[];
  /** Their average, a fraction of 1; null without any. */
  turnout: number | null;
  registered: number | null;
  /** Ballots to expect, rounded for the eye; what follows is calculated from the exact figure. */
  expected: number | null;
  candidates: number;
  /** Percent aimed for. */
  share: number | null;
  problems: readonly RaceProblem[];
} & (
  | { is: 'unopposed' }
  | { is: 'unknown'; missing: readonly RaceGap[] }
  /** Votes. With two candidates `win` is just over half, with more it is just over the share aimed for. `pledges`: the goal with its buffer. */
  | { is: 'known'; win: number; goal: number; pledges: { least: number; most: number } }
);

/** A fraction in whole numbers: with thousandths lost on the way, a win number would be off by one. */
type Exact = { top: bigint; bottom: bigint };
const floor = ({ top, bottom }: Exact, percent: number): number =>
  Number((top * BigInt(percent)) / (bottom * 100n));
const ceil = ({ top, bottom }: Exact, percent: number): number =>
  Number((top * BigInt(percent) + bottom * 100n - 1n) / (bottom * 100n));

/** The average turnout times the voters of today. */
function expectedOf(elections: readonly Turnout[], registered: number): Exact {
  const turnouts = elections.reduce<Exact>(
    (sum, one) => ({
      top: sum.top * BigInt(one.registered) + BigInt(one.ballots) * sum.bottom,
      bottom: sum.bottom * BigInt(one.registered),
    }),
    { top: 0n, bottom: 1n },
  );
  return { top: turnouts.top * BigInt(registered), bottom: turnouts.bottom * BigInt(elections.length) };
}

function electionsIn(race: Race): { elections: Turnout[]; problems: RaceProblem[] } {
  const elections: Turnout[] = [];
  const problems: RaceProblem[] = [];
  for (const [at, fields] of comparable.entries()) {
    const ballots = race[fields.ballots];
    const registered = race[fields.registered];
    if (registered === 0) problems.push({ why: 'noVotersThen', fields: [fields.registered] });
    else if (ballots === null || registered === null) continue;
    else if (ballots > registered)
      problems.push({ why: 'moreBallotsThanVoters', fields: [fields.ballots, fields.registered] });
    else elections.push({ nth: at + 1, ballots, registered, turnout: ballots / registered });
  }
  return { elections, problems };
}

function shareProblem(candidates: number, share: number | null): RaceProblem[] {
  if (share === null || candidates < 2 || share * candidates > 100) return [];
  return [{ why: candidates === 2 ? 'shareOfTwo' : 'shareOfMany', fields: ['race_targetShare'] }];
}

/** Every figure on the way to the win number, as far as it can be calculated, with what is missing or cannot be. */
export function winNumberOf(race: Race): WinNumber {
  const { elections, problems } = electionsIn(race);
  const registered = race.race_registered;
  if (registered === 0) problems.push({ why: 'noVotersNow', fields: ['race_registered'] });
  if (race.race_candidates === 0) problems.push({ why: 'noCandidates', fields: ['race_candidates'] });
  // Who names no number means the usual race of two.
  const candidates = race.race_candidates || 2;
  const unfit = shareProblem(candidates, race.race_targetShare);
  const share = unfit.length > 0 ? null : (race.race_targetShare ?? (candidates === 2 ? usualShare : null));
  const exact = elections.length > 0 && registered ? expectedOf(elections, registered) : null;
  const figures = {
    elections,
    turnout: elections.length > 0 ? sum(elections.map(({ turnout }) => turnout)) / elections.length : null,
    registered,
    expected: exact && Number((exact.top * 2n + exact.bottom) / (exact.bottom * 2n)),
    candidates,
    share,
    problems: [...problems, ...unfit],
  };
  if (candidates === 1) return { ...figures, is: 'unopposed' };
  if (exact === null || share === null || race.race_candidates === 0) {
    const missing: RaceGap[] = [];
    if (registered === null) missing.push('registered');
    if (elections.length === 0) missing.push('elections');
    if (share === null && unfit.length === 0) missing.push('share');
    return { ...figures, is: 'unknown', missing };
  }
  const win = floor(exact, candidates === 2 ? 50 : share) + 1;
  const goal = Math.max(win, ceil(exact, share));
  const pledges = { least: more(goal, buffer.least), most: more(goal, buffer.most) };
  return { ...figures, is: 'known', win, goal, pledges };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const more = (goal: number, percent: number): number => Math.ceil((goal * (100 + percent)) / 100);
