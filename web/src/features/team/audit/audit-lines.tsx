import { t } from '../../../shared/text/index.ts';
import { showAgo, showMoment } from '../../../shared/ui/format.ts';
import { LongList } from '../../../shared/ui/list/long-list.tsx';
import type { AuditLine } from '../data.ts';
import { formatAuditLine } from './format-audit-line.ts';
import styles from './lines.module.css';

type Props = {
  lines: readonly AuditLine[];
  /** There is no line after these. */
  whole: boolean;
  /** The last lines are near. */
  onNearEnd: () => void;
  /** A page is on its way, failed, or there is none. */
  waits: boolean;
  /** Milliseconds since 1970. */
  now: number;
};

/** Pixels of a line of one row; longer ones are measured. */
const usual = 41;

/** Any number of lines, each as high as its words. */
export const Lines = ({ lines, now, ...list }: Props) => (
  <LongList label={t('teamAudit.label')} rows={lines} usual={usual} className={styles.line} {...list}>
    {(line) => <AuditRow line={line} now={now} />}
  </LongList>
);

/** Kinds that an admin should not read over. */
const alarming: readonly AuditLine['type'][] = ['second_factor_failed', 'second_factor_locked'];

function AuditRow({ line, now }: { line: AuditLine; now: number }) {
  const { actor, did } = formatAuditLine(line);
  const at = line.at.toMillis();
  return (
    <>
      <span className={styles.words}>
        <span className={styles.who}>{actor}</span>{' '}
        <span className={alarming.includes(line.type) ? styles.alarm : undefined}>{did}</span>
      </span>
      <time
        className={styles.when}
        dateTime={new Date(at).toISOString()}
        title={showAgo(Math.min(at, now), now)}
      >
        {showMoment(at)}
      </time>
    </>
  );
}
