import type { Operation } from '../../shared/data/journal/index.ts';
import { t } from '../../shared/text/index.ts';
import { deleteWithUndo, notifyIfFailed, withUndo } from '../../shared/ui/toasts.tsx';
import type { Draft, Issue, IssueRow } from './data.ts';

export const setArchived = ({ id, name, archived }: Issue, next: boolean): Promise<boolean> =>
  notifyIfFailed(
    withUndo(
      { operation: 'update', table: 'issues', id, data: { archived: next }, base: { archived } },
      {
        title: t(next ? 'policy.archivedNow' : 'policy.inUseAgain'),
        name,
        failed: t('common.failedToSave'),
      },
    ),
  );

/** Deletes an issue that has no position, with its draft. Resolves with whether it is going; it can be undone at first. */
export const deleteIssue = ({ issue, draft }: IssueRow): Promise<boolean> =>
  notifyIfFailed(
    deleteWithUndo(
      [
        ...(draft ? [{ operation: 'delete' as const, table: 'position_drafts' as const, id: draft.id }] : []),
        { operation: 'delete' as const, table: 'issues' as const, id: issue.id },
      ],
      issue.name,
    ),
    t('common.failedToDelete'),
  );

export const discardDraft = (draft: Draft, name: string): Promise<boolean> =>
  notifyIfFailed(
    deleteWithUndo({ operation: 'delete', table: 'position_drafts', id: draft.id }, name),
    t('common.failedToDelete'),
  );

type Change = { state: Draft['state']; note: string | null };

/** A draft's way to review and back. The author's or the reviewer's note goes with it. */
export const moveDraft = ({ id, state, note }: Draft, next: Change): Operation => ({
  operation: 'update',
  table: 'position_drafts',
  id,
  data: next,
  base: { state, note },
});
