import { lazy, Suspense } from 'react';
import type { GivingWeek } from '#shared/domain/giving/weekly-plan.ts';
import { Section } from '../../shared/fundraising/section.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { ChartWaiting } from '../../shared/ui/chart/chart-states.tsx';
import { useOpenQuestion } from '../../shared/ui/dialog/use-open-question.ts';
import { showDay, showMoney } from '../../shared/ui/format.ts';
import { type ShownWeek, WeekTable } from '../../shared/ui/week-table.tsx';
import styles from './goals.module.css';
import type { Progress } from './plan-progress-of.ts';
import { WeekDialog } from './week-dialog.tsx';

const PlanLines = lazy(() => import('./plan-lines.tsx'));

/** Each week against its goal: the way to the goal as lines, and the weeks as a table in which goals are changed. */
export function ByWeek({ progress }: { progress: Progress }) {
  const writes = useMember().can('donations.write');
  const { weeks } = progress;
  const { question, opened, ask, close, onClosed } = useOpenQuestion<string>();
  const open = weeks.find(({ week }) => week === question);
  const show = (cents: number) => showMoney(cents, true);
  return (
    <Section title={t('giving.goals.weeks.title')} hint={t('giving.goals.weeks.hint')}>
      <div className={styles.chart} aria-hidden>
        <Suspense fallback={<ChartWaiting />}>
          <PlanLines progress={progress} />
        </Suspense>
      </div>
      <WeekTable<ShownWeek & GivingWeek>
        names={{
          week: t('giving.goals.weeks.week'),
          planned: t('giving.goals.weeks.goal'),
          reached: t('giving.goals.weeks.raised'),
          more: t('giving.goals.weeks.inAll'),
          bar: t('giving.goals.weeks.bar'),
        }}
        weeks={weeks.map((one) => ({ ...one, planned: one.goal, reached: one.raised }))}
        show={show}
        more={({ is, raisedInAll }) => (is === 'ahead' ? '–' : show(raisedInAll))}
        {...(writes && {
          plan: ({ week, goal, isOwn }) => (
            <button
              type="button"
              className={styles.goal}
              data-own={isOwn}
              data-says
              title={isOwn ? t('giving.goals.weeks.own') : undefined}
              aria-label={t('giving.goals.weeks.change', { day: showDay(week), goal: show(goal) })}
              onClick={({ currentTarget }) => ask(week, currentTarget)}
            >
              {show(goal)}
            </button>
          ),
        })}
      />
      {open && <WeekDialog key={open.week} week={open} opened={opened} close={close} onClosed={onClosed} />}
    </Section>
  );
}
