import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import styles from './tabs.module.css';
import type { Tab } from './tabs.tsx';

/** The way to tabs that a line has no room for. */
export const MoreTabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <Menu position="bottom-end" width={200}>
    <Menu.Target>
      <button type="button" className={`${styles.tab} ${styles.more}`}>
        {label}
        <IconChevronDown size={14} aria-hidden />
      </button>
    </Menu.Target>
    <Menu.Dropdown>
      {tabs.map(({ to, label: name }) => (
        <Menu.Item key={to} component={Link} to={to}>
          {name}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
