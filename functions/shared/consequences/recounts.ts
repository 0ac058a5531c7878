import type { Instant } from '../collections/define.ts';
import type { membershipStates } from '../collections/memberships.ts';
import type { ProfilePeopleKind } from '../collections/profile-people.ts';
import { type CampaignCard, cardOf, isSameCard } from '../domain/campaign-card.ts';
import { type DirectoryEntry, entryOf, isSameEntry } from '../domain/directory.ts';
import type { ProfileChange } from '../domain/profile-history.ts';
import { donorTotals, type Gift } from '../domain/totals.ts';
import type { HandOver } from './consequence.ts';

/** Of the fields that a document should have, those that it has not; null where it has all. */
export function differingFields<F extends object>(wanted: F, stored: object): Partial<F> | null;
export function differingFields(wanted: object, stored: object): object | null {
  const fields = Object.entries(wanted).filter(([name, value]) => Reflect.get(stored, name) !== value);
  return fields.length > 0 ? Object.fromEntries(fields) : null;
}

/** What changes on a donor for these to be their gifts. */
export const donorChange = (donor: object, gifts: readonly Gift[]) =>
  differingFields(donorTotals(gifts), donor);

/** What changes on a gift for it to have its donor's name. */
export const giftNameChange = (gift: object, { name, name_key }: { name: string; name_key: string }) =>
  differingFields({ donor_name: name, donor_key: name_key }, gift);

type MembershipState = (typeof membershipStates)[number];

/** What a copy becomes; `same` where it stays as it is. */
export type CopyChange<Copy> = { is: 'same' } | { is: 'delete' } | { is: 'set'; copy: Copy };

/** The card that goes with a profile; `stored` is null where there is none, or one that does not fit. */
export function cardChange(
  profile: Parameters<typeof cardOf>[0] | null,
  stored: CampaignCard | null,
): CopyChange<CampaignCard> {
  if (!profile) return { is: 'delete' };
  const copy = cardOf(profile);
  return isSameCard(stored, copy) ? { is: 'same' } : { is: 'set', copy };
}

/** The directory's entry of a member in one organization; none for whoever is suspended. */
export function directoryChange(
  membership: (DirectoryEntry & { state: MembershipState }) | null,
  stored: DirectoryEntry | null,
): CopyChange<ReturnType<typeof entryOf>> {
  if (membership?.state !== 'active') return { is: 'delete' };
  return isSameEntry(stored, membership) ? { is: 'same' } : { is: 'set', copy: entryOf(membership) };
}

type OfAccount = { full_name: string; two_factor_enabled: boolean; deletion_requested_at: Instant | null };

/** What changes of a membership for it to say the same of its account as the profile. */
export function membershipCopyChange(
  { full_name, two_factor_enabled, deletion_requested_at }: OfAccount,
  stored: object,
): Partial<OfAccount> | null {
  const before: unknown = Reflect.get(stored, 'deletion_requested_at') ?? null;
  return differingFields(
    {
      full_name,
      two_factor_enabled,
      ...((before === null) !== (deletion_requested_at === null) && { deletion_requested_at }),
    },
    stored,
  );
}

/** What is left of those whom the profile carries without some people; null where none of them is in it. */
export function carriedWithout(
  carried: Record<ProfilePeopleKind, { id: string }[]> & { added: string[] },
  kind: ProfilePeopleKind,
  ids: readonly string[],
) {
  const left = carried[kind].filter(({ id }) => !ids.includes(id));
  const added = carried.added.filter((id) => !ids.includes(id));
  const isLess = left.length < carried[kind].length || added.length < carried.added.length;
  return isLess ? { [kind]: left, added } : null;
}

/**
 * Two versions of one entry of the profile's history in one: the earliest `before`, the latest `after`. Whatever the order
 * and the number of deliveries, the same entry comes of it: no two versions of a document have the same moment.
 */
export function mergeEntries<At extends Instant>(
  one: ProfileChange<At>,
  other: ProfileChange<At>,
  isBefore: (one: At, other: At) => boolean = (a, b) => a.toMillis() < b.toMillis(),
): ProfileChange<At> {
  const first = isBefore(other.before_at, one.before_at) ? other : one;
  const last = isBefore(other.after_at, one.after_at) ? one : other;
  return { ...last, before: first.before, before_at: first.before_at };
}

/** The database keeps such names of fields to itself. */
const reserved = /^__.*__$/;

/**
 * The ends of holders' time with a turf that a hand-over changes, null for one that goes: from its end on the rules take
 * what a former holder sends for two weeks more. Whoever has it again has no end; the newest end stays.
 */
export function turfEnds(
  { assigned_to, given_back }: { assigned_to: unknown; given_back: Readonly<Record<string, unknown>> },
  { from, to, end, changedAt }: HandOver,
): [uid: string, end: number | null][] {
  const endOf = (uid: string) => Number(given_back[uid] ?? 0);
  const isNoted = (uid: string | null): uid is string => uid !== null && !reserved.test(uid);
  const ends: [string, number | null][] = [];
  if (isNoted(from) && endOf(from) < end && assigned_to !== from) ends.push([from, end]);
  if (isNoted(to) && endOf(to) > 0 && endOf(to) <= changedAt) ends.push([to, null]);
  return ends;
}
