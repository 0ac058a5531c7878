import { Link } from 'react-router-dom';
import { raceFrom, winNumberOf } from '#shared/domain/win-number.ts';
import type { Candidate } from '../../../../shared/data/use-candidate.ts';
import { t } from '../../../../shared/text/index.ts';
import { showNumber } from '../../../../shared/ui/format.ts';
import { paths } from '../../analytics-paths.ts';
import styles from './goals.module.css';

/** What all of it is for, where the profile's race section says enough to know. */
export function WinNumberLine({ candidate }: { candidate: Candidate }) {
  const figures = winNumberOf(raceFrom((field) => candidate[field] ?? null));
  if (figures.is !== 'known') return null;
  return (
    <p className={`${styles.quiet} figures`}>
      {t('analytics.goals.winNumber', { votes: showNumber(figures.win) })}{' '}
      <Link to={paths.race}>{t('analytics.goals.winNumberLink')}</Link>
    </p>
  );
}
