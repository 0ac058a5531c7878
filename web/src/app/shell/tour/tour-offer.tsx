import { Button } from '@mantine/core';
import { IconRoute } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dashboard } from '../../../features/dashboard/index.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { featureAt } from '../../features.ts';
import { useOpened } from '../palette/opened-part.ts';
import { startTour } from './start-tour.ts';
import styles from './tour-offer.module.css';
import { markTourSeen, useTourIsNew } from './tour-seen.ts';

/** A note at the foot of a new member's dashboard. It has room of its own after the content: nothing moves, nothing is covered. */
export function Offer() {
  const { uid, can } = useMember();
  const currentFeature = featureAt(useLocation().pathname);
  const free = useOpened(({ opened }) => opened === null);
  const isNew = useTourIsNew(uid);
  const [answered, setAnswered] = useState(false);
  if (!isNew || answered || !free || currentFeature !== dashboard || !can('dashboard.read')) return null;
  const refuse = () => {
    setAnswered(true);
    markTourSeen(uid);
    document.getElementById('content')?.focus();
  };
  return (
    <aside className={styles.offer} aria-label={t('commands.tour.title')}>
      <IconRoute size={20} stroke={1.6} aria-hidden />
      <p>{t('commands.tour.offer')}</p>
      <Button size="sm" onClick={startTour}>
        {t('commands.tour.begin')}
      </Button>
      <Button size="sm" variant="subtle" color="gray" c="var(--ink-soft)" onClick={refuse}>
        {t('commands.tour.notNow')}
      </Button>
    </aside>
  );
}
