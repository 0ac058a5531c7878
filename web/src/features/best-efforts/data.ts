import type { Stored } from '#shared/collections/define.ts';
import { informationRequests } from '#shared/collections/information-requests.ts';
import type { InformationState } from '#shared/domain/best-efforts/request-states.ts';
import { type Deadline, deadlineOf } from '#shared/domain/best-efforts/settle-request.ts';
import { daysBetween } from '#shared/domain/days.ts';
import { starterRules } from '#shared/domain/money/starter-rules.ts';
import { type Live, useLiveQuery } from '../../shared/data/live.ts';
import { firstOf, inOrder } from '../../shared/data/queries.ts';
import { useMember } from '../../shared/session/session-store.ts';

export type Request = Stored<typeof informationRequests>;
/** A donor of the queue with the deadline of their rule, and the days until it; null where no rule sets one. */
export type Waiting = Request & { deadline: (Deadline & { left: number }) | null };

/** Donors of one state that a screen reads: those whose gift passed the threshold first. */
export const requestsShown = 50;
export const views = ['due', 'sent', 'closed'] as const satisfies readonly InformationState[];
export type View = (typeof views)[number];

/** Donors of one state, the earliest deadline first: a read each, fifty at most. */
export function useRequests(state: View): Live<Request[]> {
  const list = {
    path: informationRequests.path(useMember().organization),
    conditions: [{ field: 'state', is: '==' as const, value: state }],
  };
  return useLiveQuery(informationRequests, JSON.stringify([list, requestsShown]), () =>
    firstOf(inOrder(list, { field: 'passed_on', direction: 'asc' }), requestsShown),
  );
}

/** With its deadline. All days of one rule are as far from its gift, so the order of gifts is that of deadlines. */
export function withDeadline(request: Request, today: string): Waiting {
  const rule = starterRules.find(({ id }) => id === request.rule);
  const deadline = rule ? deadlineOf(request.passed_on, rule) : null;
  return { ...request, deadline: deadline && { ...deadline, left: daysBetween(today, deadline.on) } };
}
