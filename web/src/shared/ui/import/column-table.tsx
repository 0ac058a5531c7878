import { IconSelector } from '@tabler/icons-react';
import { t } from '../../text/index.ts';
import styles from './column-table.module.css';
import { letter } from './letter.ts';

/**
 * A column of a file: its place, a few of its cells, the field it fills or ''. `guessed`: to be looked at. `named`: what it is
 * called where that may be changed.
 */
export type FileColumn = {
  at: number;
  header: string;
  samples: readonly string[];
  field: string;
  guessed: boolean;
  named?: string | undefined;
};
export type FieldOption = { value: string; label: string };

type Props = {
  columns: readonly FileColumn[];
  options: readonly FieldOption[];
  /** What becomes of a column without a field. */
  none?: string;
  /** '' leaves the column out. */
  choose: (at: number, field: string) => void;
  rename?: (at: number, name: string) => void;
};

/** Columns of a file with a few of their cells and the field that each fills. Reads the texts of the import. */
export function ColumnTable({ columns, options, none, choose, rename }: Props) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{t('importing.columns.column')}</th>
          <th>{t('importing.columns.samples')}</th>
          <th>{t('importing.columns.field')}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <Column key={column.at} {...{ column, options, none, choose, rename }} />
        ))}
      </tbody>
    </table>
  );
}

type ColumnProps = Pick<Props, 'options' | 'choose'> & {
  column: FileColumn;
  none: string | undefined;
  rename: Props['rename'] | undefined;
};

/** A bare select: the 90 columns of an ActBlue file draw at once, and a phone shows its own wheel. */
function Column({ column, options, none, choose, rename }: ColumnProps) {
  const { at, samples, field, guessed, named } = column;
  const header = column.header || t('importing.columns.unnamed');
  return (
    <tr data-out={field === ''}>
      <th scope="row" className={styles.name} title={header}>
        <span className={styles.letter}>{letter(at)}</span>
        {header}
      </th>
      <td className={styles.samples}>
        {samples.length > 0 ? samples.join(' · ') : t('importing.columns.empty')}
      </td>
      <td className={styles.field}>
        <span className={styles.choice}>
          <select
            aria-label={t('importing.columns.fieldOf', { column: header })}
            value={field}
            onChange={({ currentTarget }) => choose(at, currentTarget.value)}
          >
            <option value="">{none ?? t('importing.columns.leaveOut')}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <IconSelector size={16} stroke={1.75} aria-hidden />
        </span>
        {rename && named !== undefined && (
          <input
            key={named}
            className={styles.rename}
            aria-label={t('importing.columns.nameOf', { column: header })}
            defaultValue={named}
            maxLength={60}
            onBlur={({ currentTarget }) => rename(at, currentTarget.value)}
          />
        )}
        {guessed && <span className={styles.check}>{t('importing.columns.check')}</span>}
      </td>
    </tr>
  );
}
