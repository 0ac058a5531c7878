import type { CSSProperties, ReactNode } from 'react';
import { t } from '../../shared/text/index.ts';
import styles from './rows.module.css';

declare module 'react' {
  interface CSSProperties {
    '--narrow-tracks'?: string;
  }
}

export type Field<T> = {
  key: string;
  header: string;
  /** A CSS grid track. */
  width: string;
  cell: (row: T) => ReactNode;
  /** Left out below 860 px. */
  wideOnly?: boolean;
  /** Its place in the two-line row of a phone; left out there otherwise. */
  line?: 'title' | 'value' | 'detail' | 'note';
};

type Props<T> = {
  label: string;
  fields: readonly Field<T>[];
  rows: readonly T[];
  /** What can be done with a row; null where nothing can. */
  actions: ((row: T) => ReactNode) | null;
};

const tracksOf = (fields: readonly { width: string }[], acts: boolean): string =>
  [...fields.map(({ width }) => width), ...(acts ? ['44px'] : [])].join(' ');

/** Rows of at most one page, which open nothing: each has its actions at its end. */
export function Rows<T extends { id: string }>({ label, fields, rows, actions }: Props<T>) {
  const acts = actions !== null;
  const style: CSSProperties = {
    '--tracks': tracksOf(fields, acts),
    '--narrow-tracks': tracksOf(
      fields.filter(({ wideOnly }) => !wideOnly),
      acts,
    ),
  };
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label} style={style}>
        <thead className={styles.head}>
          <tr className={styles.row}>
            {fields.map((field) => (
              <th key={field.key} scope="col" className={styles.cell} data-wide={field.wideOnly}>
                {field.header}
              </th>
            ))}
            {acts && (
              <th scope="col" className={styles.cell}>
                <span className="visually-hidden">{t('team.fields.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map((row) => (
            <tr key={row.id} className={styles.row}>
              {fields.map((field) => (
                <Cell key={field.key} field={field} row={row} />
              ))}
              {acts && (
                <td className={styles.cell} data-line="act">
                  {actions(row)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<T>({ field, row }: { field: Field<T>; row: T }) {
  const content = field.cell(row);
  return (
    <td
      className={styles.cell}
      data-line={field.line ?? 'none'}
      data-wide={field.wideOnly}
      // What is cut off can be read by pointing at it.
      title={typeof content === 'string' ? content : undefined}
    >
      {content}
    </td>
  );
}
