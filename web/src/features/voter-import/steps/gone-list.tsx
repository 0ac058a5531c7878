import { Text } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import type { PackedImport } from '../../../shared/voter-reading/voter-import-protocol.ts';
import styles from './found-list.module.css';

/** Who is in the present file and not in the newer one. */
export function GoneList({ packed }: { packed: PackedImport }) {
  const { gone = [], promise } = packed;
  if (gone.length === 0) return null;
  const all = promise.changes.gone;
  return (
    <div className={styles.kinds}>
      <details className={styles.kind}>
        <summary>
          <span>{t('voterImport.changes.goneTitle')}</span>
          <span className={styles.count}>{showNumber(all)}</span>
        </summary>
        <ul className={styles.rows}>
          {gone.map(({ id, name, home }) => (
            <li key={id}>
              <span className={styles.row}>{id}</span>
              <span className={styles.who}>{name}</span>
              <span>{home}</span>
            </li>
          ))}
        </ul>
        {all > gone.length && (
          <Text size="sm" c="var(--ink-soft)" pb="xs">
            {t('voterImport.changes.goneFirst', { shown: showNumber(gone.length), total: showNumber(all) })}
          </Text>
        )}
      </details>
    </div>
  );
}
