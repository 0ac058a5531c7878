import { Badge, Button, Group, Text } from '@mantine/core';
import { IconLock, IconRefresh } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showMomentDay, showNumber } from '../../../shared/ui/format.ts';
import { commitWithToast, notifyIfFailed } from '../../../shared/ui/toasts.tsx';
import type { SavedSearch } from '../../../shared/voters/saved-searches.ts';
import { paths } from '../../../shared/voters/voter-paths.ts';
import type { Question } from '../use-voter-question.ts';
import styles from './saved.module.css';
import { SavedMenu } from './saved-menu.tsx';

type Props = {
  question: Question;
  /** How many of them are in the current file; null until that is known. */
  count: number | null;
};

/** What the people below come from: a saved search, which changes, or a frozen list, which does not. */
export function OriginStrip({ question, count }: Props) {
  const navigate = useNavigate();
  const { origin } = question;
  if (origin.is === 'none' || origin.is === 'loading') return null;
  const leave = (
    <Button size="compact-sm" variant="default" onClick={() => navigate(paths.people)}>
      {t('voters.saved.leave')}
    </Button>
  );
  if (origin.is === 'missing')
    return (
      <Group className={styles.strip ?? ''} role="status">
        <Text size="sm" flex={1}>
          {t('voters.saved.missing')}
        </Text>
        {leave}
      </Group>
    );
  if (origin.is === 'search')
    return (
      <Group className={styles.strip ?? ''}>
        <IconRefresh size={18} aria-hidden />
        <div className={styles.said}>
          <Text fw={600} className={styles.name ?? ''}>
            {origin.search.name} <Kind is="search" />
          </Text>
          <Text size="sm" c="var(--ink-soft)">
            {origin.readable ? t('voters.saved.changes') : t('voters.saved.unreadable')}
            {origin.changed && ` ${t('voters.saved.changed')}`}
          </Text>
        </div>
        {origin.changed && <Update search={origin.search} question={question} />}
        <SavedMenu of={{ is: 'search', record: origin.search }} onDelete={() => navigate(paths.saved)} />
        {leave}
      </Group>
    );
  const { list } = origin;
  const missing = count === null || narrowed(question) ? 0 : list.people - count;
  return (
    <Group className={`${styles.strip} ${styles.frozen}`}>
      <IconLock size={18} aria-hidden />
      <div className={styles.said}>
        <Text fw={600} className={styles.name ?? ''}>
          {list.name} <Kind is="list" />
        </Text>
        <Text size="sm" c="var(--ink-soft)">
          {t('voters.saved.stays', {
            people: showNumber(list.people),
            day: showMomentDay(list.created_at.toMillis()),
          })}
          {missing > 0 && ` ${t('voters.saved.gone', { count: missing, shown: showNumber(missing) })}`}
        </Text>
      </div>
      <SavedMenu of={{ is: 'list', record: list }} onDelete={() => navigate(paths.saved)} />
      {leave}
    </Group>
  );
}

/** Fewer people than the list has need not be gone. */
const narrowed = ({ segment, query }: Question): boolean =>
  segment.steps.length > 0 || query.words !== '' || query.channel !== null;

export const Kind = ({ is }: { is: 'search' | 'list' }) => (
  <Badge variant={is === 'search' ? 'light' : 'default'} tt="none" fw={500}>
    {t(`voters.saved.${is}`)}
  </Badge>
);

function Update({ search, question }: { search: SavedSearch; question: Question }) {
  const writes = useMember().can('voters.write');
  if (!writes) return null;
  const update = () =>
    notifyIfFailed(
      commitWithToast({
        operation: 'update',
        table: 'voter_segments',
        id: search.id,
        data: { question: JSON.stringify(question.segment) },
        base: { question: search.question },
      }),
    );
  return (
    <Button size="compact-sm" onClick={update}>
      {t('voters.saved.update', { name: search.name })}
    </Button>
  );
}
