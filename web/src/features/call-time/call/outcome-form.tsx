import { Button, Menu, TextInput } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { AskReport } from '#shared/api/call-time-api.ts';
import { hasCardNumber } from '#shared/domain/call-time/card-number.ts';
import { type AskOutcome, askNoteMax, isMoney, outcomeKeys } from '#shared/domain/call-time/outcomes.ts';
import type { CallSheet } from '#shared/domain/call-time/sheet.ts';
import { addDays, today } from '#shared/domain/days.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoney } from '../../../shared/ui/format.ts';
import { typedCents } from '../format.ts';
import styles from './call.module.css';
import { CallBack } from './call-back.tsx';
import { useOutcomeKeys } from './use-outcome-keys.ts';

const keys = Object.entries(outcomeKeys);

type Outcome = Pick<AskReport, 'outcome' | 'cents' | 'backAt' | 'dueOn' | 'note'>;
/** What a key or a form says of a call; what is left out is not said. */
type Sent = { outcome: AskOutcome; cents?: number; backAt?: number; dueOn?: string };
type Props = { sheet: CallSheet; save: (outcome: Outcome) => Promise<boolean>; undo: () => void };

/** What came of the call, by one key or tap; an amount and a time are asked for where an outcome has one. */
export function OutcomeForm({ sheet, save, undo }: Props) {
  const [asking, ask] = useState<AskOutcome | null>(null);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const isCard = hasCardNumber(note);

  const send = async (outcome: Sent) => {
    if (busy || isCard) return;
    setBusy(true);
    await save({
      ...{ cents: null, backAt: null, dueOn: null, ...outcome },
      note: note.trim() === '' ? null : note.trim(),
    });
    setBusy(false);
  };
  const press = (outcome: AskOutcome) => {
    if (busy) return;
    if (isMoney(outcome) || outcome === 'call_back' || outcome === 'never_ask') ask(outcome);
    else void send({ outcome });
  };
  useOutcomeKeys({ press, undo });

  return (
    <div className={styles.bottom}>
      <TextInput
        aria-label={t('callTime.note.label')}
        placeholder={t('callTime.note.label')}
        maxLength={askNoteMax}
        autoComplete="off"
        value={note}
        error={isCard ? t('callTime.note.card') : null}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {asking !== null && isMoney(asking) ? (
        <Amount
          outcome={asking}
          sheet={sheet}
          busy={busy}
          cancel={() => ask(null)}
          save={(cents, dueOn) => send({ outcome: asking, cents, dueOn })}
        />
      ) : asking === 'call_back' ? (
        <CallBack cancel={() => ask(null)} set={(backAt) => void send({ outcome: 'call_back', backAt })} />
      ) : asking === 'never_ask' ? (
        <fieldset className={styles.question}>
          <legend>{t('callTime.never.title')}</legend>
          <p>{t('callTime.never.hint')}</p>
          <div className={styles.pair}>
            <Button variant="default" onClick={() => ask(null)}>
              {t('common.cancel')}
            </Button>
            <Button onClick={() => void send({ outcome: 'never_ask' })}>{t('callTime.never.action')}</Button>
          </div>
        </fieldset>
      ) : (
        <fieldset className={styles.outcomes} aria-label={t('callTime.outcomes.label')}>
          {keys.map(([key, outcome]) =>
            outcome ? (
              <button
                key={key}
                type="button"
                className={styles.outcome}
                data-outcome={outcome}
                disabled={busy || isCard}
                onClick={() => press(outcome)}
              >
                <kbd aria-hidden>{key}</kbd> {t(`callTime.outcomes.${outcome}`)}
              </button>
            ) : null,
          )}
          <Menu position="top-end" withinPortal={false}>
            <Menu.Target>
              <button type="button" className={styles.more} aria-label={t('callTime.outcomes.more')}>
                <IconDots size={20} aria-hidden />
              </button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => press('never_ask')}>{t('callTime.outcomes.never_ask')}</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </fieldset>
      )}
    </div>
  );
}

/** Days until what was pledged, or given by card or check, should have come. */
const dueDays = { pledged: 14, promised: 7 } as const;

type AmountProps = {
  outcome: 'pledged' | 'promised';
  sheet: CallSheet;
  busy: boolean;
  save: (cents: number, dueOn: string) => Promise<void>;
  cancel: () => void;
};

/** How much; the ask is there to be taken or typed over. Card numbers are never typed here. */
function Amount({ outcome, sheet, busy, save, cancel }: AmountProps) {
  const [typed, type] = useState(String(sheet.ask.cents / 100));
  const [now] = useState(() => today(new Date()));
  const [dueOn, setDueOn] = useState(() => addDays(now, dueDays[outcome]));
  const cents = typedCents(typed);
  const isDay = dueOn >= now && dueOn <= addDays(now, 366);
  const isAbove = cents !== null && sheet.left !== null && cents > sheet.left;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (cents !== null && isDay) void save(cents, dueOn);
  };
  return (
    <form className={styles.question} onSubmit={submit} noValidate>
      <TextInput
        label={t(`callTime.amount.${outcome}`)}
        leftSection="$"
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        value={typed}
        error={cents === null ? t('callTime.amount.wrong') : null}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={({ key }) => {
          if (key === 'Escape') cancel();
        }}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('callTime.amount.due')}
        min={now}
        max={addDays(now, 366)}
        value={dueOn}
        error={isDay ? null : t('callTime.amount.wrongDay')}
        onChange={({ currentTarget }) => setDueOn(currentTarget.value)}
      />
      <p className={styles.hint}>
        {isAbove
          ? t('callTime.amount.above', { left: showMoney(sheet.left ?? 0) })
          : t(`callTime.amount.${outcome}Hint`)}
      </p>
      <div className={styles.pair}>
        <Button variant="default" onClick={cancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" loading={busy} disabled={cents === null || !isDay}>
          {t('callTime.amount.save')}
        </Button>
      </div>
    </form>
  );
}
