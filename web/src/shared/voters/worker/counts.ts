import type { Channel } from '#shared/rules/voters/results.ts';
import type { SuppressionReason } from '#shared/rules/voters/state.ts';
import type { Counts } from '../engine.ts';
import { reasonCodes } from './learned.ts';
import type { Mask } from './masks.ts';
import type { Words } from './words.ts';
import type { World } from './world.ts';

/** Takes away who may not be contacted in a channel; how many, by reason. */
export function leaveOut(
  mask: Mask,
  { learned }: World,
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
  const told: Partial<Record<SuppressionReason, number>> = {};
  for (const [code, reason] of reasonCodes.entries()) {
    const count = left[code] ?? 0;
    if (reason && count > 0) told[reason] = count;
  }
  return told;
}

const flags = ({ values }: Words): Uint8Array => Uint8Array.from(values, (value) => Number(value !== ''));

/**
 * How many there are. People of one door, and of one household, are neighbours in the file: each is counted where it
 * begins. Mailable: a mailing address, or a street with a town or a postal code.
 */
export function countsOf({ base }: World, mask: Mask): Counts {
  const { cell, landline, door, household } = base.numbers;
  const { lengths } = base.texts.email;
  const { mailing, street, city, zip } = base.words;
  const [mails, streets, cities, zips] = [flags(mailing), flags(street), flags(city), flags(zip)];
  // Not an object's fields: those would be written 7 million times.
  let [people, households, doors, phones, cells, emails, mailable] = [0, 0, 0, 0, 0, 0, 0];
  let [lastDoor, lastHousehold] = [-1, -1];
  for (let row = 0; row < mask.length; row += 1) {
    if (mask[row] !== 1) continue;
    people += 1;
    const [at, home] = [door[row] ?? 0, household[row] ?? 0];
    doors += Number(at !== lastDoor);
    households += Number(home !== lastHousehold);
    lastDoor = at;
    lastHousehold = home;
    const hasCell = Number(cell[row] !== 0);
    cells += hasCell;
    phones += hasCell | Number(landline[row] !== 0);
    emails += Number(lengths[row] !== 0);
    const placed = (cities[city.codes[row] ?? 0] ?? 0) | (zips[zip.codes[row] ?? 0] ?? 0);
    mailable += ((streets[street.codes[row] ?? 0] ?? 0) & placed) | (mails[mailing.codes[row] ?? 0] ?? 0);
  }
  return { people, households, doors, phones, cells, emails, mailable };
}
