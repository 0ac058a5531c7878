import type { RefusalKey } from '../../refusals.ts';
import { readGiving } from '../gifts/giving.ts';
import type { DonorKind } from './limit-kinds.ts';
import type { Affiliate, LimitGroup } from './person-meter.ts';

/**
 * Committees that share one limit: affiliated PACs, and a party's committees in one state (11 CFR 110.3). What one of them
 * gives leaves less for all.
 */

/** Groups of a campaign, and donors of one. */
export const affiliationsMax = 40;
export const affiliatesMax = 20;

/** Kinds that may share a limit, each with those that they share it with. */
const together: readonly (readonly DonorKind[])[] = [['pac', 'multicandidate_pac'], ['party'], ['committee']];

export const mayShareLimit = (kind: DonorKind | null): boolean =>
  kind !== null && together.some((kinds) => kinds.includes(kind));

/** Why donors of these kinds cannot share a limit. */
export function whyNotAffiliated(kinds: readonly (DonorKind | null)[]): RefusalKey | null {
  if (kinds.length < 2) return 'affiliations.alone';
  if (!kinds.every(mayShareLimit)) return 'affiliations.kind';
  const isOne = together.some((some) => kinds.every((kind) => kind !== null && some.includes(kind)));
  return isOne ? null : 'affiliations.mixed';
}

/** What a group says of one of its donors. */
export type Member = LimitGroup['members'][number];

/** The group that a donor shares a limit with, by any of their ids. */
export const groupOf = (groups: readonly LimitGroup[], ids: readonly string[]): LimitGroup | undefined =>
  groups.find(({ all_ids }) => ids.some((id) => all_ids.includes(id)));

const textOf = (members: readonly Member[]): string =>
  JSON.stringify(members.map((one) => [one.donor_id, one.name, one.donor_kind, one.giving]));

/** What becomes of a group for these to be its donors; null: it says so already. */
export function groupChange(
  stored: { donor_ids: readonly string[]; all_ids: readonly string[]; members: readonly Member[] },
  members: readonly Member[],
): { members: Member[]; all_ids: string[] } | null {
  const all_ids = [...new Set([...stored.donor_ids, ...members.map(({ donor_id }) => donor_id)])];
  const isSame =
    textOf(stored.members) === textOf(members) && JSON.stringify(stored.all_ids) === JSON.stringify(all_ids);
  return isSame ? null : { members: [...members], all_ids };
}

/**
 * What a group says of its other donors, for the meter of one of them: ids of gifts are nobody else's. Null where one of them
 * gave more often than a record tells.
 */
export function othersIn(members: readonly Member[], own: readonly string[]): Affiliate[] | null {
  const others = members.filter(({ donor_id }) => !own.includes(donor_id));
  const read = others.map(({ donor_id, donor_kind, giving }) => {
    const { gifts, isCut } = readGiving(giving);
    const entries = gifts.flatMap((gift, at) =>
      gift.map((entry) => ({ ...entry, gift_id: `${donor_id} ${at}` })),
    );
    // Of an organization that does not say what it is any more nobody knows what it may give.
    return donor_kind === null ? { kind: null, entries, isCut } : { kind: donor_kind, entries, isCut };
  });
  if (read.some(({ isCut }) => isCut)) return null;
  return read.flatMap(({ kind, entries }) => (kind === null ? [] : [{ kind, entries }]));
}
