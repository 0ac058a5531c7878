import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { missingVoterFields, voterFields } from '#shared/domain/voters/headers.ts';
import { t } from '../../../shared/text/index.ts';
import { ColumnTable, type FileColumn } from '../../../shared/ui/import/column-table.tsx';
import { FileNotes } from '../../../shared/ui/import/file-notes.tsx';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import { StepTitle } from '../../../shared/ui/import/step-title.tsx';
import { showSize } from '../format-size.ts';
import { assign, fieldNamed, fieldOf } from '../wizard/assign-columns.ts';
import { checkRows } from '../wizard/check-voter-rows.ts';
import { choose, toSource } from '../wizard/choose-voter-file.ts';
import type { Chosen, Step } from '../wizard/voter-wizard-state.ts';
import { DistrictFilter } from './district-filter.tsx';
import { Elections } from './elections.tsx';
import { FilesNote } from './files-note.tsx';
import { RaceNote } from './race-note.tsx';
import styles from './voter-columns-step.module.css';
import { FileRefused } from './voter-file-step.tsx';

const options = () => voterFields.map((value) => ({ value, label: t(`voterColumns.field.${value}`) }));

/** Which column fills which field. */
export function ColumnsStep({ step }: { step: Extract<Step, { is: 'columns' }> }) {
  const { chosen } = step;
  const { facts, mapping } = chosen;
  // As they were when the step came, so that a column does not jump while its field is chosen.
  const [first] = useState(mapping);
  const columns = facts.headers.map((_, at) => at);
  const filling = columns.filter((at) => first[at]?.is === 'field' && !facts.racePlaces.includes(at));
  const others = columns.filter(
    (at) =>
      first[at]?.is !== 'field' && facts.mapping[at]?.is !== 'election' && !facts.racePlaces.includes(at),
  );
  const missing = missingVoterFields(mapping);
  const isUnsaid = chosen.filters.some(({ values }) => values.length === 0);
  const size = `${facts.name} · ${showSize(facts.size)}.`;
  return (
    <Stack gap="md">
      <StepTitle hint={t('voterColumns.hint', { size })}>{t('importing.columns.title')}</StepTitle>
      {step.refused && <FileRefused refused={step.refused} />}
      {step.why && (
        <Notice tone="bad" role="alert">
          {step.why}
        </Notice>
      )}
      <FilesNote facts={facts} />
      <RaceNote chosen={chosen} />
      <Notes chosen={chosen} />
      {filling.length > 0 && <Columns chosen={chosen} columns={filling} />}
      {missing.map((field) => (
        <Notice key={field} tone="warning">
          {t(`voterColumns.missing.${field}`)}
        </Notice>
      ))}
      <Others chosen={chosen} columns={others} open={missing.length > 0} />
      <Elections chosen={chosen} />
      <DistrictFilter chosen={chosen} />
      <Group gap="xs">
        <Button onClick={() => void checkRows()} disabled={missing.length > 0 || isUnsaid}>
          {t('importing.columns.check_all')}
        </Button>
        <Button variant="default" onClick={toSource}>
          {t('common.back')}
        </Button>
      </Group>
    </Stack>
  );
}

function Columns({ chosen, columns }: { chosen: Chosen; columns: readonly number[] }) {
  const { facts, mapping } = chosen;
  const column = (at: number): FileColumn => ({
    at,
    header: facts.headers[at] ?? '',
    samples: facts.samples[at] ?? [],
    field: fieldOf(mapping[at]) ?? '',
    guessed: false,
  });
  return (
    <ColumnTable
      columns={columns.map(column)}
      options={options()}
      choose={(at, name) => choose({ mapping: assign(mapping, at, fieldNamed(name)) })}
    />
  );
}

/** Files of vendors have hundreds of columns: those that fill nothing are drawn when they are asked for. */
function Others({ chosen, columns, open }: { chosen: Chosen; columns: readonly number[]; open: boolean }) {
  const [all, setAll] = useState(open);
  if (columns.length === 0) return null;
  return (
    <details open={all} onToggle={({ currentTarget }) => setAll(currentTarget.open)}>
      <summary className={styles.others}>{t('importing.columns.others', { count: columns.length })}</summary>
      {all && <Columns chosen={chosen} columns={columns} />}
    </details>
  );
}

/** What was found of the file's layout, and what is odd about it though it can be read. */
function Notes({ chosen }: { chosen: Chosen }) {
  const { facts, remembered } = chosen;
  return (
    <>
      <Text c="var(--ink-soft)">
        {t(`voterColumns.layout.${facts.layout}`)} {remembered && t('importing.columns.remembered')}
      </Text>
      <FileNotes {...facts} openQuote={null} />
    </>
  );
}
