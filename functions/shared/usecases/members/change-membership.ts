import * as z from 'zod/mini';
import { calendarFeeds } from '../../collections/calendar-feeds.ts';
import { membershipId, memberships } from '../../collections/memberships.ts';
import { userPreferences } from '../../collections/user-preferences.ts';
import { userProfiles } from '../../collections/user-profiles.ts';
import { type Fields, type Reads, type Store, serverTime } from '../store.ts';
import { findActiveProfile, type MemberId, type Membership, requireMember } from './require-member.ts';

/** A membership, and whether it is the one that its member's profile holds. */
export type HeldMembership = { membership: Membership; isActive: boolean };

/** Refuses (`not-found`) whoever is no member or is suspended. Two reads. */
export async function requireHeldMember(reads: Reads, member: MemberId): Promise<HeldMembership> {
  const membership = await requireMember(reads, member);
  return { membership, isActive: (await findActiveProfile(reads, member)) !== null };
}

type Changes = Partial<Pick<Fields<typeof memberships.schema>, 'role' | 'grants' | 'member_positions'>>;

/** What a member is in their campaign: their membership, and the profile where it holds this one. */
export function changeMembership(
  store: Store,
  { membership, isActive }: HeldMembership,
  changes: Changes,
): void {
  const fields = { ...changes, updated_at: serverTime };
  store.update(memberships, membership.id, fields);
  if (isActive) store.update(userProfiles, membership.user_id, fields);
}

/** What goes with a membership. */
export type Departure = MemberId & {
  /** It is the one that the profile holds. */
  isActive: boolean;
  /** The account's memberships afterwards. */
  left: number;
  hasPreferences: boolean;
};

/** Memberships of one account that are read; nobody has more (`membershipsMax`). */
const ownMax = 100;

/** Of preferences only whether they are there, whatever is wrong with them. */
const { name, path, within } = userPreferences;
const anyPreferences = { name, path, within, schema: z.object({ user_id: z.catch(z.string(), '') }) };

/** Three reads, and one for each membership of the account. */
export async function readDeparture(reads: Reads, member: MemberId): Promise<Departure> {
  const [profile, preferences, own] = await Promise.all([
    findActiveProfile(reads, member),
    reads.get(anyPreferences, member.uid),
    reads.find(memberships, {
      where: [['user_id', '==', member.uid]],
      select: ['organization_id'],
      limit: ownMax,
    }),
  ]);
  const left = own.filter(({ organization_id }) => organization_id !== member.organization).length;
  return { ...member, isActive: profile !== null, left, hasPreferences: preferences !== null };
}

/**
 * The membership is gone, with the profile that let its member in and, where it was their only one, what was set for it. The
 * account and its factor stay, and so do its other campaigns: the next request makes one of them the active one.
 */
export function deleteMembership(
  store: Store,
  { uid, organization, isActive, left, hasPreferences }: Departure,
): void {
  store.delete(memberships, membershipId(uid, organization));
  store.delete(calendarFeeds, uid);
  if (isActive) store.delete(userProfiles, uid);
  if (left === 0) store.delete(userPreferences, uid);
  else if (hasPreferences) store.update(userPreferences, uid, { campaigns: left });
}
