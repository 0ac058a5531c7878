import '../../../shared/text/pending.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useConnectivity } from '../../../shared/data/connectivity.ts';
import { type Entry, retry, useJournal } from '../../../shared/data/journal/index.ts';
import { currentMember, useSession } from '../../../shared/session/member.ts';
import { t } from '../../../shared/text/index.ts';
import { Dialog } from '../../../shared/ui/dialog/Dialog.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { Change } from './Change.tsx';
import { Failed } from './Failed.tsx';
import { downloadJson, downloadTable } from './files.ts';
import styles from './panel.module.css';
import { failedIn, waitingIn } from './said.ts';
import { useNames } from './use-names.ts';
import { waitsFor } from './waits.ts';

/** Changes drawn at a time: five hundred at once would take the dialog a second to open. */
const page = 50;

/** What waits on this device and what could not be saved, oldest first, with the ways to settle it. */
export default function PendingPanel({ close }: { close: () => void }) {
  const entries = useJournal((journal) => journal.entries);
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
  // A conflict is somebody's to decide; asking again would only find it again.
  const again = failed.filter(({ state }) => state.is === 'failed' && state.code !== 'conflict');
  const first = useFocusKept(count);
  const row = (entry: Entry, actions: ReactNode) => (
    <Change
      key={entry.id}
      entry={entry}
      name={nameOf(entry)}
      now={now}
      waits={entry.state.is === 'failed' ? null : waits(entry)}
      linked={sends}
    >
      {actions}
    </Change>
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
          action={
            sends &&
            again.length > 1 && (
              <Button size="compact-sm" variant="default" onClick={() => again.forEach(sendAgain)}>
                {t('pending.retryAll')}
              </Button>
            )
          }
        >
          {shown.failed.map((entry) =>
            row(entry, <Failed entry={entry} name={nameOf(entry)} sends={sends} />),
          )}
        </Part>
      )}
      {waiting.length > 0 && (
        <Part title={t('pending.waiting')} hint={t('pending.waitingHint')}>
          {shown.waiting.map((entry) => row(entry, null))}
        </Part>
      )}
      {left > 0 && (
        <Button variant="default" fullWidth mt="sm" onClick={() => setLimit(limit + page)}>
          {t('pending.more', { count: Math.min(left, page) })}
        </Button>
      )}
      <div className={styles.foot}>
        <div>
          {count > 0 && (
            <>
              <Button variant="default" onClick={() => downloadTable(entries, { nameOf, stateOf })}>
                {t('pending.exportCsv')}
              </Button>
              <Button variant="default" onClick={() => downloadJson(entries)}>
                {t('pending.exportJson')}
              </Button>
            </>
          )}
        </div>
        <Button variant="default" onClick={close}>
          {t('common.close')}
        </Button>
      </div>
    </Dialog>
  );
}

// Refused again, it stands in the list again.
const sendAgain = (entry: Entry): void => void retry(entry).catch(() => undefined);

/** A change that is settled takes the button with it that had the focus: the list goes on from its beginning. */
function useFocusKept(entries: number) {
  const first = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever an entry has come or gone.
  useEffect(() => {
    if (document.activeElement === document.body) first.current?.focus();
  }, [entries]);
  return first;
}

type PartProps = { title: string; hint: string; action?: ReactNode; children: ReactNode };

const Part = ({ title, hint, action, children }: PartProps) => (
  <section aria-label={title}>
    <div className={styles.head}>
      <div>
        <h3 className={styles.heading}>{title}</h3>
        <p className={styles.hint}>{hint}</p>
      </div>
      {action}
    </div>
    <ul className={styles.list}>{children}</ul>
  </section>
);
