import type { CallListState } from '#shared/domain/phonebank/list.ts';
import { commitAll } from '../../../shared/data/journal/index.ts';
import { t } from '../../../shared/text/index.ts';
import { notifyIfFailed, offerUndo } from '../../../shared/ui/toasts.tsx';
import type { CallList } from '../data.ts';

const messages: Record<Exclude<CallListState, 'draft'>, () => string> = {
  open: () => t('callPlan.list.resumed'),
  paused: () => t('callPlan.list.paused'),
  closed: () => t('callPlan.list.closed'),
};

const change = (id: string, from: CallListState, to: CallListState) =>
  commitAll([
    { operation: 'update', table: 'call_lists', id, data: { state: to }, base: { state: from } },
  ]).then((synced) => {
    // What is refused stands among the changes that failed, where it is told.
    for (const each of synced) each.catch(() => {});
  });

/** Pauses a list, closes it or opens it again, at once: callers go on meanwhile. And offers to take that back. */
export async function setListState(
  { id, name, state }: CallList,
  next: Exclude<CallListState, 'draft'>,
): Promise<void> {
  const safe = await notifyIfFailed(change(id, state, next));
  if (safe)
    offerUndo(id, { title: messages[next](), name }, () => void notifyIfFailed(change(id, next, state)));
}
