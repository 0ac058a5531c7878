import { Button, Checkbox, Text } from '@mantine/core';
import { IconMailFast, IconPrinter } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { markThankedCall } from '#shared/api/letters-api.ts';
import { letterDay, letterMoney } from '#shared/domain/letters/letter-words.ts';
import { ruleOfGift } from '#shared/domain/thanks/thank-plan.ts';
import { PrintDialog } from '../letters/print-dialog.tsx';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { showMoney, showNumber } from '../ui/format.ts';
import { EmptyState } from '../ui/states.tsx';
import { useNow } from '../ui/use-now.ts';
import { type Due, hoursLeft, type LetterSettings, queueShown, type ThankYou } from './data.ts';
import { type Marked, useMarking } from './mark.ts';
import { OneGift } from './one-gift.tsx';
import { SkipDialog } from './skip-dialog.tsx';
import styles from './thanks.module.css';

type Props = { gifts: readonly ThankYou[]; settings: LetterSettings | null; today: string };

const keys: Readonly<Record<string, Marked>> = { 1: 'call', 2: 'letter', 3: 'email' };

/** Gifts to thank for, the oldest first: a list, and the one that is open with what can be done. */
export function Queue({ gifts, settings, today }: Props) {
  const writes = useMember().can(markThankedCall.guard.capability ?? 'donations.write');
  const { isMarked, mark } = useMarking();
  const now = useNow();
  const [open, setOpen] = useState<string | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [skipped, setSkipped] = useState<Due | null>(null);
  const [printed, setPrinted] = useState<readonly Due[] | null>(null);
  const rows = useRef<HTMLUListElement>(null);
  const plans = settings?.plans ?? [];
  const due = gifts
    .filter(({ id }) => !isMarked(id))
    .map(
      (gift): Due => ({
        ...gift,
        rule: ruleOfGift(plans, { date: gift.day, counted: gift.cents }),
        left: hoursLeft(gift, now),
      }),
    );
  const at = Math.max(
    0,
    due.findIndex(({ id }) => id === open),
  );
  const shown = due[at];
  const chosen = due.filter(({ id }) => ticked.has(id));
  const late = due.filter(({ left }) => left <= 0).length;

  const focusRow = (id: string) =>
    requestAnimationFrame(() =>
      rows.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus(),
    );
  /** The next one takes the place of what is done. */
  const act = (some: readonly Due[], as: Marked, note?: string) => {
    const rest = due.filter((gift) => !some.includes(gift));
    const next = rest[Math.min(at, rest.length - 1)];
    setOpen(next?.id ?? null);
    setTicked(new Set([...ticked].filter((id) => some.every((gift) => gift.id !== id))));
    void mark(some, as, note);
    if (next) focusRow(next.id);
  };
  const tick = (id: string) => {
    const changed = new Set(ticked);
    if (!changed.delete(id)) changed.add(id);
    setTicked(changed);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !shown) return;
    if (!(event.target instanceof HTMLElement) || !event.target.hasAttribute('data-row')) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = step === undefined ? undefined : due[at + step];
    const way = keys[event.key];
    if (next) {
      setOpen(next.id);
      focusRow(next.id);
    } else if (writes && way) act([shown], way);
    else if (writes && event.key === 's') setSkipped(shown);
    else if (writes && event.key === 'x') tick(shown.id);
    else return;
    event.preventDefault();
  };

  if (!shown)
    return <EmptyState icon={IconMailFast} title={t('thanks.empty.title')} hint={t('thanks.empty.hint')} />;
  const count = `${showNumber(due.length)}${gifts.length >= queueShown ? '+' : ''}`;
  return (
    <>
      <div className={styles.bar}>
        <Text role="status">
          <strong>{t('thanks.count', { count: due.length, shown: count })}</strong>
          {late > 0 && <span className={styles.late}> · {t('thanks.late', { count: late })}</span>}
        </Text>
        {writes && (
          <div className={styles.acts}>
            <Checkbox
              label={t('thanks.tickAll')}
              checked={chosen.length === due.length}
              indeterminate={chosen.length > 0 && chosen.length < due.length}
              onChange={() =>
                setTicked(chosen.length === due.length ? new Set() : new Set(due.map(({ id }) => id)))
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
            <Button variant="default" disabled={chosen.length === 0} onClick={() => act(chosen, 'letter')}>
              {chosen.length === 0 ? t('thanks.markChosen') : t('thanks.mark', { count: chosen.length })}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.split}>
        <ul ref={rows} className={styles.rows} aria-label={t('thanks.list')}>
          {due.map((gift) => (
            <li key={gift.id} data-open={gift === shown}>
              {writes && (
                <Checkbox
                  aria-label={t('thanks.tick', { name: gift.donor_name })}
                  checked={ticked.has(gift.id)}
                  onChange={() => tick(gift.id)}
                />
              )}
              <button
                type="button"
                data-row={gift.id}
                aria-current={gift === shown}
                tabIndex={gift === shown ? 0 : -1}
                onClick={() => setOpen(gift.id)}
                onKeyDown={press}
              >
                <span className={styles.name}>{gift.donor_name}</span>
                <span className="figures">{showMoney(gift.cents, gift.cents % 100 === 0)}</span>
                <span className={styles.quiet}>{t(`thanks.ways.${gift.rule?.way ?? 'none'}`)}</span>
                <span className={gift.left <= 0 ? styles.late : styles.quiet}>{leftText(gift.left)}</span>
              </button>
            </li>
          ))}
        </ul>
        <OneGift
          key={shown.id}
          gift={shown}
          act={writes ? (as) => act([shown], as) : null}
          skip={() => setSkipped(shown)}
          print={() => setPrinted([shown])}
        />
      </div>
      {writes && <p className={styles.quiet}>{t('thanks.keys')}</p>}
      {skipped && (
        <SkipDialog
          close={() => setSkipped(null)}
          skip={(reason) => {
            setSkipped(null);
            act([skipped], 'skipped', reason);
          }}
        />
      )}
      {printed && (
        <PrintDialog
          letters={printed.map(({ donor_id, donor_name, cents, day }) => ({
            ...{ donor_id, donor_name },
            values: (language) => ({
              amount: letterMoney(cents, language),
              gift_date: letterDay(day, language),
            }),
          }))}
          kind="thank_you"
          noTemplate={t('thanks.print.noTemplate')}
          file={t('thanks.print.file', { day: today })}
          today={today}
          close={() => setPrinted(null)}
          markSent={() => {
            setPrinted(null);
            act(printed, 'letter');
          }}
        />
      )}
    </>
  );
}

/** `in 20 h`, `late by 3 h`, `late by 5 d`. */
export function leftText(left: number): string {
  if (left > 0) return t('thanks.left', { hours: Math.ceil(left) });
  const hours = Math.max(1, Math.floor(-left));
  return hours < 48 ? t('thanks.since', { hours }) : t('thanks.lateDays', { days: Math.floor(hours / 24) });
}
