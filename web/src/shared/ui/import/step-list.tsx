import { t } from '../../text/index.ts';
import styles from './step-list.module.css';

type Props = {
  /** Names of the steps, in order. */
  names: readonly string[];
  /** Place of the present one; past the last where all is done. */
  at: number;
};

/** Where in an import one is. On a phone more than three names do not fit: only the present one is told. */
export const StepList = ({ names, at }: Props) => (
  <ol className={styles.steps} aria-label={t('importing.steps')} data-many={names.length > 3}>
    {names.map((name, place) => (
      <li
        key={name}
        className={styles.step}
        data-state={place < at ? 'past' : place === at ? 'now' : 'ahead'}
        aria-current={place === at ? 'step' : undefined}
      >
        <span className={styles.number} aria-hidden>
          {place + 1}
        </span>
        <span className={styles.name}>{name}</span>
      </li>
    ))}
  </ol>
);
