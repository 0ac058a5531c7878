import { turfStates } from '#shared/domain/field/turf-limits.ts';
import { t } from '../../../shared/text/index.ts';
import styles from './legend.module.css';

type Props = { planned: boolean; existing: boolean };

/** What the map's marks mean; only of what can be on it. */
export const Legend = ({ planned, existing }: Props) => (
  <ul className={styles.legend} aria-label={t('fieldMap.legend.title')}>
    <li>
      <span className={styles.dense} aria-hidden /> {t('fieldMap.legend.dense')}
    </li>
    <li>
      <span className={styles.untried} aria-hidden /> {t('fieldMap.legend.untried')}
    </li>
    <li>
      <span className={styles.tried} aria-hidden /> {t('fieldMap.legend.tried')}
    </li>
    <li>
      <span className={styles.precinct} aria-hidden /> {t('fieldMap.legend.precinct')}
    </li>
    {planned && (
      <li>
        <span className={styles.planned} aria-hidden /> {t('fieldMap.legend.planned')}
      </li>
    )}
    {existing &&
      turfStates.map((state) => (
        <li key={state}>
          <span className={styles.kept} data-state={state} aria-hidden /> {t(`fieldMap.states.${state}`)}
        </li>
      ))}
  </ul>
);
