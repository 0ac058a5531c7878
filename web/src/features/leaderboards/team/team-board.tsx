import { IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { t } from '../../../shared/text/index.ts';
import { locale } from '../../../shared/text/language.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import styles from '../board.module.css';
import { Board, type Row, Waiting } from '../board.tsx';
import { type TeamBoard, useTeamBoard } from '../data.ts';
import { paths } from '../leaderboard-paths.ts';
import { usePeriod } from '../periods.ts';
import { Periods } from '../periods.tsx';

/** Who enters what keeps the campaign going. */
export function Team() {
  const [period, choose] = usePeriod('30d');
  const live = useTeamBoard(period);
  return (
    <>
      <div className={styles.head}>
        <Periods
          label={t('leaderboards.team.period')}
          all={t('leaderboards.team.all')}
          value={period}
          onChange={choose}
        />
      </div>
      <LiveView of={live} loading={<Waiting />}>
        {(board) => <Drawn board={board} />}
      </LiveView>
    </>
  );
}

const Drawn = ({ board }: { board: TeamBoard }) => (
  <>
    {board.total === 0 ? (
      <EmptyState
        icon={IconUsers}
        title={t('leaderboards.team.empty')}
        hint={t('leaderboards.team.emptyHint')}
      />
    ) : (
      <Board label={t('leaderboards.team.title')} rows={rowsOf(board)} />
    )}
    <p className={styles.foot}>
      {t(board.rows.some(({ you }) => you) ? 'leaderboards.team.choice' : 'leaderboards.team.leftOut')}{' '}
      <Link to={paths.settings}>{t('leaderboards.team.settings')}</Link>
    </p>
  </>
);

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });

/** A share that rounds to nothing is still something. */
function shareOf(count: number, total: number): string {
  const share = count / Math.max(total, 1);
  if (count > 0 && share < 0.005) return t('leaderboards.team.little');
  return t('leaderboards.team.share', { share: percent.format(share) });
}

/** Members who go by an alias have no id here; two of them may have chosen the same one. */
const rowsOf = ({ rows, total }: TeamBoard): Row[] =>
  rows.map(({ uid, name, you, count }, at) => ({
    key: uid ?? `${at}`,
    name: (
      <>
        <span className={styles.who} title={name}>
          {name}
        </span>
        {you && <span className={styles.you}>{t('leaderboards.team.you')}</span>}
      </>
    ),
    value: count,
    text: t('leaderboards.team.entries', { count, shown: showNumber(count) }),
    note: shareOf(count, total),
    marked: you,
  }));
