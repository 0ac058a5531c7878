import { logger } from 'firebase-functions';
import { leastOnly, standingOnly } from '#shared/rules/voters/kept.ts';
import { packOverlay } from '#shared/rules/voters/overlay.ts';
import type { Kept } from '#shared/rules/voters/state.ts';

type States = ReadonlyMap<string, Kept>;

/** Things of one voter, beyond which somebody has flooded them. */
const floodFrom = 40;

const each = (states: States, thinned: (kept: Kept) => Kept): States =>
  new Map([...states].map(([voter, kept]) => [voter, thinned(kept)]));

/** Each leaves out more than the one before. None opens a channel or loses a support score. */
const ways: readonly [what: string, thinned: (kept: Kept) => Kept][] = [
  ['only what stands', standingOnly],
  [
    'of flooded voters neither tags nor answers',
    (kept) => (kept.facts.length > floodFrom ? leastOnly(kept) : kept),
  ],
  ['neither tags nor answers', leastOnly],
];

/**
 * What is kept of a part's voters in at most so many bytes. Where there is no room, what can only be taken back is left out
 * first, then tags and answers: a part that is never folded would cost every device all later events. Throws where that is
 * too much too; `told` goes into the log.
 */
export async function fitted(states: States, most: number, told: object): Promise<Uint8Array> {
  let data = await packOverlay(states);
  let left = states;
  const before = data.length;
  for (const [what, thinned] of ways) {
    if (data.length <= most) return data;
    left = each(left, thinned);
    data = await packOverlay(left);
    logger.warn('a part of a voter overlay was full', { ...told, kept: what, before, bytes: data.length });
  }
  if (data.length <= most) return data;
  throw new Error(
    `A part of the voters' log is too large: ${JSON.stringify({ ...told, before, bytes: data.length })}`,
  );
}
