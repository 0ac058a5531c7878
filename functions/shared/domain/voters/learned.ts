import type { Stored } from '../../collections/define.ts';
import type { voterEvents } from '../../collections/voter-events.ts';
import { scores } from './contact-results.ts';
import type { Learned, LearnedKind } from './voter-state.ts';

type VoterEvent = Stored<typeof voterEvents>;
/** Whether it closes follows from the rest. */
type StoredEvent = Omit<VoterEvent, 'closes'> & Partial<Pick<VoterEvent, 'closes'>>;

/** How far an event may claim to have happened after the server received it, as far as anyone reads it. */
export const clockSkewMaxMs = 86_400_000;

/**
 * An event as it is stored, as screens and the fold see it. A device's clock may be years ahead, and its work counts all the
 * same: only the moment that it claims is brought back, or the event would head every list of the latest for good.
 */
export const learnedOf = ({
  received_at,
  happened_at,
  score,
  closes: _,
  ...event
}: StoredEvent): Learned => ({
  ...event,
  score: scores.find((one) => one === score) ?? null,
  happened_at: Math.min(happened_at, received_at.toMillis() + clockSkewMaxMs),
  received_at: received_at.toMillis(),
});

/** Whose work an event is: of whoever walked with the sheet that it was typed in from, else of who wrote it. */
export const workerOf = ({ by, walked_by }: Pick<Learned, 'by' | 'walked_by'>): string => walked_by ?? by;

/** No account's id begins so. */
const namedMark = '~';
/** How somebody without an account is said to have walked. */
export const withoutAccount = (name: string): string => `${namedMark}${name.trim()}`;
/** The name of somebody without an account; null of a member's id. */
export const nameWithoutAccount = (worker: string): string | null =>
  worker.startsWith(namedMark) ? worker.slice(namedMark.length) : null;

/** What an event can say, by field; all that is not of its kind is null. */
type EventValues = Omit<
  Learned,
  'id' | 'voter_id' | 'kind' | 'source' | 'happened_at' | 'received_at' | 'by'
>;
const silence: EventValues = {
  outcome: null,
  score: null,
  tag: null,
  is_on: null,
  question: null,
  answers: null,
  text: null,
  field: null,
  reason: null,
  channels: null,
  until: null,
  list_id: null,
  metres_off: null,
  walked_by: null,
  undoes: null,
};

/**
 * Fields that an event of each kind has beside those of every event. The last is what it says: null takes back the event
 * of `undoes`, or else what stands.
 */
export const valuesByKind = {
  attempt: ['outcome'],
  support: ['score'],
  tag: ['tag', 'is_on'],
  answer: ['question', 'answers'],
  note: ['text'],
  correction: ['field', 'text'],
  suppression: ['reason', 'channels', 'until', 'is_on'],
} as const satisfies Record<LearnedKind, readonly (keyof EventValues)[]>;

/** What a screen says of one voter: the kind, and only the fields that it needs. */
export type VoterDraft = Pick<Learned, 'voter_id' | 'kind' | 'source'> & Partial<EventValues>;
/** The draft with null in every field that it does not name. */
export const fullEvent = (
  draft: VoterDraft,
): Pick<Learned, 'voter_id' | 'kind' | 'source'> & EventValues => ({
  ...silence,
  ...draft,
});

/** Null where the event only takes something back. */
export const eventValue = (event: Pick<Learned, 'kind' | keyof EventValues>): unknown => {
  if (event.kind === 'attempt') return event.outcome;
  if (event.kind === 'support') return event.score;
  if (event.kind === 'answer') return event.answers;
  if (event.kind === 'note' || event.kind === 'correction') return event.text;
  return event.is_on;
};
