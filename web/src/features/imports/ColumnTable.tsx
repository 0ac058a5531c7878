import { IconSelector } from '@tabler/icons-react';
import { type ImportKind, importFields } from '#shared/rules/import/fields.ts';
import { t } from '../../shared/text/index.ts';
import styles from './ColumnTable.module.css';
import { assign, letter } from './mapping.ts';
import { choose } from './wizard/file.ts';
import type { Chosen } from './wizard/state.ts';

type Props = { kind: ImportKind; chosen: Chosen; columns: readonly number[] };

/** Columns of the file with a few of their cells and the field that each fills. */
export function ColumnTable({ kind, chosen, columns }: Props) {
  const fields = importFields[kind].map(({ key }) => ({ value: key, label: t(`imports.field.${key}`) }));
  const options = [{ value: '', label: t('imports.columns.leaveOut') }, ...fields];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{t('imports.columns.column')}</th>
          <th>{t('imports.columns.samples')}</th>
          <th>{t('imports.columns.field')}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map((at) => (
          <Column key={at} {...{ kind, chosen, at, options }} />
        ))}
      </tbody>
    </table>
  );
}

type ColumnProps = {
  kind: ImportKind;
  chosen: Chosen;
  at: number;
  options: { value: string; label: string }[];
};

/** A bare select: the 90 columns of an ActBlue file draw at once, and a phone shows its own wheel. */
function Column({ kind, chosen, at, options }: ColumnProps) {
  const { facts, mapping, matches } = chosen;
  const header = facts.headers[at] || t('imports.columns.unnamed');
  const samples = facts.samples[at] ?? [];
  const field = mapping[at] ?? null;
  const guessed = field !== null && matches[at]?.by === 'guessed' && matches[at]?.field === field;
  return (
    <tr data-out={field === null}>
      <th scope="row" className={styles.name} title={header}>
        <span className={styles.letter}>{letter(at)}</span>
        {header}
      </th>
      <td className={styles.samples}>
        {samples.length > 0 ? samples.join(' · ') : t('imports.columns.empty')}
      </td>
      <td className={styles.field}>
        <span className={styles.choice}>
          <select
            aria-label={t('imports.columns.fieldOf', { column: header })}
            value={field ?? ''}
            onChange={({ currentTarget }) => {
              const wanted = importFields[kind].find(({ key }) => key === currentTarget.value)?.key ?? null;
              choose({ mapping: assign(kind, mapping, at, wanted) });
            }}
          >
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <IconSelector size={16} stroke={1.75} aria-hidden />
        </span>
        {guessed && <span className={styles.check}>{t('imports.columns.check')}</span>}
      </td>
    </tr>
  );
}
