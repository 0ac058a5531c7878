import styles from './chart.module.css';

type Row = {
  key: string | number;
  /** The first is what the row is about. */
  cells: readonly string[];
  nothing?: boolean;
};
type Props = { caption: string; heads: readonly string[]; rows: readonly Row[]; shown: boolean };

/** A chart's figures. Always there for screen readers, for everybody on request. */
export const ChartTable = ({ caption, heads, rows, shown }: Props) => (
  // Around it: a table's own height cannot be hidden.
  <div className={shown ? undefined : 'visually-hidden'}>
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="figures">
        {rows.map(({ key, cells: [name, ...cells], nothing = false }) => (
          <tr key={key} data-nothing={nothing}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={heads[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
