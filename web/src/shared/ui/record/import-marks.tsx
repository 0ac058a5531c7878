import '../../text/import-problems/en.ts';
import { Text, Title } from '@mantine/core';
import type { ImportExtra, ImportFlag } from '#shared/collections/import-flags.ts';
import { isFlagField } from '#shared/domain/import/row-problems.ts';
import { t } from '../../text/index.ts';
import { fieldText } from '../import/field-text.ts';
import { Facts } from './facts.tsx';
import styles from './record.module.css';

type Marks = { import_flags?: readonly ImportFlag[] | undefined; import_extra?: ImportExtra | undefined };

/** What an import left on a record: cells that it could not use, and columns that have no field yet. */
export function ImportMarks({ record: { import_flags = [], import_extra = {} } }: { record: Marks }) {
  const extra = Object.entries(import_extra).map(([label, value]) => ({ label, value }));
  return (
    <>
      {import_flags.length > 0 && (
        <section>
          <Title order={2} size="h4">
            {t('importProblems.marks.leftOut')}
          </Title>
          <Text size="sm" c="var(--ink-soft)" mb="xs">
            {t('importProblems.marks.leftOutHint')}
          </Text>
          <Facts
            facts={import_flags.map((flag) => ({
              label: columnOf(flag),
              value: <Flag key={flag.code} flag={flag} />,
            }))}
          />
        </section>
      )}
      {extra.length > 0 && (
        <section>
          <Title order={2} size="h4" mb="xs">
            {t('importProblems.marks.extra')}
          </Title>
          <Facts facts={extra} />
        </section>
      )}
    </>
  );
}

const columnOf = ({ column, field }: ImportFlag): string =>
  column || (isFlagField(field) ? fieldText(field) : field);

const Flag = ({ flag: { cell, code } }: { flag: ImportFlag }) => (
  <>
    {cell && <span className={styles.cell}>{cell}</span>}
    {t(`importProblems.problem.${code}`)}
  </>
);
