import { Button, Group, Text, Title } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { eventPictureCall } from '#shared/api/events-api.ts';
import { files } from '#shared/collections/files.ts';
import { undoMs } from '#shared/constants.ts';
import { useLiveDocument } from '../../../shared/data/live.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { useOpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { notifyIfFailed, offerUndo } from '../../../shared/ui/toasts.tsx';
import type { CampaignEvent } from '../event-area.ts';
import { sendAbout } from '../event-data.ts';
import styles from './event-page.module.css';
import { PictureDialog } from './picture-dialog.tsx';

/** Takes the picture of this date away, and offers to undo that before anything is sent. */
async function removePicture(event: CampaignEvent): Promise<void> {
  const input = { id: event.id, scope: 'one', picture: null } as const;
  const receipt = await sendAbout(eventPictureCall, event, input, undoMs);
  const done = { title: t('eventExtras.picture.removed'), name: event.title };
  offerUndo(receipt.id, done, () => void receipt.undo());
  void notifyIfFailed(receipt.synced);
}

/** An event's picture: one read where it has one. Nothing for those who could not add one. */
export function PictureSection({ event }: { event: CampaignEvent }) {
  const writes = useMember().can('events.write');
  const { question, opened, ask, close, onClosed } = useOpenQuestion<'change'>();
  const { picture } = event;
  if (!picture && !writes) return null;
  return (
    <section>
      <div className={styles.head}>
        <Title order={2} size="h4">
          {t('eventExtras.picture.title')}
        </Title>
        {writes && (
          <Group gap="xs">
            <Button
              variant="default"
              size="sm"
              leftSection={<IconPhoto size={14} aria-hidden />}
              onClick={({ currentTarget }) => ask('change', currentTarget)}
            >
              {t(picture ? 'eventExtras.picture.change' : 'eventExtras.picture.add')}
            </Button>
            {picture && (
              <Button variant="subtle" size="sm" c="var(--bad)" onClick={() => void removePicture(event)}>
                {t('eventExtras.picture.remove')}
              </Button>
            )}
          </Group>
        )}
      </div>
      {picture ? (
        <StoredPicture {...picture} />
      ) : (
        <Text c="var(--ink-soft)">{t('eventExtras.picture.none')}</Text>
      )}
      {question && <PictureDialog event={event} opened={opened} close={close} onClosed={onClosed} />}
    </section>
  );
}

function StoredPicture({ file, alt }: NonNullable<CampaignEvent['picture']>) {
  const live = useLiveDocument(files, useMember().organization, file);
  return (
    <LiveView of={live} part>
      {(found) =>
        found === null ? (
          <Text c="var(--ink-soft)">{alt}</Text>
        ) : (
          <img className={styles.picture} src={`data:${found.type};base64,${found.data}`} alt={alt} />
        )
      }
    </LiveView>
  );
}
