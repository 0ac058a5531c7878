import { Button, SegmentedControl, Text } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { showMoment } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import styles from './announcements.module.css';
import { type Announcement, announcementsMax, type ListName, useAnnouncements, useUnread } from './data.ts';
import { audienceText } from './format-audience.ts';

const lists = ['received', 'sent'] as const;

/** What went to the member, and what they sent. */
export function AnnouncementList() {
  const { can } = useMember();
  const isAuthor = can('announcements.write');
  const [list, setList] = useState<ListName>('received');
  const live = useAnnouncements(list);
  const unread = useUnread();
  const add = (
    <Button component={Link} to="/announcements/new">
      {t('announcements.new')}
    </Button>
  );
  return (
    <Page title={t('nav.announcements')} width={800} actions={isAuthor && add}>
      {isAuthor && (
        <SegmentedControl
          className={styles.lists ?? ''}
          aria-label={t('announcements.lists.label')}
          value={list}
          onChange={(value) => setList(lists.find((one) => one === value) ?? 'received')}
          data={lists.map((value) => ({ value, label: t(`announcements.lists.${value}`) }))}
        />
      )}
      <StaleNote of={live} />
      <LiveView of={live}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState
              icon={IconSpeakerphone}
              title={t(`announcements.empty.${list}`)}
              hint={t(`announcements.emptyHint.${list}`)}
            />
          ) : (
            <>
              <ul className={styles.list}>
                {found.map((one) => (
                  <Row
                    key={one.id}
                    announcement={one}
                    list={list}
                    isUnread={list === 'received' && unread.has(one.id)}
                  />
                ))}
              </ul>
              {found.length >= announcementsMax && (
                <Text size="sm" c="var(--ink-soft)">
                  {t('announcements.capped', { count: announcementsMax })}
                </Text>
              )}
            </>
          )
        }
      </LiveView>
    </Page>
  );
}

type RowProps = { announcement: Announcement; list: ListName; isUnread: boolean };

function Row({ announcement: one, list, isUnread }: RowProps) {
  return (
    <li>
      <Link to={`/announcements/${one.id}`} className={styles.item} data-unread={isUnread || undefined}>
        <span className={styles.title}>{one.title}</span>
        <span className={styles.facts}>
          {isUnread && <span className={styles.mark}>{t('announcements.unread')}</span>}
          <span>
            {list === 'sent' ? audienceText(one.audience) : t('announcements.by', { name: one.author_name })}
          </span>
          <span>{showMoment(one.sent_at.toMillis())}</span>
          {one.withdrawn_at && <span>{t('announcements.withdrawn')}</span>}
        </span>
      </Link>
    </li>
  );
}
