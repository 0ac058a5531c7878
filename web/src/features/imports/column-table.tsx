import { type ImportKind, importFields } from '#shared/domain/import/import-fields.ts';
import { t } from '../../shared/text/index.ts';
import { ColumnTable as Table } from '../../shared/ui/import/column-table.tsx';
import { fieldText } from '../../shared/ui/import/field-text.ts';
import { assign } from './assign-column.ts';
import { choose } from './wizard/choose-file.ts';
import type { Chosen } from './wizard/wizard-state.ts';

type Props = { kind: ImportKind; chosen: Chosen; columns: readonly number[] };

/** Columns of the file and the field that each fills. */
export function ColumnTable({ kind, chosen, columns }: Props) {
  const { facts, mapping, matches } = chosen;
  const column = (at: number) => {
    const field = mapping[at] ?? null;
    return {
      at,
      header: facts.headers[at] ?? '',
      samples: facts.samples[at] ?? [],
      field: field ?? '',
      guessed: field !== null && matches[at]?.by === 'guessed' && matches[at]?.field === field,
    };
  };
  return (
    <Table
      none={t('imports.columns.noField')}
      columns={columns.map(column)}
      options={importFields[kind].map(({ key }) => ({ value: key, label: fieldText(key) }))}
      choose={(at, value) => {
        const field = importFields[kind].find(({ key }) => key === value)?.key ?? null;
        choose({ mapping: assign(kind, mapping, at, field) });
      }}
    />
  );
}
