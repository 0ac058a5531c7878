import { logger } from 'firebase-functions';
import { standingOnly } from '#shared/rules/voters/kept.ts';
import { packOverlay } from '#shared/rules/voters/overlay.ts';
import type { Kept } from '#shared/rules/voters/state.ts';

/**
 * What is kept of a part's voters in at most so many bytes. Where there is no room, what can only be taken back is left out:
 * the newest of each thing says all that is said of a voter. Throws where that is too much too; `told` goes into the log.
 */
export async function fitted(
  states: ReadonlyMap<string, Kept>,
  most: number,
  told: object,
): Promise<Uint8Array> {
  const whole = await packOverlay(states);
  if (whole.length <= most) return whole;
  const thin = await packOverlay(new Map([...states].map(([voter, kept]) => [voter, standingOnly(kept)])));
  const bytes = { before: whole.length, bytes: thin.length };
  if (thin.length > most)
    throw new Error(`A part of the voters' log is too large: ${JSON.stringify({ ...told, ...bytes })}`);
  logger.warn('a part of a voter overlay was full: only what stands was kept', { ...told, ...bytes });
  return thin;
}
