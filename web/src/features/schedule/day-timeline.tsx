import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCar, IconLock, IconPhone } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { privateHoursCall } from '#shared/api/schedule-api.ts';
import { privateHours } from '#shared/collections/private-hours.ts';
import { undoMs } from '#shared/constants.ts';
import type { Conflict } from '#shared/domain/schedule/conflicts.ts';
import type { DayRow, ListedEntry } from '#shared/domain/schedule/day-plan.ts';
import { showTimes } from '../../shared/calendar/show-times.ts';
import { useCachedDocument } from '../../shared/data/use-cached-document.ts';
import { sendAboutTime } from '../../shared/schedule/schedule-data.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { notifyIfFailed, offerUndo } from '../../shared/ui/toasts.tsx';
import styles from './schedule.module.css';
import { paths } from './schedule-area.ts';
import { showConflict } from './show-conflict.ts';
import { showLength } from './show-length.ts';

type Names = ReadonlyMap<string, string | null>;

const keyOf = (row: DayRow, at: number): string => (row.is === 'entry' ? row.entry.id : `${row.is}${at}`);

/** A day from top to bottom: what is booked, the ways between, and the hours kept for calls. */
export const DayTimeline = ({ rows, names }: { rows: readonly DayRow[]; names: Names }) => (
  <ol className={styles.day}>
    {rows.map((row, at) => (
      <Row key={keyOf(row, at)} row={row} names={names} />
    ))}
  </ol>
);

function Row({ row, names }: { row: DayRow; names: Names }) {
  if (row.is === 'gap') return <Gap minutes={row.minutes} drive={row.drive} />;
  if (row.is === 'entry') return <Entry entry={row.entry} conflicts={row.conflicts} names={names} />;
  const { block, isTaken } = row;
  return (
    <li className={styles.row} data-kind="callTime">
      <span className={`${styles.time} figures`}>
        {showTimes({ from: `${block.day}T${block.from}`, to: `${block.day}T${block.to}` })}
      </span>
      <span className={styles.what}>
        <strong>
          <IconPhone size={14} aria-hidden /> {t('schedule.protected')}
        </strong>
        {block.label !== null && <span className={styles.details}>{block.label}</span>}
        {isTaken && <span className={styles.warning}>{t('schedule.taken')}</span>}
      </span>
    </li>
  );
}

function Gap({ minutes, drive }: { minutes: number; drive: number }) {
  if (drive === 0) return <li className={styles.gap}>{t('schedule.free', { time: showLength(minutes) })}</li>;
  return (
    <li className={styles.gap} data-short={minutes > 0 && drive > minutes}>
      <IconCar size={14} aria-hidden />
      {minutes > 0
        ? t('schedule.driveFits', { drive: showLength(drive), time: showLength(minutes) })
        : t('schedule.drive', { time: showLength(drive) })}
    </li>
  );
}

type EntryProps = { entry: ListedEntry; conflicts: readonly Conflict[]; names: Names };

function Entry({ entry, conflicts, names }: EntryProps) {
  const { id, is_private, title, kind, place } = entry;
  if (is_private) return <PrivateRow entry={entry} />;
  return (
    <li className={styles.row} data-kind={kind}>
      <span className={`${styles.time} figures`}>{showTimes(entry)}</span>
      <span className={styles.what}>
        <Link to={paths.one(id)} className={styles.name}>
          {title}
        </Link>
        <span className={styles.details}>
          {[t(`schedule.kind.${kind}`), place].filter(Boolean).join(' · ')}
        </span>
        {conflicts.map((conflict) => (
          <span key={showConflict(conflict, names)} className={styles.warning}>
            <IconAlertTriangle size={14} aria-hidden /> {showConflict(conflict, names)}
          </span>
        ))}
      </span>
    </li>
  );
}

/** Hours of the candidate's own: whoever keeps the schedule reads what for, for one read, and frees them here. */
function PrivateRow({ entry }: { entry: ListedEntry }) {
  const { organization, can } = useMember();
  const writes = can('schedule.write');
  const live = useCachedDocument(privateHours, organization, writes ? entry.id : null);
  const purpose = writes && live.is === 'ready' ? (live.value?.title ?? null) : null;
  const free = async () => {
    const receipt = await sendAboutTime(
      privateHoursCall,
      entry.id,
      { id: entry.id, title: t('schedule.private'), times: null },
      undoMs,
    );
    offerUndo(receipt.id, { title: t('schedule.privateRemove'), name: showTimes(entry) }, () => {
      void receipt.undo();
    });
    void notifyIfFailed(receipt.synced);
  };
  return (
    <li className={styles.row} data-kind="private">
      <span className={`${styles.time} figures`}>{showTimes(entry)}</span>
      <span className={styles.what}>
        <strong>
          <IconLock size={14} aria-hidden /> {t('schedule.busy')}
        </strong>
        {purpose !== null && <span className={styles.details}>{purpose}</span>}
        {writes && (
          <Button variant="default" size="compact-sm" onClick={free}>
            {t('schedule.privateRemove')}
          </Button>
        )}
      </span>
    </li>
  );
}
