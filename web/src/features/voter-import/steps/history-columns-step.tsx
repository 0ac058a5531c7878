import { Button, Group, Stack } from '@mantine/core';
import { historyFields, missingHistoryFields } from '#shared/domain/voters/history-columns.ts';
import { t } from '../../../shared/text/index.ts';
import { ColumnTable } from '../../../shared/ui/import/column-table.tsx';
import { FileNotes } from '../../../shared/ui/import/file-notes.tsx';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import { StepTitle } from '../../../shared/ui/import/step-title.tsx';
import { showSize } from '../format-size.ts';
import { checkRows } from '../wizard/check-voter-rows.ts';
import { choose, toSource } from '../wizard/choose-voter-file.ts';
import type { Step } from '../wizard/voter-wizard-state.ts';
import { FilesNote } from './files-note.tsx';
import { FileRefused } from './voter-file-step.tsx';

/** Which column of a history file says what. */
export function HistoryColumnsStep({ step }: { step: Extract<Step, { is: 'columns' }> }) {
  const { chosen } = step;
  const { facts, history } = chosen;
  const missing = missingHistoryFields(history);
  const size = `${facts.name} · ${showSize(facts.size)}.`;
  const take = (column: number, name: string) => {
    const field = historyFields.find((one) => one === name) ?? null;
    choose({
      history: history.map((one, at) => {
        if (at === column) return field;
        return one === field ? null : one;
      }),
    });
  };
  return (
    <Stack gap="md">
      <StepTitle hint={t('voterColumns.history.hint', { size })}>{t('importing.columns.title')}</StepTitle>
      {step.refused && <FileRefused refused={step.refused} />}
      {step.why && (
        <Notice tone="bad" role="alert">
          {step.why}
        </Notice>
      )}
      <FilesNote facts={facts} />
      <FileNotes {...facts} openQuote={null} />
      <ColumnTable
        columns={facts.headers
          .map((header, at) => ({
            at,
            header,
            samples: facts.samples[at] ?? [],
            field: history[at] ?? '',
            guessed: false,
          }))
          .filter(({ at }) => !facts.racePlaces.includes(at))}
        options={historyFields.map((value) => ({ value, label: t(`voterColumns.history.field.${value}`) }))}
        choose={take}
      />
      {missing.map((field) => (
        <Notice key={field} tone="warning">
          {t(`voterColumns.history.missing.${field}`)}
        </Notice>
      ))}
      <Group gap="xs">
        <Button onClick={() => void checkRows()} disabled={missing.length > 0}>
          {t('importing.columns.check_all')}
        </Button>
        <Button variant="default" onClick={toSource}>
          {t('common.back')}
        </Button>
      </Group>
    </Stack>
  );
}
