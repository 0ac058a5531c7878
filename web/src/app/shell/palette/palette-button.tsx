import { IconSearch } from '@tabler/icons-react';
import { t } from '../../../shared/text/index.ts';
import { isApple } from '../shortcuts/key-meanings.ts';
import { fetchParts } from './load-parts.ts';
import { open } from './opened-part.ts';
import styles from './palette-button.module.css';

const opens = {
  type: 'button',
  'aria-haspopup': 'dialog',
  'aria-keyshortcuts': isApple ? 'Meta+K' : 'Control+K',
  'data-tour': 'palette',
  onPointerEnter: fetchParts,
  onFocus: fetchParts,
  onClick: () => open('palette'),
} as const;

/** The way to everything, at the head of the menu. */
export const PaletteButton = () => (
  <button {...opens} className={styles.wide}>
    <IconSearch size={18} stroke={1.6} aria-hidden />
    <span className={styles.label}>{t('menu.search')}</span>
    <kbd className={styles.key} aria-hidden>
      {isApple ? '⌘ K' : 'Ctrl K'}
    </kbd>
  </button>
);

/** The same in the bar of a phone. */
export const PaletteIcon = () => (
  <button {...opens} className={styles.icon} aria-label={t('menu.search')}>
    <IconSearch size={22} stroke={1.6} aria-hidden />
  </button>
);
