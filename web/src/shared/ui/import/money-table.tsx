import { Text } from '@mantine/core';
import { t } from '../../text/index.ts';
import { showMoney, showNumber } from '../format.ts';
import styles from './money-table.module.css';

/** Rows and cents under one name. `inner`: a part of the line above. `tone`: worth a look, where there are any. */
export type MoneyLine = { name: string; rows: number; cents: number; inner?: true; tone?: 'good' | 'bad' };

/** The file's money, part by part, with the sum of the file below: the parts make it up to the cent. */
export const MoneyTable = ({
  parts,
  whole,
  notes,
}: {
  parts: readonly MoneyLine[];
  whole: MoneyLine;
  notes: readonly string[];
}) => (
  <div>
    <table className={styles.table}>
      <caption className="visually-hidden">{t('imports.money.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('imports.money.title')}</th>
          <th scope="col">{t('imports.money.rows')}</th>
          <th scope="col">{t('imports.money.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((line) => (
          <Line key={line.name} line={line} />
        ))}
      </tbody>
      <tfoot>
        <Line line={whole} />
      </tfoot>
    </table>
    {notes.map((note) => (
      <Text key={note} size="sm" c="var(--ink-soft)" mt={4}>
        {note}
      </Text>
    ))}
  </div>
);

const Line = ({ line: { name, rows, cents, inner, tone } }: { line: MoneyLine }) => (
  <tr data-inner={inner} data-tone={rows > 0 ? tone : undefined}>
    <th scope="row">{name}</th>
    <td>{showNumber(rows)}</td>
    <td>{showMoney(cents)}</td>
  </tr>
);
