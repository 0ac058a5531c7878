import { useEffect } from 'react';
import { loadBanner } from '../../features/pending/index.ts';
import { startConnectivity, useConnectivity } from '../../shared/data/connectivity.ts';
import { useJournal } from '../../shared/data/journal/index.ts';
import { t } from '../../shared/text/index.ts';
import { useLater } from '../use-later.ts';
import styles from './shell.module.css';

/** Milliseconds that the first screen has for itself, while there is nothing to say. */
const calmMs = 8_000;

/** The place at the top of every screen for what this device has not sent, could not save, or cannot keep. */
export function Connection() {
  const offline = useConnectivity(({ online }) => !online);
  const something = useJournal(
    ({ entries, durable, full, blocked, others, locked, unreadable }) =>
      entries.length > 0 || others > 0 || locked > 0 || unreadable > 0 || full || blocked || !durable,
  );
  useEffect(startConnectivity, []);
  const Banner = useLater(loadBanner, offline || something ? 0 : calmMs);
  // A network that is lost before the banner has come must be told all the same.
  if (!Banner)
    return (
      offline && (
        <p role="status" className={styles.offline}>
          {t('member.offline')}
        </p>
      )
    );
  return <Banner />;
}
