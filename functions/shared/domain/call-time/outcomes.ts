/** What can come of asking a donor on the phone, in the order of its keys. */
export const askOutcomes = [
  'no_answer',
  'left_message',
  'pledged',
  'promised',
  'declined',
  'call_back',
  'thinking',
  'gatekeeper',
  'wrong_number',
  'never_ask',
] as const;
export type AskOutcome = (typeof askOutcomes)[number];

/** The key of each outcome; `never_ask` has none, so that nobody presses it by mistake. */
export const outcomeKeys: Readonly<Partial<Record<string, AskOutcome>>> = {
  ...{ '1': 'no_answer', '2': 'left_message', '3': 'pledged', '4': 'promised', '5': 'declined' },
  ...{ '6': 'call_back', '7': 'thinking', '8': 'gatekeeper', '9': 'wrong_number' },
};

const reachedOutcomes: readonly AskOutcome[] = ['pledged', 'promised', 'declined', 'thinking', 'never_ask'];
/** Whether the donor was spoken to and got the ask. */
export const isReached = (outcome: AskOutcome): boolean => reachedOutcomes.includes(outcome);

/** Outcomes with an amount: a pledge, or a card or check that is promised and counts once a gift matches it. */
export const isMoney = (outcome: AskOutcome): outcome is 'pledged' | 'promised' =>
  outcome === 'pledged' || outcome === 'promised';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Whoever was reached is not asked again for four weeks. */
export const reachedRestMs = 28 * dayMs;
/** How long nobody is called again; whoever thinks about it is called back after a week. */
export const restMs: Readonly<Record<AskOutcome, number>> = {
  no_answer: 20 * hourMs,
  left_message: 3 * dayMs,
  pledged: reachedRestMs,
  promised: reachedRestMs,
  declined: reachedRestMs,
  call_back: 0,
  thinking: reachedRestMs,
  gatekeeper: 20 * hourMs,
  wrong_number: 0,
  never_ask: reachedRestMs,
};
export const thinkingMs = 7 * dayMs;

/** Characters of a note on a call, and of what a manager writes on a sheet. */
export const askNoteMax = 500;
/** Milliseconds ahead of now at which a donor may want to be called. */
export const callBackAheadMs = 366 * dayMs;
