import { useState } from 'react';
import { fieldsOf } from '../../shared/changes/format-change.ts';
import type { Entry } from '../../shared/data/journal/index.ts';
import { t } from '../../shared/text/index.ts';
import styles from './panel.module.css';

/** Fields that are shown at once; the rest on demand. */
const first = 4;

type Props = {
  operation: Entry['operation'];
  /** Fields that are shown elsewhere. */
  but?: object | undefined;
};

/** What a change says, field by field. */
export function Fields({ operation, but = {} }: Props) {
  const [all, setAll] = useState(false);
  const fields = fieldsOf(operation).filter(({ field }) => !(field in but));
  const shown = all ? fields : fields.slice(0, first);
  const left = fields.length - shown.length;
  if (fields.length === 0) return null;
  return (
    <>
      <dl className={styles.fields}>
        {shown.map(({ field, label, value, before }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
              {before !== null && before !== value && (
                <span className={styles.before}>({t('pending.was', { value: before })})</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {left > 0 && (
        <button type="button" className={styles.link} onClick={() => setAll(true)}>
          {t('pending.fields', { count: left })}
        </button>
      )}
    </>
  );
}
