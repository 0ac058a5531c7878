import { t } from '../../../../shared/text/index.ts';
import { toggle, useChosen } from './chosen.ts';
import styles from './list.module.css';

/** Chooses one turf of the list; on a row the space bar does it too. */
export function Tick({ id, name }: { id: string; name: string }) {
  const checked = useChosen(({ ids }) => ids.has(id));
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        tabIndex={-1}
        checked={checked}
        aria-label={t('turfs.select.one', { name })}
        onChange={() => toggle(id)}
      />
    </label>
  );
}
