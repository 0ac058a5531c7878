import { Button } from '@mantine/core';
import { IconPhoneOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { SessionCounts } from '#shared/domain/call-time/session.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { ScreenWaiting } from '../../../shared/ui/screen-waiting.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { notifyIfFailed, toast } from '../../../shared/ui/toasts.tsx';
import { callTimePaths } from '../call-time-paths.ts';
import { askForBlock, type Block, commitHandBack, type Session, useBlock, useSessionOf } from '../data.ts';
import { whenAgain } from '../start-dialog.tsx';
import { AfterCall } from './after-call.tsx';
import styles from './call.module.css';
import { phonesLeft } from './call-results.ts';
import { Called } from './called.tsx';
import { Dial } from './dial.tsx';
import { OutcomeForm } from './outcome-form.tsx';
import { SessionBar } from './session-bar.tsx';
import { Sheet } from './sheet.tsx';
import { Summary } from './summary.tsx';
import { useCalling } from './use-calling.ts';

type Ended = { counts: SessionCounts; session: Session | null };

/** `/fundraising/call-time/:list/call/:block`: full screen, one donor at a time, with and without a connection. */
export function CallPage() {
  const { block: id = '' } = useParams();
  const navigate = useNavigate();
  const live = useBlock(id, true);
  const [ended, end] = useState<Ended | null>(null);
  const [isMoving, setMoving] = useState(false);

  // Here, and not where the block is drawn: once it is handed back, its caller may read it no more.
  const finish = async (called: readonly string[], what: Ended) => {
    if (await notifyIfFailed(commitHandBack(id, true, called))) end(what);
  };
  const more = async (list: string, called: readonly string[], what: Ended) => {
    setMoving(true);
    try {
      await commitHandBack(id, false, called).then(({ synced }) => synced);
      const goal = { goalCents: what.session?.goal_cents ?? 0, minutes: 60 };
      const { block: next, againAt } = await askForBlock(list, goal, what.session?.id);
      if (next !== null) navigate(callTimePaths.call(list, next));
      else {
        toast('info', t('callTime.nobody'), againAt === null ? undefined : whenAgain(againAt));
        await finish(called, what);
      }
    } catch (error) {
      toast('error', t('callTime.more.failed'), messageFor(error));
    }
    setMoving(false);
  };

  const isOver = live.is === 'failed' || (live.is === 'ready' && !live.value?.is_open);
  return (
    <main className={styles.screen}>
      {ended ? (
        <Summary {...ended} block={id} />
      ) : isMoving ? (
        <ScreenWaiting />
      ) : isOver ? (
        <Gone />
      ) : (
        <LiveView of={live}>
          {(block) =>
            block && (
              <Calls
                key={block.id}
                block={block}
                finish={finish}
                more={(called, what) => more(block.list_id, called, what)}
              />
            )
          }
        </LiveView>
      )}
    </main>
  );
}

const Gone = () => (
  <div className={styles.finished}>
    <EmptyState icon={IconPhoneOff} title={t('callTime.gone.title')} hint={t('callTime.gone.hint')}>
      <Button component={Link} to={callTimePaths.lists}>
        {t('callTime.gone.back')}
      </Button>
    </EmptyState>
  </div>
);

type CallsProps = {
  block: Block;
  finish: (called: readonly string[], what: Ended) => Promise<void>;
  more: (called: readonly string[], what: Ended) => Promise<void>;
};

function Calls({ block, finish, more }: CallsProps) {
  const live = useSessionOf(block.session_id);
  const session = live.is === 'ready' ? live.value : null;
  const { fullName } = useMember();
  const calling = useCalling(block, session);
  const { current, results, counts, last } = calling;
  const [dialed, dial] = useState<string | null>(null);
  useEffect(() => {
    document.title = t('common.pageTitle', { page: t('callTime.title') });
  }, []);
  const end = () => void finish(calling.called, { counts, session });
  const phones = current ? phonesLeft(current, results[current.id]) : [];
  const number = phones.find((phone) => phone === dialed) ?? phones[0] ?? '';
  return (
    <>
      <SessionBar
        {...{ session, counts, done: calling.done, all: calling.sheets.length }}
        {...{ unsent: calling.unsent, refused: calling.refused }}
        end={end}
      />
      {current ? (
        <div className={styles.main}>
          <Sheet sheet={current} note={block.notes[current.id] ?? null} script={block.script} />
          <div className={styles.aside}>
            <Dial phones={phones} dialed={number} choose={dial} />
            <Upcoming calling={calling} />
          </div>
          <Called block={block.id} calling={calling} />
        </div>
      ) : (
        <div className={styles.finished}>
          <h1>{t('callTime.more.title')}</h1>
          <p>{t('callTime.more.hint')}</p>
          <Button onClick={() => void more(calling.called, { counts, session })}>
            {t('callTime.more.action')}
          </Button>
          <Button variant="default" onClick={end}>
            {t('callTime.bar.end')}
          </Button>
          <Called block={block.id} calling={calling} />
        </div>
      )}
      <footer className={styles.foot}>
        {last && (
          <AfterCall
            key={last.report.id}
            {...{ last, caller: fullName, link: block.link ?? null, close: calling.forget }}
          />
        )}
        {current && (
          <OutcomeForm
            key={`${current.id} ${number}`}
            sheet={current}
            undo={() => last?.undo()}
            save={(outcome) =>
              calling.record(
                {
                  ...{ id: crypto.randomUUID(), block: block.id, person: current.id, phone: number },
                  ...{ at: Date.now(), ...outcome },
                },
                current,
              )
            }
          />
        )}
      </footer>
    </>
  );
}

/** Whom the queue has next; one of them can be called first. */
function Upcoming({ calling }: { calling: ReturnType<typeof useCalling> }) {
  const next = calling.queue.filter(({ id }) => id !== calling.current?.id).slice(0, 5);
  if (next.length === 0) return null;
  return (
    <section className={styles.upcomingPart} aria-label={t('callTime.next')}>
      <h2>{t('callTime.next')}</h2>
      <ol className={styles.upcoming}>
        {next.map(({ id, name }) => (
          <li key={id}>
            <button type="button" onClick={() => calling.choose(id)}>
              {name}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
