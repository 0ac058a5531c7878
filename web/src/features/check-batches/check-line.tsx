import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { changeGiftCall } from '#shared/api/gifts-api.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { commitCall } from '../../shared/data/journal/index.ts';
import type { Donation } from '../../shared/fundraising/fundraising-areas.ts';
import { SourceCodeInput } from '../../shared/fundraising/source-code-input.tsx';
import { t } from '../../shared/text/index.ts';
import { localDay } from '../../shared/ui/form/days.ts';
import { dayField } from '../../shared/ui/form/form-fields.ts';
import { problemsOf } from '../../shared/ui/form/typed.ts';
import { showDay, showMoney } from '../../shared/ui/format.ts';
import { notifyIfFailed, toast } from '../../shared/ui/toasts.tsx';
import { type Batch, useElectionChoices, useSameNumber } from './batch-data.ts';
import styles from './batches.module.css';
import { CheckDonorField } from './check-donor.tsx';
import { type CheckDonor, checkForm, enterCheck, type TypedCheck } from './check-form.ts';
import { CheckShares } from './check-shares.tsx';

type Entered = { id: string; line: TypedCheck };

const emptyLine = { donor: null, amount: '', number: '', shares: [] } as const;

/** One line for each check, made for the keyboard: Enter saves it, and the next one begins at the donor. */
export function CheckLine({ batch, gifts }: { batch: Batch; gifts: readonly Donation[] }) {
  const today = localDay(new Date());
  const [line, setLine] = useState<TypedCheck>({
    ...emptyLine,
    date: batch.received_on,
    election: '',
    code: '',
  });
  const [name, setName] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [entered, setEntered] = useState<readonly Entered[]>([]);
  const saving = useRef(false);
  const takenBack = useRef(new Set<string>());
  /** Those who were added here and whom the server may not have yet: their next check brings them, too. */
  const fresh = useRef(new Set<string>());
  const form = useRef<HTMLFormElement>(null);
  const donorInput = useRef<HTMLInputElement>(null);
  const amountInput = useRef<HTMLInputElement>(null);
  const choices = useElectionChoices(dayField.safeParse(line.date).data ?? today);
  const same = useSame(line, gifts);

  const change = (fields: Partial<TypedCheck>) => {
    setLine((now) => ({ ...now, ...fields }));
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in fields))));
  };
  const choose = (donor: CheckDonor) => {
    const isNew = donor.isNew || fresh.current.has(donor.id);
    change({ donor: { ...donor, isNew } });
    setName(donor.name);
    amountInput.current?.focus();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.current) return;
    const read = checkForm(today).safeParse(line);
    if (!read.success) {
      const found = problemsOf(read.error);
      setProblems(found);
      const first = ['donor', 'amount', 'number', 'date', 'code'].find((field) => found[field]);
      form.current?.querySelector<HTMLInputElement>(`[data-path="${first}"] input`)?.focus();
      return;
    }
    saving.current = true;
    const { donor } = read.data;
    try {
      const { id, synced } = await enterCheck(batch.id, read.data);
      const added = [donor, ...line.shares.flatMap((share) => share.donor ?? [])].filter(
        ({ isNew }) => isNew,
      );
      for (const one of added) fresh.current.add(one.id);
      synced.then(
        () => {
          for (const one of added) fresh.current.delete(one.id);
        },
        (error: unknown) =>
          toast('error', t('giftBatches.line.notSaved', { name: donor.name }), messageFor(error)),
      );
      setEntered((before) => [...before, { id, line }]);
      setLine((now) => ({ ...now, ...emptyLine }));
      setName('');
      donorInput.current?.focus();
    } catch (error) {
      toast('error', t('giftBatches.line.notSaved', { name: donor.name }), messageFor(error));
    }
    saving.current = false;
  };
  const last = entered.at(-1);
  const takeBack = async ({ id, line }: Entered) => {
    // Pressed twice, it is voided once.
    if (takenBack.current.has(id)) return;
    takenBack.current.add(id);
    const done = await notifyIfFailed(
      commitCall(
        changeGiftCall,
        {
          ...{ giftId: id, entryId: crypto.randomUUID(), change: { is: 'void' } },
          reason: t('giftBatches.undo.reason'),
        },
        { entity: { table: 'donations', id } },
      ).then(({ synced }) => {
        synced.catch((error: unknown) => toast('error', t('giftBatches.undo.last'), messageFor(error)));
      }),
    );
    if (!done) {
      takenBack.current.delete(id);
      return;
    }
    setEntered((before) => before.filter((one) => one.id !== id));
    setLine(line);
    setName(line.donor?.name ?? '');
    toast('info', t('giftBatches.undo.done'));
    amountInput.current?.focus();
  };

  return (
    <section aria-labelledby="next-check" className={styles.section}>
      <div className={styles.head}>
        <h2 id="next-check">{t('giftBatches.line.title')}</h2>
        <Text size="sm" c="var(--ink-soft)">
          {t('giftBatches.line.keys')}
        </Text>
      </div>
      <form ref={form} onSubmit={save} noValidate className={styles.line} data-elections={choices.length > 0}>
        <div data-path="donor">
          <CheckDonorField
            inputRef={donorInput}
            typed={name}
            onTyped={(typed) => {
              setName(typed);
              change({ donor: null });
            }}
            value={line.donor}
            onChoose={choose}
            error={problems.donor}
          />
        </div>
        <TextInput
          data-path="amount"
          ref={amountInput}
          label={t('giftBatches.line.amount')}
          leftSection="$"
          inputMode="decimal"
          autoComplete="off"
          required
          value={line.amount}
          error={problems.amount}
          onChange={({ currentTarget }) => change({ amount: currentTarget.value })}
        />
        <TextInput
          data-path="number"
          label={t('giftBatches.line.number')}
          inputMode="numeric"
          autoComplete="off"
          value={line.number}
          error={problems.number}
          onChange={({ currentTarget }) => change({ number: currentTarget.value })}
        />
        <TextInput
          data-path="date"
          type="date"
          label={t('giftBatches.line.date')}
          max={today}
          required
          value={line.date}
          error={problems.date}
          onChange={({ currentTarget }) => change({ date: currentTarget.value })}
        />
        {choices.length > 0 && (
          <NativeSelect
            label={t('fields.donations.election')}
            data={choices}
            value={line.election}
            onChange={({ currentTarget }) => change({ election: currentTarget.value })}
          />
        )}
        <Button type="submit">{t('giftBatches.line.save')}</Button>
        <div className={styles.shares}>
          <CheckShares
            key={entered.length}
            line={line}
            isFresh={(id) => fresh.current.has(id)}
            onChange={(shares) => change({ shares })}
            error={problems.shares}
          />
        </div>
        <div data-path="code" className={styles.code}>
          <SourceCodeInput
            label={t('giftBatches.line.code')}
            description={t('giftBatches.line.codeHint')}
            value={line.code}
            error={problems.code}
            onChange={(code) => change({ code })}
          />
        </div>
      </form>
      <div role="status" className={styles.warning}>
        {same &&
          t('giftBatches.line.sameNumber', {
            ...{ number: line.number.trim(), amount: showMoney(same.amount), day: showDay(same.date) },
          })}
      </div>
      {last && (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => takeBack(last)}
          className={styles.undo ?? ''}
        >
          {t('giftBatches.undo.last')}
        </Button>
      )}
    </section>
  );
}

/** A gift of the same donor with the typed number: of this batch, also without a connection, or of any other. */
function useSame(line: TypedCheck, gifts: readonly Donation[]): Donation | null {
  const donor = line.donor?.id ?? null;
  const number = line.number.trim();
  const stored = useSameNumber(line.donor?.isNew ? null : donor, number);
  if (donor === null || number === '') return null;
  return gifts.find((gift) => gift.donor_id === donor && gift.check_number === number) ?? stored;
}
