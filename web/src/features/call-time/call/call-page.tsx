import { Button } from '@mantine/core';
import { IconPhoneOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { notifyIfFailed, toast } from '../../../shared/ui/toasts.tsx';
import { callTimePaths } from '../call-time-paths.ts';
import { askForBlock, type Block, commitHandBack, type Session, useBlock, useSessionOf } from '../data.ts';
import { whenAgain } from '../start-dialog.tsx';
import { AfterCall } from './after-call.tsx';
import styles from './call.module.css';
import { Dial } from './dial.tsx';
import { OutcomeForm } from './outcome-form.tsx';
import { SessionBar } from './session-bar.tsx';
import { Sheet } from './sheet.tsx';
import { Summary } from './summary.tsx';
import { phonesLeft, useCalling } from './use-calling.ts';

/** `/fundraising/call-time/:list/call/:block`: full screen, one donor at a time, with and without a connection. */
export function CallPage() {
  const { block: id = '' } = useParams();
  const live = useBlock(id);
  return (
    <main className={styles.screen}>
      <LiveView of={live}>{(block) => (block ? <Calls key={block.id} block={block} /> : <Gone />)}</LiveView>
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

function Calls({ block }: { block: Block }) {
  const live = useSessionOf(block.session_id);
  const session = live.is === 'ready' ? live.value : null;
  return <Donors block={block} session={session} />;
}

function Donors({ block, session }: { block: Block; session: Session | null }) {
  const { fullName } = useMember();
  const navigate = useNavigate();
  const calling = useCalling(block, session);
  const { current, results, counts, last } = calling;
  const [isEnded, end] = useState(false);
  const [dialed, dial] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = t('common.pageTitle', { page: t('callTime.title') });
  }, []);

  const finish = async () => {
    if (await notifyIfFailed(commitHandBack(block.id, true, calling.called))) end(true);
  };
  const more = async () => {
    setBusy(true);
    try {
      await commitHandBack(block.id, false, calling.called).then(({ synced }) => synced);
      const goal = { goalCents: session?.goal_cents ?? 0, minutes: 60 };
      const { block: next, againAt } = await askForBlock(block.list_id, goal, block.session_id);
      if (next !== null) return navigate(callTimePaths.call(block.list_id, next));
      toast('info', t('callTime.nobody'), againAt === null ? undefined : whenAgain(againAt));
    } catch (error) {
      toast('error', t('callTime.more.failed'), messageFor(error));
    }
    setBusy(false);
  };

  if (isEnded) return <Summary counts={counts} session={session} unsent={calling.unsent} />;
  const phones = current ? phonesLeft(current, results[current.id]) : [];
  const number = phones.find((phone) => phone === dialed) ?? phones[0] ?? '';
  return (
    <>
      <SessionBar
        {...{ session, counts, done: calling.done, all: calling.sheets.length }}
        {...{ unsent: calling.unsent, refused: calling.refused }}
        end={() => void finish()}
      />
      {current ? (
        <div className={styles.main}>
          <Sheet sheet={current} note={block.notes[current.id] ?? null} script={block.script} />
          <div className={styles.aside}>
            <Dial phones={phones} dialed={number} choose={dial} />
            <Upcoming calling={calling} />
          </div>
        </div>
      ) : (
        <div className={styles.finished}>
          <h1>{t('callTime.more.title')}</h1>
          <p>{t('callTime.more.hint')}</p>
          <Button loading={busy} onClick={() => void more()}>
            {t('callTime.more.action')}
          </Button>
          <Button variant="default" onClick={() => void finish()}>
            {t('callTime.bar.end')}
          </Button>
        </div>
      )}
      <footer className={styles.foot}>
        {last && <AfterCall key={last.report.id} last={last} caller={fullName} close={calling.forget} />}
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
