import { Button, Textarea } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { steerBlockCall } from '#shared/api/call-time-api.ts';
import { hasCardNumber } from '#shared/domain/call-time/card-number.ts';
import { askNoteMax } from '#shared/domain/call-time/outcomes.ts';
import { callsAnHour, raisedIn } from '#shared/domain/call-time/session.ts';
import { type CallSheet, sheetsIn } from '#shared/domain/call-time/sheet.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoney, showNumber } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { callTimePaths } from '../call-time-paths.ts';
import { type Block, type Session, useBlock, useSessionOf } from '../data.ts';
import { askReason } from '../format.ts';
import styles from './manage.module.css';

/** `/fundraising/call-time/:list/live/:session`: a manager follows a session and steers it. Two listeners. */
export function LivePage() {
  const { list = '', session: id = '' } = useParams();
  const live = useSessionOf(id);
  return (
    <LiveView of={live}>
      {(session) => (
        <Page
          title={t('callTime.live.title', { name: session?.by_name ?? '' })}
          above={<BackLink list={callTimePaths.list(list)} name={t('callTime.live.back')} />}
        >
          {session ? <Following session={session} /> : <p>{t('callTime.live.gone')}</p>}
        </Page>
      )}
    </LiveView>
  );
}

function Following({ session }: { session: Session }) {
  const now = useNow(15_000);
  const pace = callsAnHour(session, now - session.started_at.toMillis());
  const figures: [string, string][] = [
    [t('callTime.summary.calls'), showNumber(session.calls)],
    [t('callTime.summary.reached'), showNumber(session.reached)],
    [
      t('callTime.bar.raised'),
      session.goal_cents > 0
        ? t('callTime.bar.of', {
            part: showMoney(raisedIn(session), true),
            whole: showMoney(session.goal_cents, true),
          })
        : showMoney(raisedIn(session), true),
    ],
    [t('callTime.bar.pledged'), showMoney(session.pledged, true)],
    ...(pace === null
      ? []
      : [[t('callTime.bar.pace'), t('callTime.bar.anHour', { count: pace })] as [string, string]]),
  ];
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {session.ended_at !== null || session.block_id === null ? (
        <p>{t('callTime.live.ended')}</p>
      ) : (
        <OpenBlock id={session.block_id} />
      )}
    </>
  );
}

function OpenBlock({ id }: { id: string }) {
  const live = useBlock(id);
  return (
    <LiveView of={live}>
      {(block) => (block?.is_open ? <Queue block={block} /> : <p>{t('callTime.live.handedBack')}</p>)}
    </LiveView>
  );
}

function Queue({ block }: { block: Block }) {
  const sheets = useMemo(() => new Map(sheetsIn(block.sheets).map((one) => [one.id, one])), [block.sheets]);
  const [busy, setBusy] = useState(false);
  const waiting = block.order.filter((id) => !(id in block.results));
  const done = block.order.filter((id) => id in block.results);
  const steer = async (change: { order?: string[]; note?: { person: string; text: string | null } }) => {
    setBusy(true);
    try {
      await callEndpoint(steerBlockCall, {
        ...{ block: block.id, order: change.order ?? null, note: change.note ?? null },
      });
    } catch (error) {
      toast('error', t('common.failedToSave'), messageFor(error));
    }
    setBusy(false);
  };
  /** To another place among those who wait; who was called stays where they are. */
  const move = (id: string, to: number) => {
    const others = waiting.filter((one) => one !== id);
    void steer({ order: [...done, ...others.slice(0, to), id, ...others.slice(to)] });
  };
  return (
    <>
      <section aria-label={t('callTime.live.queue')}>
        <h2 className={styles.heading}>{t('callTime.live.queue')}</h2>
        <ol className={styles.queue}>
          {waiting.map((id, at) => {
            const sheet = sheets.get(id);
            return sheet ? (
              <QueueRow
                key={id}
                sheet={sheet}
                note={block.notes[id] ?? ''}
                busy={busy}
                up={at > 0 ? () => move(id, at - 1) : null}
                down={at < waiting.length - 1 ? () => move(id, at + 1) : null}
                // The first one is on the phone: next is the second.
                next={at > 1 ? () => move(id, 1) : null}
                write={(text) => steer({ note: { person: id, text } })}
              />
            ) : null;
          })}
        </ol>
      </section>
      {done.length > 0 && (
        <section aria-label={t('callTime.live.done')}>
          <h2 className={styles.heading}>{t('callTime.live.done')}</h2>
          <ul className={styles.rows}>
            {done.map((id) => {
              const result = block.results[id];
              return (
                <li key={id}>
                  {[
                    sheets.get(id)?.name ?? '',
                    ...(result ? [t(`callTime.outcomes.${result.outcome}`)] : []),
                    ...(result && result.cents !== null ? [showMoney(result.cents)] : []),
                  ].join(' · ')}
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}

type RowProps = {
  sheet: CallSheet;
  note: string;
  busy: boolean;
  up: (() => void) | null;
  down: (() => void) | null;
  next: (() => void) | null;
  write: (text: string | null) => Promise<void>;
};

function QueueRow({ sheet, note, busy, up, down, next, write }: RowProps) {
  const [typed, type] = useState(note);
  const text = typed.trim();
  const isCard = hasCardNumber(text);
  const { name } = sheet;
  return (
    <li>
      <div className={styles.row}>
        <div>
          <strong>{name}</strong>
          <div className={styles.soft}>
            {showMoney(sheet.ask.cents, true)} · {askReason(sheet)}
          </div>
        </div>
        <div className={styles.moves}>
          {next && (
            <Button variant="default" size="sm" disabled={busy} onClick={next}>
              {t('callTime.live.next')}
            </Button>
          )}
          <Button
            variant="default"
            size="sm"
            px="xs"
            disabled={busy || !up}
            onClick={() => up?.()}
            aria-label={t('callTime.live.up', { name })}
          >
            <IconArrowUp size={16} aria-hidden />
          </Button>
          <Button
            variant="default"
            size="sm"
            px="xs"
            disabled={busy || !down}
            onClick={() => down?.()}
            aria-label={t('callTime.live.down', { name })}
          >
            <IconArrowDown size={16} aria-hidden />
          </Button>
        </div>
      </div>
      <div className={styles.noteRow}>
        <Textarea
          aria-label={t('callTime.live.noteFor', { name })}
          placeholder={t('callTime.live.note')}
          autosize
          minRows={1}
          maxRows={4}
          maxLength={askNoteMax}
          value={typed}
          error={isCard ? t('callTime.note.card') : null}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        {text !== note && (
          <Button size="sm" disabled={busy || isCard} onClick={() => void write(text === '' ? null : text)}>
            {t('callTime.live.send')}
          </Button>
        )}
      </div>
    </li>
  );
}
