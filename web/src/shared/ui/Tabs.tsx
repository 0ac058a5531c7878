import { NavLink } from 'react-router-dom';
import styles from './tabs.module.css';

export type Tab = { to: string; label: string };

/** The lists of one area, each at an address of its own. */
export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav className={styles.tabs} aria-label={label}>
    {tabs.map(({ to, label }) => (
      <NavLink key={to} to={to} end className={styles.tab ?? ''}>
        {label}
      </NavLink>
    ))}
  </nav>
);
