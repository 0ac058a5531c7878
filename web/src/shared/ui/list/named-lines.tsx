import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './lines.module.css';

/** Few things with a name each, such as scripts or saved searches. */
export const Lines = ({ children }: { children: ReactNode }) => <ul className={styles.lines}>{children}</ul>;

type Props = {
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  name: string;
  to: string;
  /** What it is, in a line. */
  about: ReactNode;
  menu: ReactNode;
};

/** One of them: its name opens it. */
export const Line = ({ icon: Icon, name, to, about, menu }: Props) => (
  <li className={styles.line}>
    <Icon size={18} aria-hidden />
    <div className={styles.said}>
      <Link to={to} className={styles.name ?? ''}>
        {name}
      </Link>
      <Text size="sm" c="var(--ink-soft)">
        {about}
      </Text>
    </div>
    {menu}
  </li>
);

/** The dots at the end of a line, and what they open. */
export const DotsMenu = ({ label, children }: { label: string; children: ReactNode }) => (
  <Menu position="bottom-end" withinPortal>
    <Menu.Target>
      <ActionIcon variant="subtle" c="var(--ink-soft)" className={styles.dots ?? ''} aria-label={label}>
        <IconDots size={18} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>{children}</Menu.Dropdown>
  </Menu>
);
