import { Menu } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { DotsMenu } from '../../../shared/ui/list/named-lines.tsx';
import { commitWithToast, deleteWithUndo, notifyIfFailed, toast } from '../../../shared/ui/toasts.tsx';
import type { FrozenList, SavedSearch } from '../../../shared/voters/saved-searches.ts';
import { NameDialog } from './name-dialog.tsx';

/** A saved search or a frozen list. */
export type SavedItem = { is: 'search'; record: SavedSearch } | { is: 'list'; record: FrozenList };

const tables = { search: 'voter_segments', list: 'voter_lists' } as const;

/** Whom a list names lies beside it. */
const votersOf = (id: string) => ({ operation: 'delete', table: 'voter_list_voters', id }) as const;

/** What can be done with something that was kept. `onDelete`: it was deleted. */
export function SavedMenu({ of, onDelete }: { of: SavedItem; onDelete?: () => void }) {
  const writes = useMember().can('voters.write');
  const [renaming, setRenaming] = useState(false);
  if (!writes) return null;
  const { id, name } = of.record;
  const table = tables[of.is];
  const rename = (next: string) => {
    setRenaming(false);
    if (next !== name)
      notifyIfFailed(
        commitWithToast({ operation: 'update', table, id, data: { name: next }, base: { name } }),
      );
  };
  const whole = [{ operation: 'delete', table, id }, ...(of.is === 'list' ? [votersOf(id)] : [])] as const;
  const drop = () =>
    deleteWithUndo(whole, name).then(
      () => onDelete?.(),
      (error: unknown) => toast('error', t('common.failedToDelete'), messageFor(error)),
    );
  return (
    <>
      <DotsMenu label={t('voters.saved.menu', { name })}>
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setRenaming(true)}>
          {t('voters.saved.rename')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} c="var(--bad)" onClick={drop}>
          {t('common.delete')}
        </Menu.Item>
      </DotsMenu>
      {renaming && (
        <NameDialog
          title={t('voters.saved.rename')}
          label={t('voters.fields.name')}
          first={name}
          action={t('common.save')}
          save={rename}
          close={() => setRenaming(false)}
        />
      )}
    </>
  );
}
