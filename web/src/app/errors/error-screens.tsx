import { type ReactNode, useState } from 'react';
import { t } from '../../shared/text/index.ts';
import styles from './error-screens.module.css';

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

/** For a message to whoever can help: what this device has noted, without addresses and keys. */
function CopyDetails() {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    import('../../shared/errors/copy.ts')
      .then(({ copyErrors }) => copyErrors())
      .then(
        () => setCopied(true),
        () => undefined,
      );
  return <Action onClick={() => void copy()}>{t(copied ? 'errors.copied' : 'errors.copyDetails')}</Action>;
}

/** Nothing could be drawn at all. */
export const GlobalTrouble = () => (
  <Trouble
    whole
    title={t('errors.global')}
    hint={t(navigator.onLine ? 'errors.globalHint' : 'errors.network')}
  >
    <RefreshPage />
    <CopyDetails />
  </Trouble>
);

/** The app inside failed; drawing it once more may do. */
export const FallbackTrouble = ({ again }: { again: () => void }) => (
  <Trouble whole title={t('errors.fallback')} hint={t('errors.globalHint')}>
    <RefreshPage />
    <Action onClick={again}>{t('errors.tryAgain')}</Action>
    <CopyDetails />
  </Trouble>
);

export function GoToDashboard({ again }: { again: () => void }) {
  const leave = () => {
    location.hash = '#/';
    again();
  };
  return (
    <Action first onClick={leave}>
      {t('errors.goToDashboard')}
    </Action>
  );
}

/** One section failed or could not be fetched; the menu beside it still works. */
export const SectionTrouble = ({ again }: { again: () => void }) => (
  <Trouble title={t('errors.section')} hint={t('errors.sectionHint')}>
    <GoToDashboard again={again} />
    <Action onClick={again}>{t('errors.tryAgain')}</Action>
    <CopyDetails />
  </Trouble>
);
