import type { Stored } from '../collections/define.ts';
import type { voterEvents } from '../collections/voter-events.ts';
import type { Result, Score, Source } from '../domain/voters/contact-results.ts';
import { fullEvent, type VoterDraft } from '../domain/voters/learned.ts';
import type { Voter } from '../domain/voters/voter-file-columns.ts';
import { daysAfter, Moment, moment, seedDay } from './clock.ts';
import { type Chance, chance } from './random.ts';

/** Without what follows from the rest. */
type VoterEvent = Omit<Stored<typeof voterEvents>, 'closes'>;
type About = Pick<Voter, 'id' | 'precinct' | 'party' | 'cell' | 'landline'>;

const seed = 20_261_123;
/** Where canvassers have been so far; others were called. */
const walked: readonly string[] = ['PA 1-1', 'PA 1-2', 'PA 2-1', 'TP 1-1'];
const tags = ['Yard sign', 'Will volunteer', 'Needs a ride'] as const;
const notes = [
  'Asked about the maternity ward.',
  'Works nights; come back on a Saturday.',
  'Worried about the rent.',
  'Knows the candidate from the clinic.',
  'Has a dog that is all bark.',
] as const;

const atDoors = [
  ['not_home', 52],
  ['canvassed', 34],
  ['refused', 6],
  ['inaccessible', 3],
  ['moved', 2],
  ['do_not_walk', 1],
  ['hostile', 0.4],
  ['deceased', 0.6],
] as const;
const onCalls = [
  ['not_home', 44],
  ['canvassed', 24],
  ['left_message', 14],
  ['refused', 8],
  ['wrong_number', 5],
  ['disconnected', 3],
  ['do_not_call', 2],
] as const;
const leaning = (party: string): readonly (readonly [Score, number])[] => {
  if (party === 'Democratic') return ways(34, 30, 24, 8, 4);
  return party === 'Republican' ? ways(6, 12, 26, 26, 30) : ways(16, 22, 36, 14, 12);
};
const ways = (one: number, two: number, three: number, four: number, five: number) =>
  [
    [1, one],
    [2, two],
    [3, three],
    [4, four],
    [5, five],
  ] as const;

/**
 * What the sample campaign has learned of its voters in the last two months, oldest first: who reads the log goes on from
 * the newest that it has seen. `by`: who entered it.
 */
export function sampleLearned(voters: readonly About[], by: readonly [string, ...string[]]): VoterEvent[] {
  const draw = chance(seed);
  const learned = voters.flatMap((voter) => {
    const isNear = walked.includes(voter.precinct);
    const isCalled = (voter.cell !== '' || voter.landline !== '') && draw.happens(0.06);
    if (!isCalled && !(isNear && draw.happens(0.55))) return [];
    return visit(draw, voter, isCalled ? 'phone' : 'door', draw.pick(by));
  });
  return learned.sort((one, other) => one.received_at.toMillis() - other.received_at.toMillis());
}

function visit(draw: Chance, voter: About, source: Source, by: string): VoterEvent[] {
  const outcome: Result = source === 'door' ? draw.weighted(atDoors) : draw.weighted(onCalls);
  const day = daysAfter(seedDay, -Math.floor(60 * draw.next() ** 1.5));
  // Doors from five in the afternoon on, calls a little later: East Coast time.
  const at = moment(day, (source === 'door' ? 21 : 23) * 60 + draw.int(0, 55)).toMillis();
  const event = (draft: Partial<VoterDraft> & Pick<VoterDraft, 'kind'>, seconds: number): VoterEvent => ({
    ...fullEvent({ ...draft, voter_id: voter.id, source }),
    answers: null,
    field: null,
    channels: null,
    id: draw.id(),
    happened_at: at + seconds * 1_000,
    received_at: new Moment(at + seconds * 1_000 + 900),
    by,
  });
  const attempt = event({ kind: 'attempt', outcome }, 0);
  if (outcome !== 'canvassed') return [attempt];
  const events = [attempt, event({ kind: 'support', score: draw.weighted(leaning(voter.party)) }, 40)];
  if (draw.happens(0.2)) events.push(event({ kind: 'tag', tag: draw.pick(tags), is_on: true }, 60));
  if (draw.happens(0.18)) events.push(event({ kind: 'note', text: draw.pick(notes) }, 90));
  return events;
}
