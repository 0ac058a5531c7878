import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Feature } from '../../shared/feature.ts';
import { recall, remember } from '../../shared/local-storage.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { formatWaitingCount, useWaitingCount, waitingCountOf } from '../../shared/waiting/waiting-count.ts';
import { preload } from '../features.ts';
import type { MenuGroup, MenuLink } from '../menu.ts';
import { icons } from './menu-icons.ts';
import styles from './nav.module.css';

const waitingPath = '/waiting';

/** How much waits, once it is counted. */
function WaitingBadge() {
  const { organization, uid } = useMember();
  const known = useWaitingCount((state) => waitingCountOf(state, { organization, uid }));
  return known && known.count > 0 ? (
    <span className={`${styles.badge} ${styles.count}`}>{formatWaitingCount(known)}</span>
  ) : null;
}

type CurrentProps = { current: Feature | undefined };

/** One entry. Its screen is fetched as soon as the pointer or the focus is on it. */
export function NavItem({ link, current }: CurrentProps & { link: MenuLink }) {
  const prefetch = () => preload(link.feature);
  const Icon = icons[link.icon];
  return (
    <li>
      <Link
        className={styles.item}
        to={link.feature.path}
        aria-current={current === link.feature ? 'page' : undefined}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <Icon size={20} stroke={1.6} />
        <span className={styles.label}>{t(link.label)}</span>
        {link.badge && <span className={styles.badge}>{t(link.badge)}</span>}
        {link.feature.path === waitingPath && <WaitingBadge />}
      </Link>
    </li>
  );
}

/**
 * Entries under one heading. Opens when one of them becomes the screen that is shown; else as it was left on this device.
 */
export function NavGroup({ group, current }: CurrentProps & { group: MenuGroup }) {
  const isInside = group.links.some(({ feature }) => feature === current);
  const storedAs = `menu-group:${group.label}`;
  const [wasInside, setWasInside] = useState(isInside);
  const [isOpen, setIsOpen] = useState(isInside || recall(storedAs) === 'open');
  const list = useId();
  if (isInside !== wasInside) {
    setWasInside(isInside);
    if (isInside) setIsOpen(true);
  }
  const toggle = () => {
    remember(storedAs, isOpen ? 'closed' : 'open');
    setIsOpen(!isOpen);
  };
  const Icon = icons[group.icon];
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        data-inside={isInside || undefined}
        onClick={toggle}
      >
        <Icon size={20} stroke={1.6} />
        <span className={styles.label}>{t(group.label)}</span>
        <span className={styles.chevron}>
          <IconChevronDown size={16} stroke={1.6} />
        </span>
      </button>
      {isOpen && (
        <ul id={list} className={styles.sublist} aria-label={t(group.label)}>
          {group.links.map((link) => (
            <NavItem key={link.label} link={link} current={current} />
          ))}
        </ul>
      )}
    </li>
  );
}
