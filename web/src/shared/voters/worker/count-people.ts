import { foursOf, type Mask } from '#shared/domain/engine/masks.ts';
import type { Channel } from '#shared/domain/voters/contact-results.ts';
import type { SuppressionReason } from '#shared/domain/voters/voter-state.ts';
import type { Counts } from '../engine.ts';
import { contactMethods, contactMethodsMax } from './contact-methods.ts';
import { reasonCodes } from './learned-columns.ts';
import type { VoterIndex } from './voter-index.ts';

/** Takes away who may not be contacted in a channel; how many, by reason. */
export function leaveOut(
  mask: Mask,
  { learned }: VoterIndex,
  channel: Channel,
): Partial<Record<SuppressionReason, number>> {
  const codes = learned.suppressed[channel];
  const left = new Uint32Array(reasonCodes.length);
  for (let row = 0; row < mask.length; row += 1) {
    const code = codes[row] ?? 0;
    if (code === 0 || mask[row] !== 1) continue;
    mask[row] = 0;
    left[code] = (left[code] ?? 0) + 1;
  }
  const counts: Partial<Record<SuppressionReason, number>> = {};
  for (const [code, reason] of reasonCodes.entries()) {
    const count = left[code] ?? 0;
    if (reason && count > 0) counts[reason] = count;
  }
  return counts;
}

/** How many of each byte of `contactMethods` have one of some bits. */
const having = (counts: Uint32Array, bits: number): number =>
  counts.reduce((sum, count, byte) => sum + ((byte & bits) === 0 ? 0 : count), 0);

/** How many there are. People of one door, and of one household, are neighbors in the file: each is counted where it begins. */
export function countsOf({ base }: VoterIndex, mask: Mask): Counts {
  const { door, household } = base.numbers;
  const reach = base.ways;
  const counts = new Uint32Array(contactMethodsMax);
  // Not an object's fields: those would be written 3 million times.
  let [people, households, doors] = [0, 0, 0];
  let [lastDoor, lastHousehold] = [-1, -1];
  const fours = foursOf(mask);
  for (let row = 0; row < mask.length; row += 1) {
    // Four rows of whom nobody is meant are passed over at once: few people of a file are asked for.
    if ((row & 3) === 0 && fours[row >>> 2] === 0) row += 3;
    if (mask[row] !== 1) continue;
    people += 1;
    const [at, home, byte] = [door[row] ?? 0, household[row] ?? 0, reach[row] ?? 0];
    doors += Number(at !== lastDoor);
    households += Number(home !== lastHousehold);
    lastDoor = at;
    lastHousehold = home;
    counts[byte] = (counts[byte] ?? 0) + 1;
  }
  return {
    people,
    households,
    doors,
    phones: having(counts, contactMethods.cell | contactMethods.landline),
    cells: having(counts, contactMethods.cell),
    emails: having(counts, contactMethods.email),
    mailable: having(counts, contactMethods.posted),
  };
}
