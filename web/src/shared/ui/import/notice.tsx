import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

type Props = { tone?: 'info' | 'warning' | 'bad'; title?: string; children?: ReactNode; role?: 'alert' };

/** Something about the file or the import that its importer should know. */
export function Notice({ tone = 'info', title, children, role }: Props) {
  const Icon = tone === 'info' ? IconInfoCircle : IconAlertTriangle;
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <div>
        {title && <strong>{title}</strong>}
        <div>{children}</div>
      </div>
    </div>
  );
}
