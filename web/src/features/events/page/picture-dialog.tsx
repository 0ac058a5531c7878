import { FileInput, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { eventPictureBytesMax, eventPictureCall } from '#shared/api/events-api.ts';
import { pictureAltMax } from '#shared/collections/events.ts';
import type { SeriesScope } from '#shared/domain/events/event-choices.ts';
import { CallError } from '../../../shared/data/error-messages.ts';
import { type DrawnPicture, drawPicture } from '../../../shared/files/draw-picture.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { toastWhenSynced } from '../../../shared/ui/toasts.tsx';
import type { CampaignEvent } from '../event-area.ts';
import { sendAbout } from '../event-data.ts';
import { ScopeChoice } from '../form/scope-choice.tsx';
import styles from './event-page.module.css';

/** Wide enough for a shared link, small enough for a slow phone. */
const limits = { sides: [1_200, 960, 720, 480, 320], bytes: eventPictureBytesMax };

type Props = { event: CampaignEvent; opened: boolean; close: () => void; onClosed: () => void };

/** A picture that is drawn anew on this device, and what it shows. */
export function PictureDialog({ event, opened, close, onClosed }: Props) {
  const { id, series_id } = event;
  const [drawn, setDrawn] = useState<DrawnPicture | 'unreadable' | null>(null);
  const [alt, setAlt] = useState('');
  const [scope, setScope] = useState<SeriesScope>(series_id === null ? 'one' : 'following');
  const choose = async (file: File | null) => {
    const picture = file ? await drawPicture(file, limits) : null;
    const isSmall = picture !== null && picture.size <= eventPictureBytesMax;
    setDrawn(file === null ? null : isSmall ? picture : 'unreadable');
  };
  const act = async (): Promise<boolean> => {
    const says = alt.trim();
    if (drawn === null) throw new CallError('invalid-argument', t('eventExtras.picture.missing'));
    if (drawn === 'unreadable') throw new CallError('invalid-argument', t('eventExtras.picture.unreadable'));
    if (says === '') throw new CallError('invalid-argument', t('eventExtras.picture.altMissing'));
    const { data, sha256 } = drawn;
    const picture = { file: crypto.randomUUID(), alt: says, data, sha256 };
    const { synced } = await sendAbout(eventPictureCall, event, { id, scope, picture });
    toastWhenSynced(synced);
    return true;
  };
  return (
    <ActDialog
      opened={opened}
      title={t(event.picture ? 'eventExtras.picture.change' : 'eventExtras.picture.add')}
      submit={t('common.save')}
      close={close}
      onClosed={onClosed}
      act={act}
    >
      {series_id !== null && <ScopeChoice value={scope} onChange={setScope} />}
      <FileInput
        label={t('eventExtras.picture.choose')}
        accept="image/jpeg,image/png,image/webp"
        data-autofocus
        error={drawn === 'unreadable' ? t('eventExtras.picture.unreadable') : null}
        onChange={(file) => void choose(file)}
      />
      {drawn !== null && drawn !== 'unreadable' && (
        <div>
          <img
            className={styles.picture}
            src={`data:image/jpeg;base64,${drawn.data}`}
            alt={t('eventExtras.picture.preview')}
          />
          <Text size="sm" c="var(--ink-soft)">
            {t('eventExtras.picture.shrunk', { size: Math.ceil(drawn.size / 1_000) })}
          </Text>
        </div>
      )}
      <TextInput
        label={t('eventExtras.picture.alt')}
        description={t('eventExtras.picture.altHint')}
        maxLength={pictureAltMax}
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
    </ActDialog>
  );
}
