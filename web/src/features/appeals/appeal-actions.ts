import type { StoredAppeal } from '../../shared/fundraising/giving-data.ts';
import { t } from '../../shared/text/index.ts';
import { notifyIfFailed, withUndo } from '../../shared/ui/toasts.tsx';

export const setArchived = ({ id, name, archived }: StoredAppeal, next: boolean): Promise<boolean> =>
  notifyIfFailed(
    withUndo(
      { operation: 'update', table: 'appeals', id, data: { archived: next }, base: { archived } },
      {
        title: t(next ? 'appeals.archivedNow' : 'appeals.inUseAgain'),
        name,
        failed: t('common.failedToSave'),
      },
    ),
  );
