import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { GoalMeasure } from '#shared/collections/goals.ts';
import { type Pace, paceOf } from '#shared/domain/goal-pace.ts';
import { t } from '../../../../shared/text/index.ts';
import { locale } from '../../../../shared/text/language.ts';
import { showDay } from '../../../../shared/ui/format.ts';
import type { Goal } from '../data.ts';
import { showGoal, showNeeded } from './goal-amounts.ts';
import { verdictOn } from './goal-verdict.ts';
import styles from './goals.module.css';

type Props = {
  measure: GoalMeasure;
  goal: Goal;
  reached: number;
  today: string;
  /** Left out for those who may not change it. */
  edit?: (() => void) | undefined;
};

/** One goal: how far it has come, against where a steady pace would be, and what it takes from now on. */
export function GoalRow({ measure, goal, reached, today, edit }: Props) {
  const name = t(`analytics.goals.measures.${measure}`);
  const pace = paceOf(goal, reached, today);
  const { text, mood } = verdictOn(pace);
  return (
    <li className={styles.goal}>
      <div className={styles.what}>
        <h3>{name}</h3>
        <p data-mood={mood}>{text}</p>
        {'finish' in pace && <p>{t('analytics.goals.finish', { day: showDay(pace.finish) })}</p>}
      </div>
      <Progress measure={measure} name={name} pace={pace} />
      <Needed measure={measure} pace={pace} due={goal.due_date} />
      {edit && (
        <ActionIcon
          className={styles.edit ?? ''}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('analytics.goals.edit', { name })}
          onClick={edit}
        >
          <IconPencil size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
/** What is not all there is not shown as all. */
const showShare = (share: number): string =>
  percent.format(share < 1 ? Math.floor(share * 100) / 100 : share);

type ProgressProps = { measure: GoalMeasure; name: string; pace: Pace };

function Progress({ measure, name, pace }: ProgressProps) {
  const reached = showGoal(measure, pace.reached);
  const target = showGoal(measure, pace.target);
  const isRunning = pace.is !== 'waiting' && pace.is !== 'reached';
  return (
    <div className={`${styles.progress} figures`}>
      <p className={styles.amounts}>
        <strong>{reached}</strong> <span>{t('analytics.goals.of', { reached: '', target }).trim()}</span>
        <span className={styles.share}>{showShare(pace.share)}</span>
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={t('analytics.goals.progress', { name, reached, target })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, Math.floor(pace.share * 100))}
      >
        <span className={styles.bar} style={{ inlineSize: `${Math.min(100, pace.share * 100)}%` }} />
        {isRunning && (
          <span className={styles.steady} style={{ insetInlineStart: `${pace.expectedShare * 100}%` }} />
        )}
      </div>
      {isRunning && (
        <p className={styles.note}>
          {t('analytics.goals.expected', { amount: showGoal(measure, Math.round(pace.expected)) })}
        </p>
      )}
    </div>
  );
}

const week = 7;

function Needed({ measure, pace, due }: { measure: GoalMeasure; pace: Pace; due: string }) {
  const amount = (days: number) => ('perDay' in pace ? showNeeded(measure, pace.perDay * days) : '');
  return (
    <div className={`${styles.needed} figures`}>
      {pace.left > 0 && (
        <p>
          <strong>{t('analytics.goals.missing', { amount: showNeeded(measure, pace.left) })}</strong>
        </p>
      )}
      {pace.is === 'waiting' && <p>{t('analytics.goals.perDayFrom', { amount: amount(1) })}</p>}
      {'perDay' in pace && pace.is !== 'waiting' && (
        <p>
          {t('analytics.goals.perDay', { amount: amount(1) })}
          {pace.daysLeft >= week && <> · {t('analytics.goals.perWeek', { amount: amount(week) })}</>}
        </p>
      )}
      <p>
        {t('analytics.goals.due', { day: showDay(due) })}
        {pace.daysLeft > 0 && pace.is !== 'reached' && (
          <> · {t('analytics.goals.daysLeft', { count: pace.daysLeft })}</>
        )}
      </p>
    </div>
  );
}
