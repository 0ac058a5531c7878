import { Button } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { leaderboardShown } from '#shared/constants.ts';
import { today } from '#shared/domain/days.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { alignedHours } from '../../../shared/ui/hours.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { NoPermission } from '../../../shared/ui/no-permission.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import styles from '../board.module.css';
import { Board, type Row, Waiting } from '../board.tsx';
import { useBoard, type Volunteer } from '../data.ts';
import { paths } from '../leaderboard-paths.ts';
import { firstDayOf, usePeriod } from '../periods.ts';
import { Periods } from '../periods.tsx';

/** Who gives the campaign most of their time, for those who may see the volunteers. */
export function Volunteers() {
  if (useMember().can('volunteers.read')) return <Ranked />;
  return <NoPermission />;
}

function Ranked() {
  const [period, choose] = usePeriod('all');
  const live = useBoard(firstDayOf(period, today(new Date(useNow()))));
  const stale = live.is === 'ready' && live.stale;
  return (
    <>
      <div className={styles.head}>
        <Periods
          label={t('leaderboards.volunteers.period')}
          all={t('leaderboards.volunteers.all')}
          value={period}
          onChange={choose}
        />
        {period !== 'all' && <p>{t('leaderboards.volunteers.active')}</p>}
      </div>
      <StaleNote of={live} />
      <LiveView of={live} loading={<Waiting />}>
        {(found) => <Drawn volunteers={found} stale={stale} />}
      </LiveView>
    </>
  );
}

/** Nobody is shamed by a zero: who has no hours yet is left out. */
function Drawn({ volunteers, stale }: { volunteers: readonly Volunteer[]; stale: boolean }) {
  const rows = volunteers.filter(({ totalHours }) => totalHours > 0).map(rowOf);
  if (rows.length === 0) return stale ? null : <NoVolunteers />;
  return (
    <>
      <Board label={t('leaderboards.volunteers.title')} rows={rows} />
      <p className={styles.foot}>
        {rows.length >= leaderboardShown && t('leaderboards.volunteers.first', { count: leaderboardShown })}{' '}
        {t('leaderboards.volunteers.choice')}
      </p>
    </>
  );
}

/** Who goes by an alias is not to be found out: no name, and no way to the record. */
const rowOf = ({ id, name, alias, totalHours, lastActiveDate }: Volunteer): Row => ({
  key: id,
  name:
    alias === null ? (
      <Link className={styles.who} to={paths.volunteer(id)} title={name}>
        {name}
      </Link>
    ) : (
      <span className={styles.who} title={alias}>
        {alias}
      </span>
    ),
  value: totalHours,
  text: t('leaderboards.volunteers.hours', { count: totalHours, shown: alignedHours(totalHours) }),
  note: lastActiveDate ? t('leaderboards.volunteers.last', { day: showDay(lastActiveDate) }) : '',
});

const NoVolunteers = () => (
  <EmptyState
    icon={IconUsersGroup}
    title={t('leaderboards.volunteers.empty')}
    hint={t('leaderboards.volunteers.emptyHint')}
  >
    <Button component={Link} to={paths.allVolunteers} variant="default">
      {t('leaderboards.volunteers.open')}
    </Button>
  </EmptyState>
);
