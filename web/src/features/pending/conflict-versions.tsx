import { labelOf } from '../../shared/changes/field-labels.ts';
import { formatValue } from '../../shared/changes/format-change.ts';
import type { Entry } from '../../shared/data/journal/index.ts';
import { t } from '../../shared/text/index.ts';
import styles from './panel.module.css';

type Props = { operation: Entry['operation']; server: object };

/** Both sides of a conflict, field by field. */
export function Versions({ operation, server }: Props) {
  if (!('data' in operation)) return null;
  const { table, data } = operation;
  const own = new Map<string, unknown>(Object.entries(data));
  const fields = Object.entries(server).flatMap(([field, serverValue]) => {
    const label = labelOf(table, field);
    return own.has(field) && label !== null ? { field, label, serverValue } : [];
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
          {fields.map(({ field, label, serverValue }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{formatValue(operation, field, own.get(field))}</td>
              <td>{formatValue(operation, field, serverValue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
