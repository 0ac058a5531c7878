import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addresses, isNamed } from '../../shared/campaign/record-name.ts';
import { idOfVoter, kindOf } from '../../shared/changes/format-change.ts';
import type { Entry } from '../../shared/data/journal/index.ts';
import { t } from '../../shared/text/index.ts';
import { showAgo } from '../../shared/ui/format.ts';
import { Fields } from './change-fields.tsx';
import { Versions } from './conflict-versions.tsx';
import styles from './panel.module.css';

type Props = {
  entry: Entry;
  name: string | null;
  now: number;
  /** What it waits for; of a change that failed, nothing. */
  waits: string | null;
  /** Whether its record can be opened from here. */
  linked: boolean;
  children?: ReactNode;
};

/** What a change's row is called in the page. */
export const rowId = ({ id }: Entry): string => `change-${id}`;

/** One change: what it is about, what it says, since when, and what stands in its way. */
export function Change({ entry, name, now, waits, linked, children }: Props) {
  const { operation, state, timestamp } = entry;
  const { table, id } = operation;
  const kind = kindOf(operation);
  const title = name === null ? kind : t('pending.named', { what: kind, name });
  const opens = linked && isNamed(table) && operation.operation === 'update' ? addresses[table](id) : null;
  const server = state.is === 'failed' && state.code === 'conflict' ? state.server : undefined;
  const made = t('pending.made', { ago: showAgo(timestamp, now) });
  return (
    <li id={rowId(entry)} tabIndex={-1} className={styles.row}>
      <p className={styles.what}>{opens ? <Link to={opens}>{title}</Link> : title}</p>
      {server && <Versions operation={operation} server={server} />}
      <Fields operation={operation} but={name === null ? server : { ...server, [idOfVoter]: name }} />
      <p className={styles.state}>{waits === null ? made : `${made} · ${waits}`}</p>
      {state.is === 'failed' && <p className={styles.why}>{server ? t('pending.conflict') : state.why}</p>}
      {children}
    </li>
  );
}
