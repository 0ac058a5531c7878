import { Button } from '@mantine/core';
import { IconHeartHandshake } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { t } from '../../../shared/text/index.ts';
import { paths } from '../insight-paths.ts';
import type { Person } from './contact-actions.tsx';
import styles from './people.module.css';

/** To the form for a new donor, filled in from the volunteer; back from there leads here. */
export function Ask({ id, name }: Person) {
  const { pathname } = useLocation();
  return (
    <Button
      component={Link}
      to={paths.askForGift(id)}
      state={{ from: pathname }}
      variant="default"
      size="compact-sm"
      className={styles.ask ?? ''}
      aria-label={t('insights.people.askOne', { name })}
    >
      <IconHeartHandshake className={styles.sign ?? ''} size={18} stroke={1.6} aria-hidden />
      <span className={styles.words}>{t('insights.people.ask')}</span>
    </Button>
  );
}
