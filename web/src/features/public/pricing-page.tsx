import { IconCheck } from '@tabler/icons-react';
import { t } from '../../shared/text/index.ts';
import styles from './document.module.css';
import { Site } from './public-frame.tsx';
import { Ways } from './start-buttons.tsx';

const items = [
  'voters',
  'field',
  'people',
  'imports',
  'dashboard',
  'profile',
  'offline',
  'roles',
  'safety',
  'source',
] as const;

/** No price is set anywhere, so none is named: what it is, what it costs to run, what would be said first. */
export default function PricingPage() {
  return (
    <Site>
      <article className={styles.page}>
        <h1>{t('landing.pricing.heading')}</h1>
        <p className={styles.lead}>{t('landing.pricing.lead')}</p>
        <section className={styles.offer}>
          <h2>{t('landing.pricing.included')}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <IconCheck size={20} stroke={1.75} aria-hidden />
                {t(`landing.pricing.items.${item}`)}
              </li>
            ))}
          </ul>
          <Ways />
        </section>
        <section className={styles.part}>
          <h2>{t('landing.pricing.cost')}</h2>
          <p>
            {t('landing.pricing.costText')}{' '}
            <a href="https://firebase.google.com/pricing" rel="noreferrer">
              {t('landing.pricing.costLink')}
            </a>
          </p>
        </section>
        <section className={styles.part}>
          <h2>{t('landing.pricing.promise')}</h2>
          <p>{t('landing.pricing.promiseText')}</p>
        </section>
      </article>
    </Site>
  );
}
