import { t } from '../../shared/text/index.ts';
import styles from './view-switch.module.css';

export const views = ['chart', 'table'] as const;
export type View = (typeof views)[number];

type Props = { view: View; show: (view: View) => void };

/** Mantine's segmented control would add 3 kB to the first screen, most of it for the slide from one to the other. */
export const ViewSwitch = ({ view, show }: Props) => (
  <div role="radiogroup" aria-label={t('dashboard.giving.show')} className={styles.views}>
    {views.map((one) => (
      <label key={one} className={styles.view}>
        <input
          type="radio"
          name="giving-view"
          className={styles.input}
          checked={view === one}
          onChange={() => show(one)}
        />
        {t(`dashboard.giving.${one}`)}
      </label>
    ))}
  </div>
);
