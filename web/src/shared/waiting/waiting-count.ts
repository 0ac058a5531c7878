import { create } from 'zustand';

type Next = { title: string | null; day: string | null; time: string | null };
export type WaitingCount = { count: number; isMore: boolean; next: Next | null };
type Owner = { organization: string; uid: string };

/**
 * How much waits for the member, for the menu and the dashboard: filled by what counts it and by the list itself. Null
 * until somebody counted. It imports nothing, because the first screen carries it.
 */
export const useWaitingCount = create<{ of: string; known: WaitingCount | null; at: number }>(() => ({
  of: '',
  known: null,
  at: 0,
}));

const nameOf = ({ organization, uid }: Owner): string => `${uid} in ${organization}`;

/** `since`: when the counting began. What the list has said of itself meanwhile is newer. */
export function showWaitingCount(owner: Owner, known: WaitingCount, since = Date.now()): void {
  const { of, at } = useWaitingCount.getState();
  if (of === nameOf(owner) && at > since) return;
  useWaitingCount.setState({ of: nameOf(owner), known, at: Date.now() });
}

export const waitingCountOf = (
  state: { of: string; known: WaitingCount | null },
  owner: Owner,
): WaitingCount | null => (state.of === nameOf(owner) ? state.known : null);

/** `3`, or `20+` where a queue may hold more than was read. */
export const formatWaitingCount = ({ count, isMore }: WaitingCount): string => `${count}${isMore ? '+' : ''}`;
