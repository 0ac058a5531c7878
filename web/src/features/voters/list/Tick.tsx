import { t } from '../../../shared/text/index.ts';
import { toggle, useChosen } from './chosen.ts';
import styles from './people.module.css';

/** Chooses one person of the list; on a row the space bar does it too. */
export function Tick({ id, name }: { id: string; name: string }) {
  const all = useChosen((chosen) => chosen.all);
  const checked = useChosen(({ ids }) => ids.has(id)) || all;
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        tabIndex={-1}
        checked={checked}
        disabled={all}
        aria-label={t('voters.select.one', { name })}
        onChange={() => toggle(id)}
      />
    </label>
  );
}
