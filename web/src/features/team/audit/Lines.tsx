import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { t } from '../../../shared/text/index.ts';
import { showAgo, showMoment } from '../../../shared/ui/format.ts';
import { useTop } from '../../../shared/ui/list/width.ts';
import type { AuditLine } from '../data.ts';
import styles from './lines.module.css';
import { told } from './told.ts';

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
const overscan = 8;
/** Lines before the end at which the next page is asked for. */
const near = 15;

/** Any number of lines, each as high as its words, with a few dozen in the page. */
export function Lines({ lines, whole, onNearEnd, waits, now }: Props) {
  const body = useRef<HTMLOListElement>(null);
  const margin = useTop(body);
  const virtual = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => usual,
    overscan,
    scrollMargin: margin,
    getItemKey: (index) => lines[index]?.id ?? index,
    useFlushSync: false,
  });
  const end = virtual.range?.endIndex ?? 0;
  useEffect(() => {
    if (!waits && lines.length > 0 && end >= lines.length - near) onNearEnd();
  }, [end, lines.length, onNearEnd, waits]);
  return (
    <ol
      ref={body}
      className={styles.lines}
      style={{ blockSize: virtual.getTotalSize() }}
      aria-label={t('team.audit.label')}
    >
      {virtual.getVirtualItems().map(({ index, start, key }) => {
        const line = lines[index];
        if (!line) return null;
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className={styles.line}
            style={{ transform: `translateY(${start - margin}px)` }}
            aria-posinset={index + 1}
            aria-setsize={whole ? lines.length : -1}
          >
            <Told line={line} now={now} />
          </li>
        );
      })}
    </ol>
  );
}

/** Kinds that an admin should not read over. */
const alarming: readonly AuditLine['type'][] = ['second_factor_failed', 'second_factor_locked'];

function Told({ line, now }: { line: AuditLine; now: number }) {
  const { who, did } = told(line);
  const at = line.at.toMillis();
  return (
    <>
      <span className={styles.words}>
        <span className={styles.who}>{who}</span>{' '}
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
