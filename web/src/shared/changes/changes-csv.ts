import { byteOrderMark, csvLine } from '#shared/domain/import/cells.ts';
import type { Entry } from '../data/journal/index.ts';
import { t } from '../text/index.ts';
import { fieldsOf, kindOf, nameIn } from './format-change.ts';

export type Labels = {
  /** What a record is called, where somebody knows it. */
  nameOf: (entry: Entry) => string | null;
  /** What the change waits for, or why it failed. */
  stateOf: (entry: Entry) => string;
};

/** A table that people read: one row for each field of each change. */
export function tableOf(entries: readonly Entry[], { nameOf, stateOf }: Labels): string {
  const head = ['what', 'record', 'field', 'value', 'before', 'made', 'state'] as const;
  const rows = entries.flatMap((entry) => {
    const { operation, timestamp } = entry;
    const record = nameIn(operation) ?? nameOf(entry) ?? operation.id;
    const described = fieldsOf(operation, nameOf(entry));
    const fields = described.length > 0 ? described : [{ label: '', value: '', before: null }];
    return fields.map(({ label, value, before }) => [
      kindOf(operation),
      record,
      label,
      value,
      before ?? '',
      new Date(timestamp).toISOString(),
      stateOf(entry),
    ]);
  });
  return [byteOrderMark, csvLine(head.map((one) => t(`pending.columns.${one}`))), ...rows.map(csvLine)].join(
    '',
  );
}
