import '../../../shared/text/hours/en.ts';
import { Text } from '@mantine/core';
import { IconClockCheck } from '@tabler/icons-react';
import { hourEntries } from '#shared/collections/hour-entries.ts';
import { people } from '#shared/collections/people.ts';
import { useLiveQuery } from '../../../shared/data/live.ts';
import { firstOf, inOrder, withValues } from '../../../shared/data/queries.ts';
import { useListOnce } from '../../../shared/data/use-list-once.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { area } from '../volunteer-area.ts';
import styles from './ledger.module.css';
import { useUnsent } from './use-unsent.ts';
import { WaitingLine } from './waiting-line.tsx';

/** Entries at a time, which is how many people one query names. */
const shown = 30;

/** Hours that wait for approval, oldest day first. A read for each and for its person. */
export default function HoursPage() {
  const { organization, can } = useMember();
  const path = hourEntries.path(organization);
  const live = useLiveQuery(hourEntries, `${path} waiting`, () =>
    firstOf(
      inOrder(
        { path, conditions: [{ field: 'state', is: '==', value: 'waiting' }] },
        { field: 'day', direction: 'asc' },
      ),
      shown,
    ),
  );
  const { decided } = useUnsent();
  const waiting = live.is === 'ready' ? live.value : [];
  const ids = [...new Set(waiting.map(({ person_id }) => person_id))].toSorted();
  const cards = people.path(organization);
  const named = useListOnce(people, ids.length === 0 ? null : `${cards} ${ids.join(' ')}`, () =>
    withValues({ path: cards, conditions: [{ field: '__name__', is: 'in', value: ids }] }, ids.length),
  );
  const names = new Map(named.is === 'ready' ? named.value.map(({ id, name }) => [id, name]) : []);
  return (
    <Page
      title={t('hours.waiting.title')}
      hint={t('hours.waiting.hint')}
      width={800}
      above={<BackLink list={area.paths.list} name={t('volunteers.back')} />}
    >
      <LiveView of={live}>
        {(entries) => {
          const open = entries.filter(({ id }) => !decided.has(id));
          if (open.length === 0)
            return (
              <EmptyState
                icon={IconClockCheck}
                title={t('hours.waiting.empty')}
                hint={t('hours.waiting.emptyHint')}
              />
            );
          return (
            <>
              <ul className={styles.list} aria-label={t('hours.waiting.title')}>
                {open.map((entry) => (
                  <WaitingLine
                    key={entry.id}
                    entry={entry}
                    name={names.get(entry.person_id) ?? null}
                    writes={can('volunteers.write')}
                  />
                ))}
              </ul>
              {entries.length >= shown && (
                <Text size="sm" c="var(--ink-soft)" mt="xs">
                  {t('hours.waiting.more')}
                </Text>
              )}
            </>
          );
        }}
      </LiveView>
    </Page>
  );
}
