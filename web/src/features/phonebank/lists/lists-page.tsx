import { Button, Text, Title } from '@mantine/core';
import { IconPhone, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { listLimit } from '#shared/constants.ts';
import { ExchangeLink } from '../../../shared/field/exchange-link.tsx';
import { paths } from '../../../shared/field/field-paths.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { AreaTabs } from '../../../shared/ui/area-tabs.tsx';
import { showNumber } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import styles from '../calls.module.css';
import { type CallList, type Progress, useCallLists, useOpenCallLists, useProgresses } from '../data.ts';
import { Bar } from './list-progress-bar.tsx';
import rows from './lists.module.css';

/** `/field-ops/calls`: every call list for who plans, and those that are open for who calls. */
export function ListsPage() {
  const { can } = useMember();
  const actions = can('voters.write') && (
    <>
      <ExchangeLink />
      <Button component={Link} to={paths.newCallList} leftSection={<IconPlus size={16} aria-hidden />}>
        {t('calls.lists.new')}
      </Button>
    </>
  );
  return (
    <Page title={t('calls.title')} hint={t('calls.hint')} actions={actions}>
      <AreaTabs />
      {can('voters.read') ? <Planned /> : <Open />}
    </Page>
  );
}

/** For who only calls: the lists that can be called now. */
function Open() {
  const live = useOpenCallLists();
  return (
    <>
      <StaleNote of={live} />
      <LiveView of={live}>
        {(all) => {
          const open = all
            .filter(({ state }) => state === 'open')
            .toSorted((one, other) => other.created_at.toMillis() - one.created_at.toMillis());
          if (open.length === 0)
            return (
              <EmptyState
                icon={IconPhone}
                title={t('calls.lists.nothing')}
                hint={t('calls.lists.nothingHint')}
              />
            );
          return (
            <ul className={rows.cards}>
              {open.map((list) => (
                <li key={list.id} className={rows.card}>
                  <h2 className={styles.name}>{list.name}</h2>
                  <p className={styles.soft}>
                    {t('calls.lists.people', { count: list.people, shown: showNumber(list.people) })}
                    {' · '}
                    {t(`calls.goals.${list.goal}`)}
                  </p>
                  {list.instructions !== null && <p className={styles.said}>{list.instructions}</p>}
                  <StartCalling list={list} wide />
                </li>
              ))}
            </ul>
          );
        }}
      </LiveView>
    </>
  );
}

export const StartCalling = ({ list, wide = false }: { list: CallList; wide?: boolean }) => (
  <Button
    component={Link}
    to={paths.calling(list.id)}
    size={wide ? 'md' : 'sm'}
    fullWidth={wide}
    leftSection={<IconPhone size={18} aria-hidden />}
  >
    {t('calls.lists.call')}
  </Button>
);

const groups = [
  { key: 'active', states: ['open', 'paused'] },
  { key: 'drafts', states: ['draft'] },
  { key: 'over', states: ['closed'] },
] as const;

/** For who plans: all of them, with how far they are. */
function Planned() {
  const live = useCallLists();
  const counted = useProgresses();
  const progress = useMemo(
    () => new Map(counted.is === 'ready' ? counted.value.map((one) => [one.id, one]) : []),
    [counted],
  );
  return (
    <>
      <StaleNote of={live} />
      <LiveView of={live}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={IconPhone} title={t('calls.lists.empty')} hint={t('calls.lists.emptyHint')} />
          ) : (
            <>
              {groups.map(({ key, states }) => {
                const some = all.filter(({ state }) => states.some((one) => one === state));
                if (some.length === 0) return null;
                return (
                  <section key={key}>
                    <Title order={2} size="h4" mb="xs">
                      {t(`calls.lists.${key}`)}
                    </Title>
                    <ul className={rows.rows}>
                      {some.map((list) => (
                        <PlannedRow key={list.id} list={list} progress={progress.get(list.id)} />
                      ))}
                    </ul>
                  </section>
                );
              })}
              {all.length === listLimit && <Text c="var(--ink-soft)">{t('calls.lists.older')}</Text>}
            </>
          )
        }
      </LiveView>
    </>
  );
}

const PlannedRow = ({ list, progress }: { list: CallList; progress: Progress | undefined }) => (
  <li className={rows.row}>
    <div className={rows.rowHead}>
      <Link to={paths.callList(list.id)} className={styles.name ?? ''}>
        {list.name}
      </Link>
      {list.state !== 'open' && <span className={styles.tag}>{t(`calls.states.${list.state}`)}</span>}
    </div>
    <p className={styles.soft}>
      {t('calls.lists.people', { count: list.people, shown: showNumber(list.people) })}
      {' · '}
      {progress
        ? t('calls.lists.said', {
            count: progress.calls,
            calls: showNumber(progress.calls),
            reached: showNumber(progress.reached),
          })
        : t('calls.lists.uncounted')}
    </p>
    <div className={rows.rowBar}>{progress && <Bar of={progress} />}</div>
    {list.state === 'open' && (
      <div className={rows.rowAct}>
        <StartCalling list={list} />
      </div>
    )}
  </li>
);
