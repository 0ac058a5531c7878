import type { CreditedMember } from './giving-sources.ts';

/** What is told of a member of the finance committee. */
type Membership = CreditedMember & {
  person_id: string;
  goal: number;
  commitment: number;
  is_lobbyist: boolean;
  note: string | null;
  updated_at: { toMillis: () => number };
};
/** A member, with their other memberships: whoever was merged has one of each former card. */
export type Joined<M extends Membership> = M & { others: M[] };

const lastSaved = (one: Membership, other: Membership): number =>
  other.updated_at.toMillis() - one.updated_at.toMillis() || (one.id < other.id ? -1 : 1);

/**
 * Members by person, in the order in which each person comes first. Several memberships of one person are one: what somebody
 * saved last, with what that lacks of the others. Computed, so that whoever is unmerged is two members again.
 */
export function joinedMembers<M extends Membership>(members: readonly M[]): Joined<M>[] {
  const byPerson = new Map<string, M[]>();
  for (const member of members)
    byPerson.set(member.person_id, [...(byPerson.get(member.person_id) ?? []), member]);
  return [...byPerson.values()].flatMap((own) => {
    const [first, ...others] = own.toSorted(lastSaved);
    if (!first) return [];
    const lacking = <F extends 'goal' | 'commitment' | 'code' | 'note'>(field: F): M[F] =>
      [first, ...others].find((one) => one[field] !== null && one[field] !== 0)?.[field] ?? first[field];
    return [
      {
        ...first,
        ...{ goal: lacking('goal'), commitment: lacking('commitment') },
        ...{ code: lacking('code'), note: lacking('note') },
        is_lobbyist: own.some(({ is_lobbyist }) => is_lobbyist),
        others,
      },
    ];
  });
}

/** Whether a member is the one of this id, also of a former card. */
export const isMember = ({ id, others }: { id: string; others: readonly { id: string }[] }, sought: string) =>
  id === sought || others.some((one) => one.id === sought);
