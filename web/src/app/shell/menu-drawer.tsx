import { IconMenu2, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import styles from './menu-drawer.module.css';
import { Nav } from './nav.tsx';
import { PaletteIcon } from './palette/palette-button.tsx';

/** The menu on a phone. The browser's own dialog keeps the focus inside and closes on Escape. */
export function Drawer({ opened }: { opened: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const close = () => dialog.current?.close();
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere closes the menu.
  useEffect(close, [pathname]);
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('nav.open')}
        data-tour="menu"
        onClick={() => {
          dialog.current?.showModal();
          opened();
        }}
      >
        <IconMenu2 size={22} stroke={1.6} />
      </button>
      <span className={styles.product}>{t('common.product')}</span>
      <PaletteIcon />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the menu closes it; the keyboard has Escape. */}
      <dialog
        ref={dialog}
        className={styles.drawer}
        aria-label={t('nav.main')}
        onClick={({ target, currentTarget }) => target === currentTarget && close()}
      >
        <div className={styles.inner}>
          <button type="button" className={styles.close} aria-label={t('nav.close')} onClick={close}>
            <IconX size={22} stroke={1.6} />
          </button>
          <Nav />
        </div>
      </dialog>
    </header>
  );
}
