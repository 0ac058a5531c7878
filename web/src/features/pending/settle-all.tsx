import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { discard, type Entry, retry } from '../../shared/data/journal/index.ts';
import { t } from '../../shared/text/index.ts';
import { notifyIfFailed } from '../../shared/ui/toasts.tsx';
import styles from './panel.module.css';

type Props = {
  /** Several that could not be saved. */
  failed: readonly Entry[];
  /** Whether they can be sent: somebody who was taken out of the campaign keeps or discards them. */
  sends: boolean;
};

/** What is done with all that could not be saved, for whoever has sixty of them for one reason. */
export function All({ failed, sends }: Props) {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // A conflict is somebody's to decide; asking again would only find it again.
  const again = failed.filter(({ state }) => state.is === 'failed' && state.code !== 'conflict');
  const keep = () => {
    setAsking(false);
    setTimeout(() => button.current?.focus());
  };
  const discardAll = () => {
    setAsking(false);
    void notifyIfFailed(Promise.all(failed.map((entry) => discard(entry))));
  };
  if (asking) return <Asking count={failed.length} go={discardAll} keep={keep} />;
  return (
    <div className={styles.all}>
      {sends && again.length > 1 && (
        <Button size="compact-sm" variant="default" onClick={() => again.forEach(sendAgain)}>
          {t('pending.retryAll')}
        </Button>
      )}
      <Button ref={button} size="compact-sm" variant="default" onClick={() => setAsking(true)}>
        {t('pending.discardAll')}
      </Button>
    </div>
  );
}

// Refused again, it stands in the list again.
const sendAgain = (entry: Entry): void => void retry(entry).catch(() => undefined);

/** There is no way back from this, so it says how much goes. */
const Asking = ({ count, go, keep }: { count: number; go: () => void; keep: () => void }) => (
  <fieldset className={styles.asking}>
    <legend className="visually-hidden">{t('pending.discardAllAsk', { count })}</legend>
    <p>
      <strong>{t('pending.discardAllAsk', { count })}</strong> {t('pending.discardAllHint')}
    </p>
    <div className={styles.actions}>
      <Button size="compact-sm" color="red" onClick={go}>
        {t('pending.discardAll')}
      </Button>
      <Button size="compact-sm" variant="default" autoFocus onClick={keep}>
        {t('pending.keepAll')}
      </Button>
    </div>
  </fieldset>
);
