import { Button } from '@mantine/core';
import { IconPhoneCall } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CallTimeListed } from '#shared/api/call-time-api.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { ExportButton } from '../../shared/ui/export-button.tsx';
import { showMoney, showNumber } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { callTimePaths } from './call-time-paths.ts';
import { useLists } from './data.ts';
import { useDeletedLists } from './deleted-lists.ts';
import styles from './lists.module.css';
import { StartDialog } from './start-dialog.tsx';

/** Lists of donors to call: all of them with their figures for managers, those that they were given for other callers. */
export function ListsPage() {
  const isManager = useMember().can('donations.write');
  const { live } = useLists();
  const deleted = useDeletedLists(({ ids }) => ids);
  const [starting, setStarting] = useState<CallTimeListed | null>(null);
  const isThere = ({ id }: CallTimeListed) => !deleted.has(id);
  const hasLists = live.is === 'ready' && live.value.lists.some(isThere);
  return (
    <Page
      title={t('callTime.title')}
      hint={t('callTime.hint')}
      actions={
        isManager && (
          <>
            {hasLists && <ExportButton kind="calltime_lists" />}
            <Button component={Link} to={callTimePaths.new}>
              {t('callTime.lists.new')}
            </Button>
          </>
        )
      }
    >
      <LiveView of={live}>
        {({ lists, session }) =>
          !lists.some(isThere) ? (
            <EmptyState
              icon={IconPhoneCall}
              title={t('callTime.lists.empty')}
              hint={t(isManager ? 'callTime.lists.emptyHint' : 'callTime.lists.waitHint')}
            />
          ) : (
            <ul className={styles.lists}>
              {lists.filter(isThere).map((list) => (
                <List
                  key={list.id}
                  list={list}
                  block={session?.list === list.id ? session.block : null}
                  start={() => setStarting(list)}
                />
              ))}
            </ul>
          )
        }
      </LiveView>
      <StartDialog list={starting} close={() => setStarting(null)} />
    </Page>
  );
}

type ListProps = { list: CallTimeListed; block: string | null; start: () => void };

function List({ list, block, start }: ListProps) {
  const { figures } = list;
  const raised = figures ? figures.pledged + figures.promised : 0;
  return (
    <li className={styles.list}>
      <div className={styles.name}>
        <h2>{figures ? <Link to={callTimePaths.list(list.id)}>{list.name}</Link> : list.name}</h2>
        {list.state === 'closed' && <p>{t('callTime.states.closed')}</p>}
        {figures && (
          <p>
            {[
              t('callTime.lists.people', { count: figures.people, shown: showNumber(figures.people) }),
              t('callTime.lists.calls', { count: figures.calls, shown: showNumber(figures.calls) }),
              figures.goal > 0
                ? t('callTime.lists.raisedOf', { raised: showMoney(raised), goal: showMoney(figures.goal) })
                : t('callTime.lists.raised', { raised: showMoney(raised) }),
            ].join(' · ')}
          </p>
        )}
      </div>
      {block !== null ? (
        <Button component={Link} to={callTimePaths.call(list.id, block)}>
          {t('callTime.lists.goOn')}
        </Button>
      ) : (
        list.state === 'open' && (
          <Button variant={figures ? 'default' : 'filled'} onClick={start}>
            {t('callTime.lists.start')}
          </Button>
        )
      )}
    </li>
  );
}
