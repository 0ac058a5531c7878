import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { type DataType, dataName } from '#shared/domain/voters/data-columns.ts';
import { dataColumnsMax } from '#shared/domain/voters/voter-file-columns.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { ColumnTable } from '../../../shared/ui/import/column-table.tsx';
import { FileNotes } from '../../../shared/ui/import/file-notes.tsx';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import { StepTitle } from '../../../shared/ui/import/step-title.tsx';
import { useVoterFiles } from '../data.ts';
import { showSize } from '../format-size.ts';
import { checkRows } from '../wizard/check-voter-rows.ts';
import { choose, toSource } from '../wizard/choose-voter-file.ts';
import type { Chosen, Step } from '../wizard/voter-wizard-state.ts';
import { FilesNote } from './files-note.tsx';
import { RaceNote } from './race-note.tsx';
import { FileRefused } from './voter-file-step.tsx';

const uses = ['id', 'number', 'choice', 'text'] as const;
type Use = (typeof uses)[number];

/** Gives a column a use, or leaves it out; of ids there is one column. */
function withUse({ data, facts }: Chosen, column: number, use: Use | null): Chosen['data'] {
  const columns = data.columns.filter((one) => one.column !== column);
  const id = data.id === column ? -1 : data.id;
  if (use === null) return { id, columns };
  if (use === 'id') return { id: column, columns };
  const before = data.columns.find((one) => one.column === column);
  const name =
    before?.name ??
    dataName(
      facts.headers[column] ?? '',
      columns.map(({ name }) => name),
    );
  const type: DataType = use;
  return {
    id,
    columns: [...columns, { column, name, type }].sort((one, other) => one.column - other.column),
  };
}

/** Calls a column something else: no field's name, and no other column's. */
const withName = ({ columns, ...rest }: Chosen['data'], column: number, name: string): Chosen['data'] => {
  const others = columns.filter((one) => one.column !== column).map((one) => one.name);
  return {
    ...rest,
    columns: columns.map((one) =>
      one.column === column && name.trim() !== '' && name !== one.name
        ? { ...one, name: dataName(name, others) }
        : one,
    ),
  };
};

/** Which columns of a file about voters come, and what they are. */
export function DataColumnsStep({ step }: { step: Extract<Step, { is: 'columns' }> }) {
  const { chosen } = step;
  const { facts, data } = chosen;
  const size = `${facts.name} · ${showSize(facts.size)}.`;
  const fieldAt = (column: number): Use | '' =>
    data.id === column ? 'id' : (data.columns.find((one) => one.column === column)?.type ?? '');
  const offered = [...facts.headers.keys()].filter((at) => !facts.racePlaces.includes(at));
  const isMissing = data.id < 0 || data.columns.length === 0;
  const isMany = data.columns.length > dataColumnsMax;
  return (
    <Stack gap="md">
      <StepTitle hint={t('voterColumns.data.hint', { size, max: dataColumnsMax })}>
        {t('importing.columns.title')}
      </StepTitle>
      {step.refused && <FileRefused refused={step.refused} />}
      {step.why && (
        <Notice tone="bad" role="alert">
          {step.why}
        </Notice>
      )}
      <FilesNote facts={facts} />
      <RaceNote chosen={chosen} />
      <FileNotes {...facts} openQuote={null} />
      <ColumnTable
        columns={offered.map((at) => ({
          at,
          header: facts.headers[at] ?? '',
          samples: facts.samples[at] ?? [],
          field: fieldAt(at),
          guessed: false,
          named: data.columns.find(({ column }) => column === at)?.name,
        }))}
        options={uses.map((value) => ({ value, label: t(`voterColumns.data.use.${value}`) }))}
        choose={(column, name) =>
          choose({ data: withUse(chosen, column, uses.find((one) => one === name) ?? null) })
        }
        rename={(column, name) => choose({ data: withName(chosen.data, column, name) })}
      />
      <Replaces chosen={chosen} />
      {isMissing && (
        <Notice tone="warning">
          {t(data.id < 0 ? 'voterColumns.history.missing.id' : 'voterColumns.data.none')}
        </Notice>
      )}
      {isMany && <Notice tone="warning">{t('voterColumns.data.many', { max: dataColumnsMax })}</Notice>}
      <Group gap="xs">
        <Button onClick={() => void checkRows()} disabled={isMissing || isMany}>
          {t('importing.columns.check_all')}
        </Button>
        <Button variant="default" onClick={toSource}>
          {t('common.back')}
        </Button>
      </Group>
    </Stack>
  );
}

/** The file whose columns these take the place of. Nothing where there is none. */
function Replaces({ chosen }: { chosen: Chosen }) {
  const files = useVoterFiles(useMember().organization);
  const current = files.is === 'ready' ? files.value.find(({ state }) => state === 'current') : undefined;
  const parts = (current?.parts ?? []).filter(({ kind }) => kind === 'data');
  if (parts.length === 0) return null;
  return (
    <NativeSelect
      label={t('voterColumns.data.replaces')}
      data={[
        { value: '', label: t('voterColumns.data.adds') },
        ...parts.map(({ id, file_name, columns }) => ({
          value: id,
          label: `${file_name} (${columns.map(({ name }) => name).join(', ')})`.slice(0, 120),
        })),
      ]}
      value={chosen.replaces ?? ''}
      onChange={({ currentTarget }) => choose({ replaces: currentTarget.value || null })}
    />
  );
}
