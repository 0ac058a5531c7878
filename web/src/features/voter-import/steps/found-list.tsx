import { Stack, Text, Title } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import type { Found } from '../../../shared/voter-reading/voter-import-protocol.ts';
import styles from './found-list.module.css';

type Props = { title: string; found: readonly (Found<string> & { label: string })[] };

/** What is the matter with rows of the file, a kind a line, with examples of each. Nothing where nothing is. */
export function FoundList({ title, found }: Props) {
  if (found.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {title}
      </Title>
      <div className={styles.kinds}>
        {found.map((one) => (
          <Kind key={one.code} {...one} />
        ))}
      </div>
    </Stack>
  );
}

function Kind({ label, count, examples }: Props['found'][number]) {
  return (
    <details className={styles.kind}>
      <summary>
        <span>{label}</span>
        <span className={styles.count}>
          {t('voterImport.preview.rows', { count, formatted: showNumber(count) })}
        </span>
      </summary>
      {count > examples.length && (
        <Text size="sm" c="var(--ink-soft)">
          {t('voterImport.preview.first', { shown: showNumber(examples.length) })}
        </Text>
      )}
      <ul className={styles.rows}>
        {examples.map(({ file, row, subject, cell }) => (
          <li key={`${file} ${row} ${subject} ${cell}`}>
            <span className={styles.row}>
              {file && (
                <span className={styles.file} title={file}>
                  {file}
                </span>
              )}
              {t('importing.preview.row')} {row}
            </span>
            <span className={styles.who} title={subject}>
              {subject}
            </span>
            {cell && <span className={styles.cell}>{cell}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
