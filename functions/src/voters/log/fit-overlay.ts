import { logger } from 'firebase-functions';
import { withCurrentFacts, withMinimalFacts } from '#shared/domain/voters/fact-store.ts';
import { packOverlay } from '#shared/domain/voters/overlay.ts';
import type { FoldState } from '#shared/domain/voters/voter-state.ts';

type States = ReadonlyMap<string, FoldState>;

/** Things of one voter, beyond which somebody has flooded them. */
const floodFrom = 40;

const each = (states: States, thinned: (foldState: FoldState) => FoldState): States =>
  new Map([...states].map(([voter, foldState]) => [voter, thinned(foldState)]));

/** Each leaves out more than the one before. None opens a channel or loses a support score. */
const ways: readonly [what: string, thinned: (foldState: FoldState) => FoldState][] = [
  ['only what stands', withCurrentFacts],
  [
    'of flooded voters neither tags nor answers',
    (foldState) => (foldState.facts.length > floodFrom ? withMinimalFacts(foldState) : foldState),
  ],
  ['neither tags nor answers', withMinimalFacts],
];

/**
 * What is kept of a part's voters in at most so many bytes. Where there is no room, what can only be taken back is left out
 * first, then tags and answers: a part that is never folded would cost every device all later events. Throws where that is
 * too much too; `context` goes into the log.
 */
export async function fitOverlay(states: States, most: number, context: object): Promise<Uint8Array> {
  let data = await packOverlay(states);
  let left = states;
  const before = data.length;
  for (const [step, thinned] of ways) {
    if (data.length <= most) return data;
    left = each(left, thinned);
    data = await packOverlay(left);
    logger.warn('a part of a voter overlay was full', {
      ...context,
      reducedTo: step,
      before,
      bytes: data.length,
    });
  }
  if (data.length <= most) return data;
  throw new Error(
    `A part of the voters' log is too large: ${JSON.stringify({ ...context, before, bytes: data.length })}`,
  );
}
