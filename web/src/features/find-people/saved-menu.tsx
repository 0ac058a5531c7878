import { Menu, TextInput } from '@mantine/core';
import { IconPencil, IconRefresh, IconTrash, IconUsers, IconUsersMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { deleteAudienceCall, saveAudienceCall } from '#shared/api/audiences-api.ts';
import { undoMs } from '#shared/constants.ts';
import type { AudienceFilter } from '#shared/domain/people/audience/audience-filter.ts';
import type { AudienceView } from '#shared/domain/people/audience/audience-view.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { commitCall } from '../../shared/data/journal/index.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { ActDialog } from '../../shared/ui/dialog/act-dialog.tsx';
import { DotsMenu } from '../../shared/ui/list/named-lines.tsx';
import { offerUndo, toast } from '../../shared/ui/toasts.tsx';
import type { SavedAudience } from './use-saved-audiences.ts';

type Props = {
  of: SavedAudience;
  /** What is shown now: a search can be brought up to it. */
  filter: AudienceFilter;
  view: AudienceView;
  reload: () => void;
  /** It is gone, or there again. */
  hide: (id: string, isHidden: boolean) => void;
};

type Change = Partial<Pick<SavedAudience, 'name' | 'isShared' | 'view'>> & { filter?: AudienceFilter };

/** What can be done with a saved search or a frozen list: its owner may do all of it, an admin delete a shared one. */
export function SavedMenu({ of, filter, view, reload, hide }: Props) {
  const isAdmin = useMember().role === 'admin';
  const [name, setName] = useState<string | null>(null);
  const { id, kind, isOwn, isShared } = of;
  if (!isOwn && !(isShared && isAdmin)) return null;
  const save = async (change: Change) => {
    await callEndpoint(saveAudienceCall, { id, ...change });
    reload();
  };
  const saveAndSay = (change: Change) =>
    save(change).then(
      () => toast('success', t('audiences.savedDone'), of.name),
      (error: unknown) => toast('error', t('audiences.notSaved'), messageFor(error)),
    );
  const remove = async () => {
    try {
      const entity = { table: 'people', id } as const;
      const { undo, synced } = await commitCall(deleteAudienceCall, { id }, { entity, holdMs: undoMs });
      hide(id, true);
      offerUndo(`audience-${id}`, { title: t('common.deleted'), name: of.name }, () => {
        undo().then(
          (isBack) => (isBack ? hide(id, false) : toast('warning', t('common.tooLate'))),
          () => toast('error', t('common.tooLate'), t('common.pleaseTryAgain')),
        );
      });
      synced.then(reload, (error: unknown) => {
        hide(id, false);
        toast('error', t('common.failedToDelete'), messageFor(error));
      });
    } catch (error) {
      toast('error', t('common.failedToDelete'), messageFor(error));
    }
  };
  return (
    <>
      <DotsMenu label={t('audiences.manage', { name: of.name })}>
        {isOwn && of.filter !== null && kind === 'search' && (
          <Menu.Item
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={() => void saveAndSay({ filter, view })}
          >
            {t('audiences.update')}
          </Menu.Item>
        )}
        {isOwn && of.filter !== null && (
          <>
            <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setName(of.name)}>
              {t('audiences.rename')}
            </Menu.Item>
            <Menu.Item
              leftSection={
                isShared ? <IconUsersMinus size={16} aria-hidden /> : <IconUsers size={16} aria-hidden />
              }
              onClick={() => void saveAndSay({ isShared: !isShared })}
            >
              {isShared ? t('audiences.unshare') : t('audiences.share')}
            </Menu.Item>
          </>
        )}
        <Menu.Item
          leftSection={<IconTrash size={16} aria-hidden />}
          c="var(--bad)"
          onClick={() => void remove()}
        >
          {t('common.delete')}
        </Menu.Item>
      </DotsMenu>
      {name !== null && (
        <ActDialog
          opened
          title={t('audiences.rename')}
          submit={t('common.save')}
          close={() => setName(null)}
          onClosed={() => {}}
          act={async () => {
            if (name.trim() === '') return false;
            await save({ name: name.trim() });
            return true;
          }}
        >
          <TextInput
            label={t('audiences.saveName')}
            value={name}
            maxLength={80}
            onChange={(event) => setName(event.currentTarget.value)}
            required
            data-autofocus
          />
        </ActDialog>
      )}
    </>
  );
}
