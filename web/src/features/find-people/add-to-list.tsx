import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { changeListCall } from '#shared/api/audiences-api.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { t } from '../../shared/text/index.ts';
import { ActDialog } from '../../shared/ui/dialog/act-dialog.tsx';
import { showNumber } from '../../shared/ui/format.ts';
import { Choice } from '../../shared/ui/list/choice.tsx';
import { addToList, type FoundPeople } from './found-people.ts';
import type { SavedAudience } from './use-saved-audiences.ts';

type Preview = z.output<typeof changeListCall.response>;
type Props = { found: FoundPeople; saved: readonly SavedAudience[]; close: () => void; changed: () => void };

/** Lists that the member may add to: their own, of which they may see all. */
export const ownLists = (saved: readonly SavedAudience[]): SavedAudience[] =>
  saved.filter(({ kind, isOwn, filter }) => kind === 'list' && isOwn && filter !== null);

/** Adds people to a frozen list; how many of them are new is told before. */
export function AddToList({ found, saved, close, changed }: Props) {
  const lists = ownLists(saved);
  const [id, setId] = useState(lists[0]?.id ?? '');
  const [preview, setPreview] = useState<{ id: string; is: Preview | string } | null>(null);
  useEffect(() => {
    if (id === '') return;
    let isCurrent = true;
    callEndpoint(changeListCall, { id, isPreview: true, change: { is: 'add', ...found } }).then(
      (is) => isCurrent && setPreview({ id, is }),
      (error: unknown) => isCurrent && setPreview({ id, is: messageFor(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, found]);
  const known = preview?.id === id ? preview.is : null;
  const list = lists.find((one) => one.id === id);
  const act = async () => {
    if (!list || known === null || typeof known === 'string') return false;
    await addToList(list, found, changed);
    return true;
  };
  return (
    <ActDialog
      opened
      title={t('audiences.toList.title')}
      submit={t('audiences.toList.submit')}
      close={close}
      onClosed={() => {}}
      act={act}
    >
      <Choice
        label={t('audiences.toList.list')}
        value={id}
        options={lists.map(({ id: value, name, count }) => ({
          value,
          label: t('audiences.isList', { name, shown: showNumber(count ?? 0) }),
        }))}
        onChange={setId}
      />
      <div role="status">
        {known === null && <Text c="var(--ink-soft)">{t('audiences.toList.counting')}</Text>}
        {typeof known === 'string' && <Text c="var(--bad)">{known}</Text>}
        {known !== null && typeof known !== 'string' && (
          <>
            <Text fw={600}>
              {t('audiences.toList.fresh', { count: known.changed, shown: showNumber(known.changed) })}
            </Text>
            <Text size="sm" c="var(--ink-soft)">
              {t('audiences.toList.total', { count: known.count, shown: showNumber(known.count) })}
            </Text>
            {known.closes && <Text c="var(--bad)">{t('audiences.toList.closes')}</Text>}
          </>
        )}
      </div>
    </ActDialog>
  );
}
