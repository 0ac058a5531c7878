import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import { useKeeping } from './data.ts';

/** Milliseconds after which waiting for the server is said. */
const slowMs = 3_000;

/** Where the server cannot be reached, a backup waits on this device, and what follows it waits too. */
export function Waiting() {
  const keeping = useKeeping();
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!keeping) return;
    const timer = setTimeout(() => setLong(true), slowMs);
    return () => clearTimeout(timer);
  }, [keeping]);
  return (
    <div role="status">
      {keeping && long && (
        <Text size="sm" c="var(--goal)">
          {t('history.backups.waiting')}
        </Text>
      )}
    </div>
  );
}
