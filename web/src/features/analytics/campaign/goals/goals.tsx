import { Button, Skeleton } from '@mantine/core';
import { IconTargetArrow } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { goals as goalCollection, goalMeasures } from '#shared/collections/goals.ts';
import { useWrites } from '../../../../shared/area/area.ts';
import { t } from '../../../../shared/text/index.ts';
import { localDay } from '../../../../shared/ui/form/days.ts';
import { LiveView } from '../../../../shared/ui/live-view.tsx';
import { StaleNote } from '../../../../shared/ui/stale-note.tsx';
import { useStartParam } from '../../../../shared/ui/start-param.ts';
import { EmptyState } from '../../../../shared/ui/states.tsx';
import { useNow } from '../../../../shared/ui/use-now.ts';
import { type Goal, type Reached, useCandidate, useGoals, useOwnMeasures, useReached } from '../data.ts';
import { GoalDialog, type Subject } from './goal-dialog.tsx';
import { GoalRow } from './goal-row.tsx';
import styles from './goals.module.css';
import { WinNumberLine } from './win-number-line.tsx';

/** How the campaign stands against its goals, on this day. */
export function Goals() {
  const goals = useGoals();
  const reached = useReached();
  return (
    <>
      <StaleNote of={goals.is === 'ready' && goals.stale ? goals : reached} />
      <LiveView of={goals} loading={<Waiting />}>
        {(set) => (
          <LiveView of={reached} loading={<Waiting />}>
            {(now) => <Drawn goals={set} reached={now} />}
          </LiveView>
        )}
      </LiveView>
    </>
  );
}

function Drawn({ goals, reached }: { goals: readonly Goal[]; reached: Reached }) {
  const title = useId();
  const own = useOwnMeasures();
  const today = localDay(new Date(useNow()));
  const candidate = useCandidate();
  const [dialog, ask] = useState<{ subject: Subject; opened: boolean } | null>(null);
  const open = (subject: Subject) => () => ask({ subject, opened: true });

  const free = own.filter((measure) => goals.every(({ id }) => id !== measure));
  const shown = goalMeasures.flatMap((measure) => {
    const goal = goals.find(({ id }) => id === measure);
    return goal && own.includes(measure) ? [{ measure, goal }] : [];
  });
  const maySet = useWrites(goalCollection);
  const setGoal = open({ is: 'new', free });
  useStartParam('goal', maySet && free.length > 0 ? setGoal : null);
  return (
    <section className={styles.section} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>{t('analytics.goals.title')}</h2>
        {maySet && shown.length > 0 && free.length > 0 && (
          <Button variant="default" onClick={setGoal}>
            {t('analytics.goals.set')}
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <NoGoals set={maySet ? setGoal : null} />
      ) : (
        <ul className={styles.goals}>
          {shown.map(({ measure, goal }) => (
            <GoalRow
              key={measure}
              measure={measure}
              goal={goal}
              reached={reached[measure]}
              today={today}
              edit={maySet ? open({ is: 'goal', measure, goal }) : undefined}
            />
          ))}
        </ul>
      )}
      {candidate.is === 'ready' && candidate.value && <WinNumberLine candidate={candidate.value} />}
      {dialog && (
        <GoalDialog
          {...dialog}
          reached={reached}
          today={today}
          electionDate={candidate.is === 'ready' ? (candidate.value?.electionDate ?? null) : null}
          close={() => ask({ ...dialog, opened: false })}
          onDelete={() => ask(null)}
        />
      )}
    </section>
  );
}

const NoGoals = ({ set }: { set: (() => void) | null }) =>
  set ? (
    <div className={styles.none}>
      <EmptyState
        icon={IconTargetArrow}
        title={t('analytics.goals.none.title')}
        hint={t('analytics.goals.none.hint')}
      >
        <Button mt="xs" onClick={set}>
          {t('analytics.goals.set')}
        </Button>
      </EmptyState>
    </div>
  ) : (
    <p className={styles.quiet}>{t('analytics.goals.none.others')}</p>
  );

const lines = ['a', 'b'];
const Waiting = () => (
  <div className={styles.goals} role="status" aria-label={t('common.loading')}>
    {lines.map((line) => (
      <div key={line} className={styles.goal} aria-hidden>
        <div className={styles.what}>
          <Skeleton height={14} width="60%" my={5} />
          <Skeleton height={12} width="40%" />
        </div>
        <div className={styles.progress}>
          <Skeleton height={14} width="35%" my={5} />
          <Skeleton height={8} my={8} />
        </div>
        <div className={styles.needed}>
          <Skeleton height={14} width="70%" my={5} />
          <Skeleton height={12} width="50%" />
        </div>
      </div>
    ))}
  </div>
);
