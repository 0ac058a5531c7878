import * as z from 'zod/mini';
import { recall, remember } from '../../shared/remembered.ts';

const schema = z.object({ at: z.number(), ids: z.array(z.string()) });
/**
 * What a device has told a member of a campaign's achievements: when the newest of them was unlocked, in milliseconds
 * of the server's clock, and which were unlocked just then. The device's own clock has no part in it.
 */
export type Told = z.output<typeof schema>;
type Unlocked = { id: string; at: number };

/** Before the first one: whatever comes is news. */
export const nothingTold: Told = { at: 0, ids: [] };

export const isNews = ({ at, ids }: Told, one: Unlocked): boolean =>
  one.at > at || (one.at === at && !ids.includes(one.id));

export function withTold(told: Told, { id, at }: Unlocked): Told {
  if (!isNews(told, { id, at })) return told;
  return at > told.at ? { at, ids: [id] } : { at, ids: [...told.ids, id] };
}

export type Place = { organization: string; uid: string };
const keyOf = ({ organization, uid }: Place) => `achievementsTold/${organization}/${uid}`;

/** Null on a device where this member is new. */
export function toldBefore(place: Place): Told | null {
  try {
    const read = schema.safeParse(JSON.parse(recall(keyOf(place)) ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export const rememberTold = (place: Place, told: Told): void => remember(keyOf(place), JSON.stringify(told));
