import { Skeleton } from '@mantine/core';
import type { Live } from '../../shared/data/live.ts';
import { t } from '../../shared/text/index.ts';
import { showDay } from '../../shared/ui/format.ts';
import styles from './candidate-block.module.css';
import type { Candidate } from './data.ts';
import { type ElectionDay, untilElection } from './giving-by-month.ts';

type Props = { live: Live<Candidate | null> };

/** Who is running for what. */
export function Running({ live }: Props) {
  if (live.is === 'loading')
    return (
      <span className={`${styles.race} ${styles.coming}`}>
        <Skeleton component="span" className={styles.waiting} />
      </span>
    );
  if (live.is !== 'ready' || !live.value) return <span className={styles.race}>&nbsp;</span>;
  const { candidateName, office, district, state, party } = live.value;
  const race = [office, district, state, party].filter((part) => part !== null);
  return (
    <span className={styles.race}>
      <strong>{candidateName}</strong>
      {race.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </span>
  );
}

/** The days that are left. Nothing where the campaign has not said when it ends. */
export function Countdown({ live, day }: Props & { day: string }) {
  if (live.is === 'loading') return <div className={styles.countdown} aria-hidden />;
  if (live.is !== 'ready' || !live.value?.electionDate) return null;
  const election = untilElection(live.value.electionDate, day);
  return (
    <div className={styles.countdown}>
      {election.is !== 'today' && <span className={`${styles.days} figures`}>{election.days}</span>}
      <span className={styles.until}>
        {formatElection(election)}
        <time dateTime={election.date}>{showDay(election.date)}</time>
      </span>
    </div>
  );
}

function formatElection(election: ElectionDay): string {
  if (election.is === 'today') return t('dashboard.election.today');
  if (election.is === 'ahead') return t('dashboard.election.ahead', { count: election.days });
  return t('dashboard.election.past', { count: election.days });
}
