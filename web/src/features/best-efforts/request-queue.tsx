import { Button, Checkbox, SegmentedControl, Text } from '@mantine/core';
import { IconChecks, IconPrinter } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { requestInformationCall } from '#shared/api/best-efforts-api.ts';
import { requestValues } from '#shared/domain/best-efforts/request-values.ts';
import { PrintDialog } from '../../shared/letters/print-dialog.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import styles from '../../shared/thanks/thanks.module.css';
import { showMoney, showNumber } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { notifyIfFailed } from '../../shared/ui/toasts.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { type Request, requestsShown, useRequests, type View, type Waiting, withDeadline } from './data.ts';
import { isView, leftText, partsText } from './information-texts.ts';
import { type Noting, useNoting, type Way } from './mark.ts';
import { OneDonor } from './one-donor.tsx';

const keys: Readonly<Record<string, Way>> = { 1: 'phone', 2: 'letter' };

/** Donors to ask, those whose answer is awaited, and those of whom nobody is asked any more. */
export function RequestQueue({ today }: { today: string }) {
  const [view, setView] = useState<View>('due');
  const noting = useNoting(today);
  const due = useRequests('due');
  const sent = useRequests('sent');
  const countOf = (live: typeof due): string => {
    if (live.is !== 'ready') return '';
    const count = live.value.filter((one) => !noting.isNoted(one)).length;
    return ` (${showNumber(count)}${live.value.length >= requestsShown ? '+' : ''})`;
  };
  const options = [
    { value: 'due', label: t('bestEfforts.views.due') + countOf(due) },
    { value: 'sent', label: t('bestEfforts.views.sent') + countOf(sent) },
    { value: 'closed', label: t('bestEfforts.views.closed') },
  ];
  const shown = view === 'sent' ? sent : due;
  return (
    <>
      <SegmentedControl
        data={options}
        value={view}
        aria-label={t('bestEfforts.views.label')}
        style={{ alignSelf: 'flex-start', maxInlineSize: '100%' }}
        onChange={(next) => setView(isView(next) ? next : 'due')}
      />
      {view === 'closed' ? (
        <Closed today={today} noting={noting} />
      ) : (
        <>
          <StaleNote of={shown} />
          <LiveView of={shown}>
            {(requests) => (
              <Donors key={view} view={view} requests={requests} today={today} noting={noting} />
            )}
          </LiveView>
        </>
      )}
    </>
  );
}

type DonorsProps = { view: View; requests: readonly Request[]; today: string; noting: Noting };

function Closed(props: Omit<DonorsProps, 'view' | 'requests'>) {
  const closed = useRequests('closed');
  return (
    <LiveView of={closed}>{(requests) => <Donors view="closed" requests={requests} {...props} />}</LiveView>
  );
}

function Donors({ view, requests, today, noting }: DonorsProps) {
  const writes = useMember().can(requestInformationCall.guard.capability ?? 'donations.write');
  const [open, setOpen] = useState<string | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [printed, setPrinted] = useState<readonly Waiting[] | null>(null);
  const [answered, setAnswered] = useState<Waiting | null>(null);
  const [closing, setClosing] = useState<Waiting | null>(null);
  const rows = useRef<HTMLUListElement>(null);
  const split = useRef<HTMLDivElement>(null);
  const donors = requests.filter((one) => !noting.isNoted(one)).map((one) => withDeadline(one, today));
  const at = Math.max(
    0,
    donors.findIndex(({ id }) => id === open),
  );
  const shown = donors[at];
  const chosen = donors.filter(({ id }) => ticked.has(id));
  const late = view === 'due' ? donors.filter(({ deadline }) => deadline && deadline.left < 0).length : 0;

  const focusRow = (id: string) =>
    requestAnimationFrame(() =>
      rows.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus(),
    );
  /** On a telephone the donor is below the list. */
  const show = (id: string) => {
    setOpen(id);
    requestAnimationFrame(() =>
      split.current?.querySelector('section')?.scrollIntoView({ block: 'nearest' }),
    );
  };
  /** The next one takes the place of what is done. */
  const act = (some: readonly Waiting[], work: Promise<void>) => {
    const rest = donors.filter((one) => !some.includes(one));
    const next = rest[Math.min(at, rest.length - 1)];
    setOpen(next?.id ?? null);
    setTicked(new Set([...ticked].filter((id) => some.every((one) => one.id !== id))));
    void notifyIfFailed(work);
    if (next) focusRow(next.id);
  };
  const request = (some: readonly Waiting[], way: Way) => act(some, noting.request(some, way));
  const tick = (id: string) => {
    const changed = new Set(ticked);
    if (!changed.delete(id)) changed.add(id);
    setTicked(changed);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !shown) return;
    if (!(event.target instanceof HTMLElement) || !event.target.hasAttribute('data-row')) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = step === undefined ? undefined : donors[at + step];
    const way = view === 'closed' ? undefined : keys[event.key];
    if (next) {
      setOpen(next.id);
      focusRow(next.id);
    } else if (writes && way) request([shown], way);
    else if (writes && event.key === 'a') setAnswered(shown);
    else if (writes && event.key === 'x') tick(shown.id);
    else return;
    event.preventDefault();
  };

  if (!shown)
    return (
      <EmptyState
        icon={IconChecks}
        title={t(`bestEfforts.empty.${view}`)}
        hint={t(`bestEfforts.emptyHint.${view}`)}
      />
    );
  const count = `${showNumber(donors.length)}${requests.length >= requestsShown ? '+' : ''}`;
  return (
    <>
      <div className={styles.bar}>
        <Text role="status">
          <strong>{t('bestEfforts.count', { count: donors.length, shown: count })}</strong>
          {late > 0 && <span className={styles.late}> · {t('bestEfforts.lateCount', { count: late })}</span>}
          {noting.count > 0 && (
            <span className={styles.quiet}> · {t('bestEfforts.done', { count: noting.count })}</span>
          )}
        </Text>
        {writes && view !== 'closed' && (
          <div className={styles.acts}>
            <Checkbox
              label={t('bestEfforts.tickAll')}
              checked={chosen.length === donors.length}
              indeterminate={chosen.length > 0 && chosen.length < donors.length}
              onChange={() =>
                setTicked(chosen.length === donors.length ? new Set() : new Set(donors.map(({ id }) => id)))
              }
            />
            <Button
              disabled={chosen.length === 0}
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={() => setPrinted(chosen)}
            >
              {chosen.length === 0
                ? t('thanks.printChosen')
                : t('thanks.printLetters', { count: chosen.length })}
            </Button>
            <Button variant="default" disabled={chosen.length === 0} onClick={() => request(chosen, 'email')}>
              {chosen.length === 0
                ? t('bestEfforts.act.emailChosen')
                : t('bestEfforts.act.emails', { count: chosen.length })}
            </Button>
          </div>
        )}
      </div>
      <div ref={split} className={styles.split}>
        <ul ref={rows} className={styles.rows} aria-label={t('bestEfforts.list')}>
          {donors.map((donor) => (
            <li key={donor.id} data-open={donor === shown}>
              {writes && view !== 'closed' && (
                <Checkbox
                  aria-label={t('thanks.tick', { name: donor.donor_name })}
                  checked={ticked.has(donor.id)}
                  onChange={() => tick(donor.id)}
                />
              )}
              <button
                type="button"
                data-row={donor.id}
                aria-current={donor === shown}
                tabIndex={donor === shown ? 0 : -1}
                onClick={() => show(donor.id)}
                onKeyDown={press}
              >
                <span className={styles.name}>{donor.donor_name}</span>
                <span className="figures">{showMoney(donor.total, donor.total % 100 === 0)}</span>
                <span className={styles.quiet}>{partsText(donor.missing)}</span>
                <span
                  className={view === 'due' && (donor.deadline?.left ?? 0) < 0 ? styles.late : styles.quiet}
                >
                  {leftText(donor, view)}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <OneDonor
          key={shown.id}
          donor={shown}
          view={view}
          request={writes ? (way) => request([shown], way) : null}
          print={() => setPrinted([shown])}
          answer={() => setAnswered(shown)}
          close={() => setClosing(shown)}
          reopen={() => act([shown], noting.closing(shown, null))}
        />
      </div>
      {writes && <p className={styles.quiet}>{t('bestEfforts.keys')}</p>}
      {answered && (
        <AnswerDialog
          donor={answered}
          today={today}
          close={() => setAnswered(null)}
          answer={(given) => {
            setAnswered(null);
            act([answered], noting.answer(answered, given));
          }}
        />
      )}
      {closing && (
        <CloseDialog
          close={() => setClosing(null)}
          closeWith={(reason) => {
            setClosing(null);
            act([closing], noting.closing(closing, reason));
          }}
        />
      )}
      {printed && (
        <PrintDialog
          letters={printed.map((donor) => ({
            ...{ donor_id: donor.id, donor_name: donor.donor_name },
            values: (language) => requestValues(donor, language),
          }))}
          kind="information_request"
          noTemplate={t('bestEfforts.noTemplate')}
          file={t('bestEfforts.file', { day: today })}
          today={today}
          close={() => setPrinted(null)}
          markSent={() => {
            setPrinted(null);
            request(printed, 'letter');
          }}
        />
      )}
    </>
  );
}
