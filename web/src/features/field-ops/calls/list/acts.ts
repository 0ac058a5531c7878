import type { CallListState } from '#shared/rules/calling/list.ts';
import { t } from '../../../../shared/text/index.ts';
import { kept, withUndo } from '../../../../shared/ui/toasts.tsx';
import type { CallList } from '../data.ts';

const said: Record<Exclude<CallListState, 'draft'>, () => string> = {
  open: () => t('calls.list.resumed'),
  paused: () => t('calls.list.paused'),
  closed: () => t('calls.list.closed'),
};

/** Pauses a list, closes it or opens it again, and offers to take that back before it is sent. */
export const become = ({ id, name, state }: CallList, next: Exclude<CallListState, 'draft'>): void =>
  void kept(
    withUndo(
      { operation: 'update', table: 'call_lists', id, data: { state: next }, base: { state } },
      { title: said[next](), name, failed: t('common.failedToSave') },
    ),
  );
