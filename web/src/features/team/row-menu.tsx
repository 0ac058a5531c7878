import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import styles from './rows.module.css';

type Props = { label: string; busy?: boolean; children: (from: () => HTMLElement | null) => ReactNode };

/** The actions of one row. `from` is where the focus goes back to after the question that an action asks. */
export function RowMenu({ label, busy = false, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          loading={busy}
          className={styles.act ?? ''}
          aria-label={label}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children(() => button.current)}</Menu.Dropdown>
    </Menu>
  );
}
