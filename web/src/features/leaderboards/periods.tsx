import { SegmentedControl } from '@mantine/core';
import { type LeaderboardPeriod, leaderboardPeriods } from '#shared/api/leaderboard.ts';
import { t } from '../../shared/text/index.ts';
import styles from './board.module.css';

type Props = {
  label: string;
  /** What the whole time is called. */
  all: string;
  value: LeaderboardPeriod;
  onChange: (period: LeaderboardPeriod) => void;
};

export const Periods = ({ label, all, value, onChange }: Props) => (
  <SegmentedControl
    className={styles.periods ?? ''}
    aria-label={label}
    value={value}
    onChange={onChange}
    data={leaderboardPeriods.map((period) => ({
      value: period,
      label: period === 'all' ? all : t(`leaderboards.periods.${period}`),
    }))}
  />
);
