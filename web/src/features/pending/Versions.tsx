import { labelOf } from '../../shared/changes/labels.ts';
import { valueInWords } from '../../shared/changes/words.ts';
import type { Operation } from '../../shared/data/journal/index.ts';
import { t } from '../../shared/text/index.ts';
import styles from './panel.module.css';

type Props = { operation: Operation; server: object };

/** Both sides of a conflict, field by field. */
export function Versions({ operation, server }: Props) {
  if (operation.operation === 'delete') return null;
  const { table, data } = operation;
  const mine = new Map<string, unknown>(Object.entries(data));
  const fields = Object.entries(server).flatMap(([field, theirs]) => {
    const label = labelOf(table, field);
    return mine.has(field) && label !== null ? { field, label, theirs } : [];
  });
  if (fields.length === 0) return null;
  return (
    <div className={styles.scroll}>
      <table className={styles.versions}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('pending.mine')}</th>
            <th scope="col">{t('pending.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, label, theirs }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{valueInWords(operation, field, mine.get(field))}</td>
              <td>{valueInWords(operation, field, theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
