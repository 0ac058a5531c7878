import { Text } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';
import type { ReadFile } from '../export/profile-file.ts';
import styles from './backups.module.css';

/** Fields that cannot be stored as they are, each with its reason, and how many parts mean nothing here. */
export function Unfit({ file: { unfit, unknown } }: { file: ReadFile & { is: 'profile' } }) {
  return (
    <>
      {unfit.length > 0 && (
        <div className={styles.unfit} role="alert">
          <Text fw={600}>{t('history.file.unfit', { count: unfit.length })}</Text>
          <ul>
            {unfit.map(({ name, why }) => (
              <li key={name}>
                {t('history.file.unfitOne', { label: t(`profileFields.fields.${name}.label`), why })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {unknown > 0 && (
        <Text size="sm" c="var(--ink-soft)">
          {t('history.file.unknown', { count: unknown })}
        </Text>
      )}
    </>
  );
}
