import { Button, Text } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMembers } from '../../shared/data/use-members.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { ActDialog } from '../../shared/ui/dialog/act-dialog.tsx';
import { showMoment, showNumber } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { toast } from '../../shared/ui/toasts.tsx';
import styles from './announcements.module.css';
import {
  type Announcement,
  useAnnouncement,
  useMarkAsRead,
  useReceipts,
  useUnread,
  withdraw,
} from './data.ts';
import { audienceText } from './format-audience.ts';

const back = () => <BackLink list="/announcements" name={t('announcements.back')} />;

/** One announcement: opened by a recipient, it is read. */
export function AnnouncementView({ id }: { id: string }) {
  const live = useAnnouncement(id);
  const found = live.is === 'ready' ? live.value : null;
  const isUnread = useUnread().has(id);
  useMarkAsRead(id, found !== null && isUnread);
  // The rules show a member neither one that was withdrawn nor one that went to others.
  if (live.is === 'failed' || (live.is === 'ready' && !found))
    return (
      <Page title={t('nav.announcements')} above={back()} width={800}>
        <EmptyState
          icon={IconSpeakerphone}
          title={t('announcements.gone.title')}
          hint={t('announcements.gone.hint')}
        >
          {live.is === 'failed' && (
            <Button variant="default" onClick={live.retry}>
              {t('errors.tryAgain')}
            </Button>
          )}
        </EmptyState>
      </Page>
    );
  return (
    <Page title={found?.title ?? t('nav.announcements')} above={back()} width={800}>
      <StaleNote of={live} />
      <LiveView of={live}>{(one) => one && <Content announcement={one} />}</LiveView>
    </Page>
  );
}

function Content({ announcement }: { announcement: Announcement }) {
  const { uid, role, can } = useMember();
  const { author_id, author_name, audience, body, sent_at, withdrawn_at } = announcement;
  const canWithdraw = role === 'admin' || (author_id === uid && can('announcements.write'));
  return (
    <>
      <p className={styles.facts}>
        <span>{t('announcements.by', { name: author_name })}</span>
        <span>{audienceText(audience)}</span>
        <span>{showMoment(sent_at.toMillis())}</span>
        {withdrawn_at && <span className={styles.withdrawn}>{t('announcements.withdrawn')}</span>}
      </p>
      <div className={styles.body} dir="auto">
        {body}
      </div>
      {canWithdraw && !withdrawn_at && <Receipts announcement={announcement} />}
      {canWithdraw && !withdrawn_at && <Withdraw announcement={announcement} />}
    </>
  );
}

/** Who has read it, the others first. */
function Receipts({ announcement }: { announcement: Announcement }) {
  const { organization } = useMember();
  const live = useReceipts(announcement);
  const members = useMembers(organization);
  const names = new Map(members.is === 'ready' ? members.value.map((one) => [one.id, one.full_name]) : []);
  const nameOf = (uid: string) =>
    names.get(uid) ?? (members.is === 'ready' ? t('announcements.receipts.former') : '…');
  return (
    <section aria-labelledby="announcement-receipts">
      <h2 id="announcement-receipts" className={styles.heading}>
        {t('announcements.receipts.title')}
      </h2>
      <LiveView of={live} part>
        {(receipts) => (
          <>
            <Text size="sm" c="var(--ink-soft)" role="status">
              {t('announcements.readBy', {
                read: showNumber(receipts.filter(({ is_read }) => is_read).length),
                all: showNumber(announcement.sent_to),
              })}
            </Text>
            <ul className={styles.receipts}>
              {receipts
                .toSorted(
                  (one, other) =>
                    Number(one.is_read) - Number(other.is_read) ||
                    nameOf(one.uid).localeCompare(nameOf(other.uid)),
                )
                .map(({ id, uid, read_at }) => (
                  <li key={id}>
                    <span>{nameOf(uid)}</span>
                    <span className={styles.when}>
                      {read_at ? showMoment(read_at.toMillis()) : t('announcements.receipts.unread')}
                    </span>
                  </li>
                ))}
            </ul>
          </>
        )}
      </LiveView>
    </section>
  );
}

function Withdraw({ announcement: { id, title } }: { announcement: Announcement }) {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const act = async () => {
    await withdraw(id);
    toast('success', t('announcements.withdraw.done'), title);
    navigate('/announcements');
    return true;
  };
  return (
    <div>
      <Button variant="default" c="var(--bad)" onClick={() => setIsOpen(true)}>
        {t('announcements.withdraw.action')}
      </Button>
      <ActDialog
        opened={isOpen}
        title={t('announcements.withdraw.title', { title })}
        submit={t('announcements.withdraw.action')}
        grave
        close={() => setIsOpen(false)}
        onClosed={() => undefined}
        act={act}
      >
        <Text>{t('announcements.withdraw.hint')}</Text>
      </ActDialog>
    </div>
  );
}
