import { Button, Group, Loader, Text } from '@mantine/core';
import { pageSize } from '#shared/constants.ts';
import type { Pages } from '../../data/pages.ts';
import { t } from '../../text/index.ts';
import styles from './list.module.css';

type Props = Pick<Pages<unknown>, 'next' | 'more'> & { capped: boolean; shown: number };

/** What comes after the last row. */
export function Footer({ next, more, capped, shown }: Props) {
  if (next.is === 'loading')
    return (
      <div className={styles.footer} role="status">
        <Loader size="xs" aria-label={t('common.loading')} />
      </div>
    );
  if (next.is === 'failed')
    return (
      <Group className={styles.footer ?? ''} justify="center" role="alert">
        <Text size="sm">{next.why}</Text>
        <Button size="compact-sm" variant="default" onClick={more}>
          {t('errors.tryAgain')}
        </Button>
      </Group>
    );
  if (capped) return <div className={styles.footer}>{t('list.capped')}</div>;
  // A list that fits on one page ends where anybody can see it.
  const long = next.is === 'end' && shown > pageSize / 2;
  return long ? <div className={styles.footer}>{t('list.end')}</div> : null;
}
