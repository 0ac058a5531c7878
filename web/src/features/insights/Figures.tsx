import { Link } from 'react-router-dom';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { Counting } from './Counting.tsx';
import type { Rollup } from './data.ts';
import styles from './Figures.module.css';
import { type Figure, figuresOf } from './figures.ts';

const labels = ['conversion', 'average', 'raised', 'donors', 'recurring'] as const;

/** The campaign's rates and totals. Each leads to the people behind it, for those who may see them. */
export function Figures({ numbers }: { numbers: Rollup | null }) {
  const figures = numbers && figuresOf(numbers);
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="visually-hidden">
        {t('insights.figures.title')}
      </h2>
      <dl className={styles.figures}>
        {labels.map((label) => (
          <div key={label} className={styles.figure}>
            <dt>{t(`insights.figures.${label}`)}</dt>
            <dd>
              <Value figure={figures?.[label] ?? null} />
              <span className={styles.hint}>{figures?.[label].hint}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Value({ figure }: { figure: Figure | null }) {
  const { can } = useMember();
  const value = figure?.value ?? null;
  return (
    <span className={`${styles.value} figures`}>
      {figure === null || value === null ? (
        <Counting />
      ) : can(figure.needs) ? (
        <Link to={figure.to}>{value}</Link>
      ) : (
        value
      )}
    </span>
  );
}
