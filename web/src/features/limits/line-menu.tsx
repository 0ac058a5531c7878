import { Menu } from '@mantine/core';
import { IconEdit, IconTrash } from '@tabler/icons-react';
import { t } from '../../shared/text/index.ts';
import { DotsMenu } from '../../shared/ui/list/named-lines.tsx';
import styles from './limits.module.css';

const icon = { size: 16, 'aria-hidden': true } as const;

type Props = {
  name: string;
  edit: { label: string; act: () => void };
  remove: { label: string; act: () => void };
};

/** What can be done with a line: it is edited, or removed. */
export const LineMenu = ({ name, edit, remove }: Props) => (
  <div className={styles.menu}>
    <DotsMenu label={t('limits.actions', { name })}>
      <Menu.Item leftSection={<IconEdit {...icon} />} onClick={edit.act}>
        {edit.label}
      </Menu.Item>
      <Menu.Item c="var(--bad)" leftSection={<IconTrash {...icon} />} onClick={remove.act}>
        {remove.label}
      </Menu.Item>
    </DotsMenu>
  </div>
);
