import { type RsvpState, rsvpStates } from '../events/rsvp-choices.ts';

/** Somebody who signed up for a fundraiser, as its roster has them. */
export type Guest = { id: string; name: string; person: string | null; state: RsvpState; guests: number };
/** A gift with the fundraiser's code, as far as it counts. */
export type GuestGift = { donor_id: string; counted: number };
/** A guest with what came of them. */
export type GuestLine = Guest & { cents: number; gifts: number };

export type GuestList = {
  lines: GuestLine[];
  /** What people gave who are not on the list. */
  others: { cents: number; gifts: number };
};

/** States of people who are no guests any more, or never were. */
const gone: readonly RsvpState[] = ['declined', 'expired', 'cancelled', 'blocked'];
const isGuest = ({ state }: Guest): boolean => rsvpStates.includes(state) && !gone.includes(state);

/**
 * Guests with the gifts that are theirs, those who gave the most first. Whoever signed up for several shifts is one guest, and
 * each gift is one guest's.
 */
export function guestList(rows: readonly Guest[], gifts: readonly GuestGift[]): GuestList {
  const byDonor = new Map<string, { cents: number; gifts: number }>();
  for (const { donor_id, counted } of gifts) {
    if (counted <= 0) continue;
    const before = byDonor.get(donor_id) ?? { cents: 0, gifts: 0 };
    byDonor.set(donor_id, { cents: before.cents + counted, gifts: before.gifts + 1 });
  }
  const seen = new Set<string>();
  const lines = rows.filter(isGuest).flatMap((row): GuestLine[] => {
    const who = row.person ?? row.id;
    if (seen.has(who)) return [];
    seen.add(who);
    return [{ ...row, ...(byDonor.get(who) ?? { cents: 0, gifts: 0 }) }];
  });
  const strangers = [...byDonor].filter(([donor]) => !seen.has(donor)).map(([, sum]) => sum);
  return {
    lines: lines.toSorted((one, other) => other.cents - one.cents || one.name.localeCompare(other.name)),
    others: {
      cents: strangers.reduce((sum, { cents }) => sum + cents, 0),
      gifts: strangers.reduce((sum, one) => sum + one.gifts, 0),
    },
  };
}
