import { ActionIcon, Button, Group, Loader, Text } from '@mantine/core';
import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { type ChangeEvent, useMemo, useRef, useState } from 'react';
import { removeFileCall, storeFileCall } from '#shared/api/files-api.ts';
import { files } from '#shared/collections/files.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { commitCall, useJournal } from '../../shared/data/journal/index.ts';
import { useLiveDocument } from '../../shared/data/live.ts';
import { drawPicture } from '../../shared/files/draw-picture.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { Dialog } from '../../shared/ui/dialog/dialog.tsx';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { notifyIfFailed, toast } from '../../shared/ui/toasts.tsx';
import styles from './batches.module.css';
import { waitingPicture } from './waiting-picture.ts';

type Props = { gift: string; name: string; isThere: boolean; writes: boolean };

/** A picture that waits on this device for the connection, as `data:` text; null where none does. */
function useWaiting(gift: string): string | null {
  const entries = useJournal((journal) => journal.entries);
  return useMemo(() => waitingPicture(entries, gift), [entries, gift]);
}

/** The picture of a check: taken or chosen while its batch is open, looked at by a press. */
export function CheckPicture({ gift, name, isThere, writes }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [drawing, setDrawing] = useState(false);
  const [opened, setOpened] = useState(false);
  const waiting = useWaiting(gift);
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (!file) return;
    setDrawing(true);
    const picture = await drawPicture(file);
    setDrawing(false);
    if (!picture) return toast('error', t('giftBatches.picture.unreadable'));
    await notifyIfFailed(
      commitCall(
        storeFileCall,
        { owner: 'donations', ownerId: gift, kind: 'check_picture', ...picture },
        { entity: { table: 'donations', id: gift } },
      ).then(({ synced }) => {
        synced.then(
          () => toast('success', t('giftBatches.picture.stored')),
          (error: unknown) => toast('error', t('giftBatches.picture.notStored'), messageFor(error)),
        );
      }),
    );
  };
  if (isThere || waiting !== null)
    return (
      <div className={styles.picture}>
        <ActionIcon
          variant="subtle"
          aria-label={t('giftBatches.picture.show', { name })}
          onClick={() => setOpened(true)}
        >
          <IconPhoto size={18} aria-hidden />
        </ActionIcon>
        {opened && (
          <Dialog title={t('giftBatches.picture.of', { name })} wide close={() => setOpened(false)}>
            {waiting === null ? (
              <Stored gift={gift} name={name} />
            ) : (
              <>
                <Picture type="image/jpeg" data={waiting} name={name} />
                <Text size="sm" c="var(--ink-soft)">
                  {t('giftBatches.picture.waits')}
                </Text>
              </>
            )}
            <Group mt="sm">
              <Button variant="default" onClick={() => setOpened(false)}>
                {t('giftBatches.picture.close')}
              </Button>
              {writes && waiting === null && (
                <Button variant="subtle" c="var(--bad)" onClick={() => void remove(gift, setOpened)}>
                  {t('giftBatches.picture.remove')}
                </Button>
              )}
            </Group>
          </Dialog>
        )}
      </div>
    );
  if (!writes) return null;
  return (
    <div className={styles.picture}>
      <input ref={input} type="file" accept="image/*" capture="environment" hidden onChange={choose} />
      <ActionIcon
        variant="subtle"
        c="var(--ink-soft)"
        disabled={drawing}
        aria-label={t('giftBatches.picture.take', { name })}
        onClick={() => input.current?.click()}
      >
        {drawing ? <Loader size={16} /> : <IconCamera size={18} aria-hidden />}
      </ActionIcon>
    </div>
  );
}

async function remove(gift: string, setOpened: (isOpened: boolean) => void) {
  const done = await notifyIfFailed(
    commitCall(
      removeFileCall,
      { owner: 'donations', ownerId: gift },
      { entity: { table: 'donations', id: gift } },
    ).then(({ synced }) => {
      synced.then(
        () => toast('success', t('giftBatches.picture.removed')),
        (error: unknown) => toast('error', t('giftBatches.picture.remove'), messageFor(error)),
      );
    }),
  );
  if (done) setOpened(false);
}

/** One read, when it is looked at. */
function Stored({ gift, name }: { gift: string; name: string }) {
  const file = useLiveDocument(files, useMember().organization, gift);
  return (
    <LiveView part of={file}>
      {(found) => (found ? <Picture {...found} name={name} /> : <Text>{t('giftBatches.picture.gone')}</Text>)}
    </LiveView>
  );
}

const Picture = ({ type, data, name }: { type: string; data: string; name: string }) => (
  <img
    className={styles.shown}
    src={`data:${type};base64,${data}`}
    alt={t('giftBatches.picture.of', { name })}
  />
);
