import type { ReactNode } from 'react';
import { t } from '../../shared/text/index.ts';
import styles from './Trouble.module.css';

type Props = { title: string; hint: string; whole?: boolean; children: ReactNode };

/** What happened and what to do. Plain elements: it must draw when the rest of the app could not be loaded. */
export function Trouble({ title, hint, whole = false, children }: Props) {
  const Ground = whole ? 'main' : 'div';
  return (
    <Ground className={whole ? styles.whole : styles.part} role={whole ? undefined : 'alert'}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.actions}>{children}</div>
    </Ground>
  );
}

type ActionProps = { first?: boolean; onClick: () => void; children: ReactNode };

export const Action = ({ first = false, onClick, children }: ActionProps) => (
  <button type="button" className={first ? styles.primary : styles.second} onClick={onClick}>
    {children}
  </button>
);

const RefreshPage = () => (
  <Action first onClick={() => location.reload()}>
    {t('errors.refresh')}
  </Action>
);

/** Nothing could be drawn at all. */
export const GlobalTrouble = () => (
  <Trouble whole title={t('errors.global')} hint={t('errors.globalHint')}>
    <RefreshPage />
  </Trouble>
);

/** The app inside failed; drawing it once more may do. */
export const FallbackTrouble = ({ again }: { again: () => void }) => (
  <Trouble whole title={t('errors.fallback')} hint={t('errors.globalHint')}>
    <RefreshPage />
    <Action onClick={again}>{t('errors.tryAgain')}</Action>
  </Trouble>
);

/** One section failed or could not be fetched; the menu beside it still works. */
export function SectionTrouble({ again }: { again: () => void }) {
  const leave = () => {
    location.hash = '#/';
    again();
  };
  return (
    <Trouble title={t('errors.section')} hint={t('errors.sectionHint')}>
      <Action first onClick={leave}>
        {t('errors.goToDashboard')}
      </Action>
    </Trouble>
  );
}
