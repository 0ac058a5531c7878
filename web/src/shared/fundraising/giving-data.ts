import '../text/giving/en.ts';
import { useMemo } from 'react';
import { appeals, appealsMax } from '#shared/collections/appeals.ts';
import { committeeMax, committeeMembers } from '#shared/collections/committee-members.ts';
import type { Stored } from '#shared/collections/define.ts';
import { fundraisingPlanId, fundraisingPlans } from '#shared/collections/fundraising-plans.ts';
import { givingQuarters, givingQuartersMax } from '#shared/collections/giving-quarters.ts';
import { type Joined, joinedMembers } from '#shared/domain/giving/joined-members.ts';
import { type Live, useLiveDocument, useLiveQuery } from '../data/live.ts';
import { firstOf, inOrder } from '../data/queries.ts';
import { useMember } from '../session/session-store.ts';

export type CommitteeMember = Joined<Stored<typeof committeeMembers>>;
export type StoredAppeal = Stored<typeof appeals>;
export type FundraisingPlan = Stored<typeof fundraisingPlans>;
export type Plan = NonNullable<FundraisingPlan['plan']>;
export type GivingQuarter = Stored<typeof givingQuarters>;

/** The campaign's plan and donation page: one read; null where neither is set. */
export const useFundraisingPlan = (): Live<FundraisingPlan | null> =>
  useLiveDocument(fundraisingPlans, useMember().organization, fundraisingPlanId);

/** Every appeal, by name: a read each, a hundred at most. */
export function useAppeals(paused = false): Live<StoredAppeal[]> {
  const path = appeals.path(useMember().organization);
  return useLiveQuery(
    appeals,
    path,
    () => firstOf(inOrder({ path, conditions: [] }, { field: 'name', direction: 'asc' }), appealsMax),
    paused,
  );
}

/** Every member of the finance committee, by name, each person once: a read each, a hundred at most. */
export function useCommittee(paused = false): Live<CommitteeMember[]> {
  const path = committeeMembers.path(useMember().organization);
  const live = useLiveQuery(
    committeeMembers,
    path,
    () => firstOf(inOrder({ path, conditions: [] }, { field: 'name', direction: 'asc' }), committeeMax),
    paused,
  );
  const stored = live.is === 'ready' ? live.value : null;
  const joined = useMemo(() => stored && joinedMembers(stored), [stored]);
  return live.is === 'ready' ? { ...live, value: joined ?? [] } : live;
}

/** What counts of all gifts by week: a read for each quarter, the newest twenty. */
export function useGivingQuarters(): Live<GivingQuarter[]> {
  const path = givingQuarters.path(useMember().organization);
  return useLiveQuery(givingQuarters, path, () =>
    firstOf(inOrder({ path, conditions: [] }, { field: 'quarter', direction: 'desc' }), givingQuartersMax),
  );
}

/** Several answers as one, which is there once all are. */
export function allLive<A, B, C>(one: Live<A>, two: Live<B>, three: Live<C>): Live<[A, B, C]> {
  if (one.is !== 'ready') return one;
  if (two.is !== 'ready') return two;
  if (three.is !== 'ready') return three;
  return { ...one, value: [one.value, two.value, three.value] };
}
