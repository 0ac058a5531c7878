import '../../shared/text/pending/en.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { connectivity } from '#shared/constants.ts';
import { useConnectivity } from '../../shared/data/connectivity.ts';
import { discardUnreadable, useJournal } from '../../shared/data/journal/index.ts';
import { useReview } from '../../shared/data/journal/review.ts';
import { t } from '../../shared/text/index.ts';
import { withTexts } from '../../shared/text/registry.ts';
import styles from './connection-banner.module.css';
import {
  type ConnectionStatus,
  connectionStatus,
  failedIn,
  showSpan,
  waitingIn,
} from './connection-status.ts';
import { useNoNotes } from './use-no-notes.ts';

type Panel = ComponentType<{ close: () => void }>;

/** Fetched with the banner: once the network is gone, it could not be any more. What failed is tried again when asked for. */
function usePanel() {
  const [Panel, setPanel] = useState<Panel | null>(null);
  const load = () =>
    void import('./pending-panel.tsx').then(withTexts).then(
      (loaded) => setPanel(() => loaded.default),
      () => undefined,
    );
  useEffect(load, []);
  return { Panel, load };
}

/** The moment, and which changes waited then; told anew every second while there is something to watch. */
function useTick(watching: boolean) {
  const [tick, setTick] = useState(() => ({ now: Date.now(), known: new Set<string>() }));
  useEffect(() => {
    if (!watching) return;
    const tell = () =>
      setTick({ now: Date.now(), known: new Set(useJournal.getState().entries.map(({ id }) => id)) });
    tell();
    const timer = setInterval(tell, connectivity.statusMs);
    return () => clearInterval(timer);
  }, [watching]);
  return tick;
}

/** What a screen reader hears: that it began and that it is over, not every second of it. */
function useOver(status: ConnectionStatus, entries: number): boolean {
  const before = useRef(status.is);
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (status.is !== before.current) setOver(status.is === 'quiet' && entries === 0);
    before.current = status.is;
  }, [status.is, entries]);
  return over;
}

/** Says at the top of every screen what this device has not sent, could not save, or cannot keep. */
export default function Banner() {
  const { online, since } = useConnectivity();
  const { entries, durable, full, blocked, others, locked, unreadable } = useJournal();
  const [open, setOpen] = useState(false);
  useNoNotes();
  const { now, known } = useTick(!online || entries.some(({ state }) => state.is === 'pending'));
  const status = connectionStatus(online, entries, known);
  const failed = failedIn(entries).length;
  const over = useOver(status, failed + waitingIn(entries).length);
  const { Panel, load } = usePanel();
  const review = () => {
    setOpen(true);
    if (!Panel) load();
  };
  const requests = useReview((state) => state.requests);
  const answered = useRef(requests);
  useEffect(() => {
    if (requests === answered.current) return;
    answered.current = requests;
    review();
  });
  const show = (label: string) => (
    <button type="button" className={styles.open} aria-haspopup="dialog" onClick={review}>
      <span className={styles.word}>{label}</span>
      <IconChevronRight className={styles.chevron} size={16} stroke={1.6} aria-hidden />
    </button>
  );
  return (
    <div className={styles.lines}>
      <div
        className={status.is === 'quiet' ? 'visually-hidden' : `${styles.line} ${styles[status.is] ?? ''}`}
        data-connection={status.is}
      >
        {status.is !== 'quiet' && <span className={styles.dot} />}
        <span role="status">
          {status.is === 'quiet' ? (
            over && t('pending.nothing')
          ) : (
            <strong>{t(status.is === 'offline' ? 'member.offline' : 'pending.banner.syncing')}</strong>
          )}
        </span>
        {status.is !== 'quiet' && (
          <>
            <span className={styles.rest}>
              {status.waiting > 0 &&
                t(status.is === 'offline' ? 'pending.banner.waiting' : 'pending.banner.sending', {
                  count: status.waiting,
                })}
            </span>
            {status.is === 'offline' && (
              <span className={`${styles.lasting} figures`}>
                {t('pending.banner.lasting', { time: showSpan(now - since) })}
              </span>
            )}
            {status.waiting > 0 && show(t('pending.banner.show'))}
          </>
        )}
      </div>
      {failed > 0 && (
        <Line tone="failed" open={show(t('pending.banner.review'))}>
          <strong>{t('pending.banner.failed', { count: failed })}</strong>
        </Line>
      )}
      {!durable && <Line tone="warning">{t('pending.banner.storage')}</Line>}
      {blocked && <Line tone="warning">{t('pending.banner.blocked')}</Line>}
      {full && <Line tone="warning">{t('pending.banner.full')}</Line>}
      {locked > 0 && <Line tone="warning">{t('pending.banner.locked', { count: locked })}</Line>}
      {unreadable > 0 && (
        <Line
          tone="failed"
          open={
            <button type="button" className={styles.open} onClick={() => void discardUnreadable()}>
              <span className={styles.word}>{t('pending.banner.discardUnreadable')}</span>
            </button>
          }
        >
          {t('pending.banner.unreadable', { count: unreadable })}
        </Line>
      )}
      {others > 0 && <Line>{t('pending.banner.others', { count: others })}</Line>}
      {open && Panel && <Panel close={() => setOpen(false)} />}
    </div>
  );
}

type LineProps = { tone?: 'failed' | 'warning'; open?: ReactNode; children: ReactNode };

const Line = ({ tone, open, children }: LineProps) => (
  <div className={`${styles.line} ${tone ? styles[tone] : ''}`}>
    <span className={`${styles.rest} ${styles.wrapped}`} role="status">
      {children}
    </span>
    {open}
  </div>
);
