import { t } from '../../shared/text/index.ts';
import styles from './Steps.module.css';
import type { Step } from './wizard/state.ts';

const names = ['file', 'columns', 'preview', 'import'] as const;
const places: Record<Step['is'], number> = {
  file: 0,
  reading: 0,
  columns: 1,
  checking: 1,
  preview: 2,
  starting: 2,
  importing: 3,
  done: 4,
};

/** Where in the import one is. */
export function Steps({ step }: { step: Step }) {
  const at = places[step.is];
  return (
    <ol className={styles.steps} aria-label={t('imports.steps.label')}>
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
          {t(`imports.steps.${name}`)}
        </li>
      ))}
    </ol>
  );
}
