import '../../shared/text/pending/en.ts';
import { Button } from '@mantine/core';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { downloadJson, downloadTable } from '../../shared/changes/download-changes.ts';
import { useConnectivity } from '../../shared/data/connectivity.ts';
import { type Entry, useJournal } from '../../shared/data/journal/index.ts';
import { currentMember, useSession } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { Dialog } from '../../shared/ui/dialog/dialog.tsx';
import { showNumber } from '../../shared/ui/format.ts';
import { useNow } from '../../shared/ui/use-now.ts';
import { failedIn, waitingIn } from './connection-status.ts';
import { Failed } from './failed-change.tsx';
import styles from './panel.module.css';
import { Change, rowId } from './pending-change.tsx';
import { All } from './settle-all.tsx';
import { useNames } from './use-change-names.ts';
import { waitsFor } from './waiting-reason.ts';

/** Changes drawn at a time: five hundred at once would take the dialog a second to open. */
const page = 25;

type RowProps = {
  entry: Entry;
  name: string | null;
  now: number;
  waits: string | null;
  sends: boolean;
};

/** Drawn anew only when it is another: of sixty that are sent again one after the other moves at a time. */
const Row = memo(({ entry, name, now, waits, sends }: RowProps) => (
  <Change entry={entry} name={name} now={now} waits={waits} linked={sends}>
    {entry.state.is === 'failed' && <Failed entry={entry} name={name} sends={sends} />}
  </Change>
));

/** What waits on this device and what could not be saved, oldest first, with the ways to settle it. */
export default function PendingPanel({ close }: { close: () => void }) {
  const entries = useJournal((journal) => journal.entries);
  const elsewhere = useJournal((journal) => journal.elsewhere);
  const online = useConnectivity((connection) => connection.online);
  const sends = useSession(() => currentMember() !== null);
  const now = useNow();
  const [limit, setLimit] = useState(page);
  const failed = failedIn(entries);
  const waiting = waitingIn(entries);
  const count = failed.length + waiting.length;
  const shown = { failed: failed.slice(0, limit), waiting: waiting.slice(0, limit) };
  const nameOf = useNames([...shown.failed, ...shown.waiting]);
  const waits = (entry: Entry) => waitsFor(entry, { entries, online, signedIn: sends });
  const stateOf = (entry: Entry) => (entry.state.is === 'failed' ? entry.state.why : waits(entry));
  const left = count - shown.failed.length - shown.waiting.length;
  const first = useStableFocus(count);
  /** Goes on at the first of them: the button may be gone with the focus. */
  const more = () => {
    const next = failed[limit] ?? waiting[limit];
    setLimit(limit + page);
    if (next) setTimeout(() => document.getElementById(rowId(next))?.focus());
  };
  const row = (entry: Entry) => (
    <Row
      key={entry.id}
      entry={entry}
      name={nameOf(entry)}
      now={now}
      waits={entry.state.is === 'failed' ? null : waits(entry)}
      sends={sends}
    />
  );

  return (
    <Dialog title={t('pending.title')} close={close} wide>
      <p ref={first} tabIndex={-1} className={styles.first} data-autofocus>
        {t(count === 0 ? 'pending.nothing' : 'pending.kept')}
      </p>
      {failed.length > 0 && (
        <Part
          title={t('pending.failed')}
          hint={t(sends ? 'pending.failedHint' : 'pending.failedOnly')}
          count={failed.length}
          action={failed.length > 1 && <All failed={failed} sends={sends} />}
        >
          {shown.failed.map(row)}
        </Part>
      )}
      {waiting.length > 0 && (
        <Part title={t('pending.waiting')} hint={t('pending.waitingHint')} count={waiting.length}>
          {shown.waiting.map(row)}
        </Part>
      )}
      {elsewhere.length > 0 && (
        <Part title={t('pending.elsewhere')} hint={t('pending.elsewhereHint')} count={elsewhere.length}>
          {elsewhere.slice(0, limit).map((entry) => (
            <Row
              key={entry.id}
              entry={entry}
              name={null}
              now={now}
              waits={entry.state.is === 'failed' ? null : t('pending.waits.campaign')}
              sends={false}
            />
          ))}
        </Part>
      )}
      {left > 0 && (
        <Button variant="default" fullWidth mt="sm" onClick={more}>
          {t('pending.more', { count: Math.min(left, page) })}
        </Button>
      )}
      <div className={styles.foot}>
        {count > 0 && (
          <div className={styles.exports}>
            <Button variant="default" onClick={() => downloadTable(entries, { nameOf, stateOf })}>
              {t('pending.exportCsv')}
            </Button>
            <Button variant="default" onClick={() => downloadJson(entries)}>
              {t('pending.exportJson')}
            </Button>
          </div>
        )}
        <div className={styles.close}>
          <Button variant="default" onClick={close}>
            {t('common.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** A change that is settled takes the button with it that had the focus: the list goes on from its beginning. */
function useStableFocus(entries: number) {
  const first = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever an entry has come or gone.
  useEffect(() => {
    if (document.activeElement === document.body) first.current?.focus();
  }, [entries]);
  return first;
}

type PartProps = { title: string; hint: string; count: number; action?: ReactNode; children: ReactNode };

const Part = ({ title, hint, count, action, children }: PartProps) => (
  <section aria-label={title}>
    <div className={styles.head}>
      <div>
        <h3 className={styles.heading}>
          {title} <span className={`${styles.count} figures`}>{showNumber(count)}</span>
        </h3>
        <p className={styles.hint}>{hint}</p>
      </div>
      {action}
    </div>
    <ul className={styles.list}>{children}</ul>
  </section>
);
