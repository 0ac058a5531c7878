import { Skeleton, Stack } from '@mantine/core';
import { t } from '../text/index.ts';
import styles from './screen-waiting.module.css';

/** In the shape of most screens, until one is there. */
export const ScreenWaiting = () => (
  <Stack gap="lg" maw={1200} mx="auto" role="status" aria-label={t('common.loading')}>
    <Skeleton height={32} width={220} radius="sm" />
    <Skeleton height={120} radius="md" />
    <Skeleton height={240} radius="md" />
    <p className={styles.late} aria-hidden>
      {t('common.loading')}
    </p>
  </Stack>
);
