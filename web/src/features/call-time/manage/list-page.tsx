import { Button, Menu, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { changeCallTimeListCall, type OpenedCallTimeList } from '#shared/api/call-time-api.ts';
import { calltimeSessions } from '#shared/collections/calltime-sessions.ts';
import { raisedIn } from '#shared/domain/call-time/session.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { useLiveQuery } from '../../../shared/data/live.ts';
import { firstOf, inOrder } from '../../../shared/data/queries.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { showMoment, showMoney, showNumber } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { notifyIfFailed, toast } from '../../../shared/ui/toasts.tsx';
import { callTimePaths } from '../call-time-paths.ts';
import { useOpenedList } from '../data.ts';
import { deleteList } from '../deleted-lists.ts';
import { askReason } from '../format.ts';
import { StartDialog } from '../start-dialog.tsx';
import { DonorCalls } from './donor-calls.tsx';
import { exportOutcomes } from './export-outcomes.ts';
import { inputOf, isSound, type ListFields, ListInputs } from './list-fields.tsx';
import styles from './manage.module.css';

/** `/fundraising/call-time/:list`: a list's donors, what it has raised, and who is calling now. */
export function ListPage() {
  const { list: id = '' } = useParams();
  const { live, refresh } = useOpenedList(id);
  return <LiveView of={live}>{(opened) => <Opened key={id} opened={opened} refresh={refresh} />}</LiveView>;
}

function Opened({ opened, refresh }: { opened: OpenedCallTimeList; refresh: () => void }) {
  const { list } = opened;
  const { can } = useMember();
  const [isStarting, start] = useState(false);
  const [isEditing, edit] = useState(false);
  const [shown, show] = useState<OpenedCallTimeList['sheets'][number] | null>(null);
  const navigate = useNavigate();
  const { figures } = list;
  const raised = figures ? raisedIn(figures) : 0;
  const setState = async (state: 'open' | 'closed') => {
    try {
      await callEndpoint(changeCallTimeListCall, { id: list.id, state });
      refresh();
    } catch (error) {
      toast('error', t('common.failedToSave'), messageFor(error));
    }
  };
  return (
    <Page
      title={list.name}
      above={<BackLink list={callTimePaths.lists} name={t('callTime.title')} />}
      hint={
        figures &&
        [
          t('callTime.lists.people', { count: figures.people, shown: showNumber(figures.people) }),
          t('callTime.lists.calls', { count: figures.calls, shown: showNumber(figures.calls) }),
          figures.goal > 0
            ? t('callTime.lists.raisedOf', { raised: showMoney(raised), goal: showMoney(figures.goal) })
            : t('callTime.lists.raised', { raised: showMoney(raised) }),
        ].join(' · ')
      }
      actions={
        <>
          {list.state === 'open' && <Button onClick={() => start(true)}>{t('callTime.lists.start')}</Button>}
          <Menu position="bottom-end">
            <Menu.Target>
              <Button variant="default" aria-label={t('callTime.list.more')} px="xs">
                <IconDots size={18} aria-hidden />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => edit(true)}>{t('callTime.list.edit')}</Menu.Item>
              <Menu.Item component={Link} to={callTimePaths.print(list.id)}>
                {t('callTime.list.print')}
              </Menu.Item>
              {can('data.export') && (
                <>
                  <Menu.Item onClick={() => void exportOutcomes(list.id, 'csv')}>
                    {t('callTime.list.export')}
                  </Menu.Item>
                  <Menu.Item onClick={() => void exportOutcomes(list.id, 'xlsx')}>
                    {t('callTime.list.exportWorkbook')}
                  </Menu.Item>
                </>
              )}
              <Menu.Item onClick={() => void setState(list.state === 'open' ? 'closed' : 'open')}>
                {t(list.state === 'open' ? 'callTime.list.close' : 'callTime.list.reopen')}
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item
                c="var(--bad)"
                onClick={() => {
                  void notifyIfFailed(deleteList(list));
                  navigate(callTimePaths.lists);
                }}
              >
                {t('callTime.list.delete')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </>
      }
    >
      <Sessions list={list.id} />
      <LeftOut leftOut={opened.leftOut} />
      <Donors opened={opened} show={show} />
      <DonorCalls list={list.id} sheet={shown} close={() => show(null)} changed={refresh} />
      <StartDialog list={isStarting ? list : null} close={() => start(false)} />
      {figures && (
        <EditDialog
          opened={isEditing}
          close={() => edit(false)}
          id={list.id}
          saved={refresh}
          initial={{
            name: list.name,
            goal: figures.goal > 0 ? String(figures.goal / 100) : '',
            script: list.script ?? '',
            callers: figures.callers,
          }}
        />
      )}
    </Page>
  );
}

type EditProps = { opened: boolean; close: () => void; id: string; initial: ListFields; saved: () => void };

function EditDialog({ opened, close, id, initial, saved }: EditProps) {
  const [fields, setFields] = useState(initial);
  const act = async () => {
    if (!isSound(fields)) return false;
    await callEndpoint(changeCallTimeListCall, { id, ...inputOf(fields) });
    saved();
    return true;
  };
  return (
    <ActDialog
      opened={opened}
      title={t('callTime.list.edit')}
      submit={t('common.save')}
      close={close}
      onClosed={() => undefined}
      act={act}
    >
      <ListInputs value={fields} change={setFields} />
    </ActDialog>
  );
}

const LeftOut = ({ leftOut }: Pick<OpenedCallTimeList, 'leftOut'>) =>
  leftOut.no_donor + leftOut.no_number + leftOut.closed > 0 ? (
    <Text size="sm" c="var(--ink-soft)">
      {t('callTime.leftOut', leftOut)}
    </Text>
  ) : null;

/** Sessions of a list: who is calling now can be followed. */
const sessionsShown = 5;

function Sessions({ list }: { list: string }) {
  const path = calltimeSessions.path(useMember().organization);
  const live = useLiveQuery(calltimeSessions, `${path} of ${list}`, () =>
    firstOf(
      inOrder(
        { path, conditions: [{ field: 'list_id', is: '==', value: list }] },
        { field: 'started_at', direction: 'desc' },
      ),
      sessionsShown,
    ),
  );
  if (live.is !== 'ready' || live.value.length === 0) return null;
  return (
    <section aria-label={t('callTime.list.sessions')}>
      <h2 className={styles.heading}>{t('callTime.list.sessions')}</h2>
      <ul className={styles.rows}>
        {live.value.map((session) => (
          <li key={session.id}>
            <span>
              {[
                session.by_name,
                showMoment(session.started_at.toMillis()),
                t('callTime.lists.calls', { count: session.calls, shown: showNumber(session.calls) }),
                showMoney(raisedIn(session)),
              ].join(' · ')}
            </span>
            {session.ended_at === null && (
              <Button
                component={Link}
                to={callTimePaths.live(list, session.id)}
                variant="default"
                size="sm"
                aria-label={t('callTime.list.followOf', { name: session.by_name })}
              >
                {t('callTime.list.follow')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type DonorsProps = {
  opened: OpenedCallTimeList;
  show: (sheet: OpenedCallTimeList['sheets'][number]) => void;
};

function Donors({ opened: { sheets, states }, show }: DonorsProps) {
  const placeOf = (id: string) => states[id]?.place ?? Number.POSITIVE_INFINITY;
  const ordered = sheets.toSorted((one, other) => placeOf(one.id) - placeOf(other.id));
  return (
    <div className={styles.scroll}>
      <table aria-label={t('callTime.list.donors')}>
        <thead>
          <tr>
            <th scope="col">{t('callTime.list.donor')}</th>
            <th scope="col">{t('callTime.sheet.ask')}</th>
            <th scope="col">{t('callTime.list.lastCall')}</th>
            <th scope="col">{t('callTime.list.standing')}</th>
          </tr>
        </thead>
        <tbody>
          {ordered.map((sheet) => {
            const state = states[sheet.id];
            return (
              <tr key={sheet.id}>
                <td>
                  <Link to={`/people/${sheet.person}`}>{sheet.name}</Link>
                </td>
                <td>
                  {sheet.ask.cents > 0 ? (
                    <>
                      <strong>{showMoney(sheet.ask.cents, true)}</strong>
                      <div className={styles.soft}>{askReason(sheet)}</div>
                    </>
                  ) : (
                    t('callTime.standing.maxed')
                  )}
                </td>
                <td>
                  {state?.last && state.at !== null ? (
                    <button type="button" className={styles.inline} onClick={() => show(sheet)}>
                      {t(`callTime.outcomes.${state.last}`)} · {showMoment(state.at)}
                    </button>
                  ) : (
                    t('callTime.list.never')
                  )}
                </td>
                <td>{standingOf(state)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Where a donor stands: with a caller, next, resting, or done. */
function standingOf(state: OpenedCallTimeList['states'][string] | undefined): string {
  if (!state) return '';
  if (state.done) return t(`callTime.done.${state.done}`);
  if (state.isTaken) return t('callTime.standing.taken');
  if (state.place !== null) return t('callTime.standing.next', { place: showNumber(state.place + 1) });
  if (state.back !== null) return t('callTime.standing.back', { when: showMoment(state.back) });
  return t('callTime.standing.rests');
}
