import type { MouseEvent, ReactNode } from 'react';
import type { Column } from '../../../shared/ui/list/list-columns.ts';
import type { Person } from './contact-actions.tsx';
import styles from './people.module.css';

/** A click on an action is for it alone: the row would open. */
const own = (event: MouseEvent) => event.stopPropagation();

/** The last column: what can be done about somebody without opening them. */
export const actionsColumn = (width: string, draw: (person: Person) => ReactNode): Column<Person> => ({
  key: 'actions',
  header: 'insights.people.actions',
  width,
  cell: (person) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps clicks on its links from the row.
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the links themselves.
    <span className={styles.actions} onClick={own}>
      {draw(person)}
    </span>
  ),
  // At the end, as numbers are.
  numeric: true,
  line: 'action',
});
