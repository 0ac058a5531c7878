import * as z from 'zod/mini';
import { recall, remember } from '../../shared/local-storage.ts';

const schema = z.object({ at: z.number(), ids: z.array(z.string()) });
/**
 * What a device has told a member of a campaign's achievements: when the newest of them was unlocked, in milliseconds
 * of the server's clock, and which were unlocked just then. The device's own clock has no part in it.
 */
export type ShownAchievements = z.output<typeof schema>;
type Unlocked = { id: string; at: number };

/** Before the first one: whatever comes is news. */
export const noneShown: ShownAchievements = { at: 0, ids: [] };

export const isNews = ({ at, ids }: ShownAchievements, one: Unlocked): boolean =>
  one.at > at || (one.at === at && !ids.includes(one.id));

export function withShown(shown: ShownAchievements, { id, at }: Unlocked): ShownAchievements {
  if (!isNews(shown, { id, at })) return shown;
  return at > shown.at ? { at, ids: [id] } : { at, ids: [...shown.ids, id] };
}

export type Place = { organization: string; uid: string };
const keyOf = ({ organization, uid }: Place) => `achievementsTold/${organization}/${uid}`;

/** Null on a device where this member is new. */
export function shownBefore(place: Place): ShownAchievements | null {
  try {
    const read = schema.safeParse(JSON.parse(recall(keyOf(place)) ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export const rememberShown = (place: Place, shown: ShownAchievements): void =>
  remember(keyOf(place), JSON.stringify(shown));
