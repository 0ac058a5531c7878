import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type AskCorrection, correctAskCall } from '#shared/api/ask-outcomes-api.ts';
import { type AskOutcome, askOutcomes, callBackAheadMs, isMoney } from '#shared/domain/call-time/outcomes.ts';
import { addDays } from '#shared/domain/days.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { commitCall } from '../../../shared/data/journal/index.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { localDay } from '../../../shared/ui/form/days.ts';
import { showPhone } from '../../../shared/ui/record/contact.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import { typedCents } from '../format.ts';

/** An outcome as whoever corrects it sees it. `person`: under which the list has the donor. */
export type Correctable = Pick<AskCorrection, 'ask' | 'block' | 'person' | 'seen'> & {
  name: string;
  phones: readonly string[];
};

/** Days until what was pledged, or given by card or check, should have come. */
const dueDays = { pledged: 14, promised: 7 } as const;
type Choice = AskOutcome | 'withdraw';
type Typed = { choice: Choice; amount: string; dueOn: string; backAt: string; phone: string };

/** What was typed, as a correction takes it; 'unsound' while something is missing. */
function readTyped(
  { choice, amount, dueOn, backAt, phone }: Typed,
  now: number,
): AskCorrection['to'] | 'unsound' {
  if (choice === 'withdraw') return null;
  const none = { outcome: choice, cents: null, dueOn: null, backAt: null, phone: null };
  if (isMoney(choice)) {
    const cents = typedCents(amount);
    const day = dueOn === '' ? null : dueOn;
    return cents === null ? 'unsound' : { ...none, cents, dueOn: day };
  }
  if (choice === 'call_back') {
    const at = Date.parse(backAt);
    return at > now && at <= now + callBackAheadMs ? { ...none, backAt: at } : 'unsound';
  }
  if (choice === 'wrong_number') return phone === '' ? 'unsound' : { ...none, phone };
  return none;
}

type Props = { of: Correctable | null; close: () => void; corrected: (correction: AskCorrection) => void };

/** What an outcome should have been: another one, or none. It goes through the journal, so it works without a connection. */
export function CorrectDialog({ of, close, corrected }: Props) {
  const [shown, setShown] = useState(of);
  if (of && of !== shown) setShown(of);
  return (
    shown && <Correct key={shown.ask} opened={of !== null} of={shown} close={close} corrected={corrected} />
  );
}

function Correct({ of, opened, close, corrected }: Props & { of: Correctable; opened: boolean }) {
  const [now] = useState(() => Date.now());
  const { seen } = of;
  const [typed, type] = useState<Typed>(() => ({
    choice: seen?.outcome ?? 'no_answer',
    amount: seen?.cents ? String(seen.cents / 100) : '',
    dueOn: '',
    backAt: '',
    phone: of.phones[0] ?? '',
  }));
  const set = (fields: Partial<Typed>) => type((before) => ({ ...before, ...fields }));
  const { choice } = typed;
  const today = localDay(new Date(now));
  // What was owed before stays due when it is, unless another day is named.
  const choose = (next: Choice) =>
    set({
      choice: next,
      ...(next !== 'withdraw' && isMoney(next) && !seen?.cents && { dueOn: addDays(today, dueDays[next]) }),
    });
  const to = readTyped(typed, now);
  const isSame =
    to !== 'unsound' &&
    (to?.outcome ?? null) === (seen?.outcome ?? null) &&
    (to?.cents ?? null) === (seen?.cents ?? null);
  const act = async () => {
    if (to === 'unsound') return false;
    if (isSame && choice !== 'call_back' && typed.dueOn === '') return true;
    const { ask, block, person } = of;
    const correction: AskCorrection = {
      ...{ id: crypto.randomUUID(), ask, block, person, seen, to },
      ...{ reason: t('callTime.correct.reason'), at: Date.now() },
    };
    const { synced } = await commitCall(correctAskCall, correction, {
      entity: { table: 'people', id: person },
    });
    synced.catch((error: unknown) =>
      toast('error', t('callTime.correct.failed', { name: of.name }), messageFor(error)),
    );
    corrected(correction);
    toast('success', t(to === null ? 'callTime.correct.withdrawn' : 'callTime.correct.done'), of.name);
    return true;
  };
  return (
    <ActDialog
      opened={opened}
      title={t('callTime.correct.title', { name: of.name })}
      submit={t(choice === 'withdraw' ? 'callTime.correct.withdraw' : 'common.save')}
      grave={choice === 'withdraw'}
      close={close}
      onClosed={() => undefined}
      act={act}
    >
      <NativeSelect
        label={t('callTime.correct.outcome')}
        description={
          choice === 'withdraw'
            ? t('callTime.correct.withdrawHint')
            : choice === 'never_ask'
              ? t('callTime.never.hint')
              : null
        }
        value={choice}
        onChange={({ currentTarget }) =>
          choose(askOutcomes.find((one) => one === currentTarget.value) ?? 'withdraw')
        }
        data={[
          ...askOutcomes.map((one) => ({ value: one, label: t(`callTime.outcomes.${one}`) })),
          ...(seen === null ? [] : [{ value: 'withdraw', label: t('callTime.correct.none') }]),
        ]}
      />
      {choice !== 'withdraw' && isMoney(choice) && (
        <>
          <TextInput
            label={t(`callTime.amount.${choice}`)}
            leftSection="$"
            inputMode="decimal"
            autoComplete="off"
            value={typed.amount}
            error={
              typed.amount !== '' && typedCents(typed.amount) === null ? t('callTime.amount.wrong') : null
            }
            onChange={({ currentTarget }) => set({ amount: currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t('callTime.amount.due')}
            description={seen?.cents ? t('callTime.correct.dueHint') : null}
            min={today}
            max={addDays(today, 366)}
            value={typed.dueOn}
            onChange={({ currentTarget }) => set({ dueOn: currentTarget.value })}
          />
        </>
      )}
      {choice === 'call_back' && (
        <TextInput
          type="datetime-local"
          label={t('callTime.back.at')}
          value={typed.backAt}
          error={typed.backAt !== '' && to === 'unsound' ? t('callTime.back.wrong') : null}
          onChange={({ currentTarget }) => set({ backAt: currentTarget.value })}
        />
      )}
      {choice === 'wrong_number' && of.phones.length > 1 && (
        <NativeSelect
          label={t('callTime.correct.number')}
          value={typed.phone}
          onChange={({ currentTarget }) => set({ phone: currentTarget.value })}
          data={of.phones.map((phone) => ({ value: phone, label: showPhone(phone) }))}
        />
      )}
    </ActDialog>
  );
}
