import { Button, Skeleton, Text } from '@mantine/core';
import {
  IconArrowsExchange,
  IconCalendarCheck,
  IconCalendarUser,
  IconChecklist,
  IconCoin,
  IconHeartHandshake,
  IconIdBadge2,
  IconMail,
  IconMailForward,
  IconNote,
  IconPhoneCall,
  IconQuestionMark,
  IconShieldCheck,
  IconSpeakerphone,
  IconUsersGroup,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useConnectivity } from '../../../shared/data/connectivity.ts';
import { useMemberName } from '../../../shared/data/use-member-name.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoment } from '../../../shared/ui/format.ts';
import { NoteEntry } from './note-entry.tsx';
import styles from './timeline.module.css';
import type { TimelineEntry } from './timeline-source.ts';
import type { Timeline } from './use-timeline.tsx';

const icons = {
  ...{ note: IconNote, gift: IconCoin, ask: IconPhoneCall, pledge: IconHeartHandshake, task: IconChecklist },
  ...{ thanks: IconMail, request: IconQuestionMark, moved: IconArrowsExchange, committee: IconUsersGroup },
  ...{
    letter: IconMailForward,
    voter: IconSpeakerphone,
    consent: IconShieldCheck,
    card: IconIdBadge2,
    appointment: IconCalendarUser,
  },
  signUp: IconCalendarCheck,
} as const;

/** What happened with a person, newest first; pinned notes before all else. */
export function TimelineView({ timeline }: { timeline: Timeline }) {
  const { items, missing, isLoading, older } = timeline;
  const isPinned = ({ note }: TimelineEntry) => note?.pinned === true;
  const ordered = [...items.filter(isPinned), ...items.filter((entry) => !isPinned(entry))];
  return (
    <>
      {missing.length > 0 && <Missing names={missing} />}
      {isLoading && items.length === 0 && (
        <div role="status" aria-label={t('common.loading')}>
          <Skeleton height={56} radius="md" />
        </div>
      )}
      {!isLoading && items.length === 0 && missing.length === 0 && (
        <Text c="var(--ink-soft)">{t('people.timeline.empty')}</Text>
      )}
      <ol className={styles.entries}>
        {ordered.map((entry) => (
          <li
            key={`${entry.is} ${entry.id}`}
            className={styles.entry}
            data-pinned={isPinned(entry) || undefined}
          >
            {entry.note ? <NoteEntry note={entry.note} /> : <PlainEntry entry={entry} />}
          </li>
        ))}
      </ol>
      {older && (
        <Button variant="default" onClick={older} loading={isLoading} className={styles.older ?? ''}>
          {t('people.timeline.older')}
        </Button>
      )}
    </>
  );
}

/** Without a connection nothing went wrong: it is not here yet. */
function Missing({ names }: { names: readonly TimelineEntry['is'][] }) {
  const online = useConnectivity(({ online: is }) => is);
  const areas = names.map((name) => t(`people.timeline.areas.${name}`)).join(', ');
  return (
    <Text size="sm" c={online ? 'var(--bad)' : 'var(--ink-soft)'} role="status">
      {t(online ? 'people.timeline.missing' : 'people.timeline.notHere', { area: areas })}
    </Text>
  );
}

function PlainEntry({ entry }: { entry: TimelineEntry }) {
  const { is, title, text, day, at, by, about = [], to } = entry;
  const author = useMemberName(by);
  const Icon = icons[is];
  // What happened to a person is not what a member did: they wrote it down.
  const writer = author !== null && is === 'consent' ? t('consent.by', { name: author }) : author;
  return (
    <>
      <p className={styles.head}>
        <Icon size={16} aria-hidden />
        {to === null ? <span>{title}</span> : <Link to={to}>{title}</Link>}
      </p>
      {text !== null && <p className={styles.text}>{text}</p>}
      <p className={styles.about}>{[...about, writer, day ?? showMoment(at)].filter(Boolean).join(' · ')}</p>
    </>
  );
}
