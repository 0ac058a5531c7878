import { useSearchParams } from 'react-router-dom';
import { type LeaderboardPeriod, leaderboardPeriods } from '#shared/api/leaderboard.ts';
import { addDays } from '#shared/domain/days.ts';

const days: Record<LeaderboardPeriod, number | null> = { '7d': 7, '30d': 30, all: null };

/** The first day of a period that ends today; null where it has no beginning. */
export function firstDayOf(period: LeaderboardPeriod, today: string): string | null {
  const ago = days[period];
  return ago === null ? null : addDays(today, -ago);
}

/** The period of the address, and how to choose another; the address then names it. */
export function usePeriod(
  unsaid: LeaderboardPeriod,
): [LeaderboardPeriod, (period: LeaderboardPeriod) => void] {
  const [params, setParams] = useSearchParams();
  const param = leaderboardPeriods.find((period) => period === params.get('period'));
  const choose = (period: LeaderboardPeriod) =>
    setParams(period === unsaid ? {} : { period }, { replace: true });
  return [param ?? unsaid, choose];
}
