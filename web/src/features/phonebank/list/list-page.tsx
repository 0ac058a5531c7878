import '../../../shared/text/call-plan/en.ts';
import '../../../shared/text/voters/en.ts';
import { Stack, Text, Title } from '@mantine/core';
import { IconPhoneOff } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { blockedReasons } from '#shared/domain/phonebank/list.ts';
import { paths } from '../../../shared/field/field-paths.ts';
import { t } from '../../../shared/text/index.ts';
import { FigureRow } from '../../../shared/ui/figures/figure-row.tsx';
import { showMoment, showNumber } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import styles from '../calls.module.css';
import {
  type Caller,
  type CallList,
  type Progress,
  useCallers,
  useCallList,
  useCallPlan,
  useProgress,
} from '../data.ts';
import { Bar, blockedIn, leftIn } from '../lists/list-progress-bar.tsx';
import { percentOf, perHourOf } from './call-rates.ts';
import { Callers } from './callers.tsx';
import { Draft } from './draft-list.tsx';
import { Actions } from './list-menu.tsx';
import { Settings } from './list-settings.tsx';

/** `/field-ops/calls/:list`: how far a list is, who calls, and whom it does not call any more. */
export function ListPage() {
  const { list: id = '' } = useParams();
  const live = useCallList(id);
  const list = live.is === 'ready' ? live.value : null;
  return (
    <Page
      title={list?.name ?? t('calls.title')}
      above={<BackLink list={paths.calls} name={t('calls.title')} />}
      hint={
        list && (
          <>
            <span className={styles.tag}>{t(`calls.states.${list.state}`)}</span>{' '}
            {t('calls.lists.people', { count: list.people, shown: showNumber(list.people) })}
          </>
        )
      }
      actions={list && <Actions list={list} />}
    >
      <StaleNote of={live} />
      <LiveView of={live}>
        {(found) =>
          found ? (
            <Whole list={found} />
          ) : (
            <EmptyState icon={IconPhoneOff} title={t('calls.missing')} hint="" />
          )
        }
      </LiveView>
    </Page>
  );
}

function Whole({ list }: { list: CallList }) {
  const progress = useProgress(list.id);
  const callers = useCallers(list.id);
  const calling = callers.is === 'ready' ? callers.value : [];
  return (
    <Stack gap="xl">
      {list.state === 'draft' && <Draft list={list} />}
      <LiveView of={progress} part>
        {(counted) => counted && <How list={list} progress={counted} callers={calling} />}
      </LiveView>
      {list.state !== 'draft' && (
        <section>
          <Title order={2} size="h4" mb="xs">
            {t('callPlan.list.callers')}
          </Title>
          <LiveView of={callers} part>
            {(all) => <Callers callers={all} />}
          </LiveView>
        </section>
      )}
      <Settings list={list} />
    </Stack>
  );
}

type HowProps = { list: CallList; progress: Progress; callers: readonly Caller[] };

function How({ list, progress, callers }: HowProps) {
  const { fresh, again, call_back, done, calls, reached } = progress;
  const people = leftIn(progress) + done + blockedIn(progress);
  const share = (some: number, all: number) => showNumber(percentOf(some, all) ?? 0);
  const rate = perHourOf(callers);
  return (
    <>
      <FigureRow
        title={t('callPlan.list.progress')}
        figures={[
          {
            label: t('callPlan.list.left'),
            value: showNumber(leftIn(progress)),
            hint: t('callPlan.list.leftHint', {
              fresh: showNumber(fresh),
              again: showNumber(again),
              callBack: showNumber(call_back),
            }),
          },
          {
            label: t('callPlan.list.done'),
            value: showNumber(done),
            hint: t('callPlan.list.doneHint', { percent: share(done, people), people: showNumber(people) }),
          },
          {
            label: t('callPlan.list.calls'),
            value: showNumber(calls),
            hint: '',
          },
          {
            label: t('callPlan.list.reached'),
            value: showNumber(reached),
            hint: calls === 0 ? '' : t('callPlan.list.reachedHint', { percent: share(reached, calls) }),
          },
          {
            label: t('callPlan.list.anHour'),
            value: rate === null ? '–' : showNumber(Math.round(rate)),
            hint: t('callPlan.list.anHourHint'),
          },
        ]}
      />
      <div>
        <Bar of={progress} legend />
        <Now list={list} progress={progress} callers={callers} />
      </div>
      <Blocked list={list} progress={progress} />
    </>
  );
}

/** Whether somebody can be called at this moment, and how many are on the phone. */
function Now({ list, progress: { next_at, as_of }, callers }: HowProps) {
  const now = useNow();
  // Of who calls themselves: a count is not repeated when a lock runs out.
  const allocated = callers.filter(({ has_until }) => has_until > now).length;
  const sentences = [
    allocated > 0 && t('callPlan.list.allocated', { count: allocated }),
    list.state === 'open' && next_at === null && t('callPlan.list.finished'),
    list.state === 'open' && next_at !== null && next_at > now && allocated === 0
      ? t('callPlan.list.next', { when: showMoment(next_at) })
      : false,
    t('callPlan.list.counted', { when: showMoment(as_of.toMillis()) }),
  ];
  return (
    <Text size="sm" c="var(--ink-soft)" mt="xs">
      {sentences.filter(Boolean).join(' ')}
    </Text>
  );
}

/** Who of the list is not called any more, by reason. */
function Blocked({ list, progress }: Omit<HowProps, 'callers'>) {
  const live = useCallPlan(list.id);
  const plan = live.is === 'ready' ? live.value : null;
  const reasons = blockedReasons
    .map((reason) => ({ reason, count: progress.blocked[reason] }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {t('callPlan.list.blocked')}
      </Title>
      {reasons.length === 0 ? (
        <Text c="var(--ink-soft)">{t('callPlan.list.nobodyBlocked')}</Text>
      ) : (
        <ul className={styles.reasons}>
          {reasons.map(({ reason, count }) => (
            <li key={reason} data-reason={reason}>
              <span>{t(`calls.blocked.${reason}`)}</span>
              <span className="figures">{showNumber(count)}</span>
            </li>
          ))}
        </ul>
      )}
      {plan && plan.no_number + plan.suppressed > 0 && (
        <Text size="sm" c="var(--ink-soft)" mt="xs">
          {t('callPlan.list.leftOut', {
            numberless: showNumber(plan.no_number),
            suppressed: showNumber(plan.suppressed),
          })}
        </Text>
      )}
    </section>
  );
}
