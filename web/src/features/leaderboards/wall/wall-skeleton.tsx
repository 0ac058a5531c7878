import { Skeleton } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';
import styles from './wall.module.css';

const places = Array.from({ length: 6 }, (_, at) => at);

/** In the shape of the wall that is on its way. */
export const Waiting = () => (
  <div role="status" aria-label={t('common.loading')}>
    <div className={styles.cards} aria-hidden>
      {places.map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton circle height={40} />
          <div className={styles.said}>
            <Skeleton height={14} width="45%" mt={4} />
            <Skeleton height={12} width="80%" mt={10} />
            <Skeleton height={12} width="30%" mt={10} />
          </div>
        </div>
      ))}
    </div>
  </div>
);
