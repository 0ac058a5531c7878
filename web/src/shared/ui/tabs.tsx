import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import styles from './tabs.module.css';

/** `within`: it is also that of what is below its address. */
export type Tab = { to: string; label: string; within?: boolean };

type Props = { label: string; tabs: readonly Tab[] /** What leads to the others. */; children?: ReactNode };

/** The lists of one area, each at an address of its own. */
export function Tabs({ label, tabs, children }: Props) {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another tab.
  useEffect(() => {
    const all = row.current;
    if (all && all.scrollWidth > all.clientWidth)
      all.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav ref={row} className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, label, within = false }) => (
        <NavLink key={to} to={to} end={!within} className={styles.tab ?? ''}>
          {label}
        </NavLink>
      ))}
      {children}
    </nav>
  );
}
