import { Text } from '@mantine/core';
import { useDeferredValue, useEffect, useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import styles from './strength.module.css';
import { loadMeasure, type Strength as Measured } from './strength.ts';

const steps = [1, 2, 3, 4] as const;
type Props = { password: string; own: readonly string[] };

/** How hard a password is to guess, in words beside the bar. A hint: it forbids nothing. */
export function Strength({ password, own }: Props) {
  const [measure, setMeasure] = useState<((password: string) => Measured) | null>(null);
  const typed = useDeferredValue(password);
  const about = own.join(' ');
  useEffect(() => {
    let current = true;
    // Without a connection there is no hint, and nothing else depends on it.
    loadMeasure(about.split(' ')).then(
      (loaded) => current && setMeasure(() => loaded),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [about]);
  if (!measure || typed === '') return null;
  const { score, advice } = measure(typed);
  return (
    <div role="status">
      <div className={styles.bar} data-score={score} aria-hidden>
        {steps.map((step) => (
          <span key={step} className={step <= score ? styles.full : ''} />
        ))}
      </div>
      <Text size="sm" c="var(--ink-soft)">
        {t('security.password.strength.label', { is: t(`security.password.strength.${score}`) })}
        {advice && ` · ${advice}`}
      </Text>
    </div>
  );
}
