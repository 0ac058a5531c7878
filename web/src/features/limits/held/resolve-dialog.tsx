import {
  Button,
  Group,
  NativeSelect,
  SegmentedControl,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { changeGiftCall, moveGiftCall } from '#shared/api/gifts-api.ts';
import { donations } from '#shared/collections/donations.ts';
import { giftReasonMax } from '#shared/collections/gift-entries.ts';
import type { MeterContext } from '#shared/domain/money/windows.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { commitCall } from '../../../shared/data/journal/index.ts';
import { useCachedDocument } from '../../../shared/data/use-cached-document.ts';
import type { GiftDonor } from '../../../shared/fundraising/donors-named.ts';
import { electionName } from '../../../shared/fundraising/limit-texts.ts';
import { CoupleTable } from '../../../shared/fundraising/meter/couple-table.tsx';
import { OtherPicker } from '../../../shared/fundraising/meter/other-picker.tsx';
import { useMeter } from '../../../shared/fundraising/meter/use-meter.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { ChoiceDialog } from '../../../shared/ui/dialog/choice-dialog.tsx';
import { showDay, showMoney } from '../../../shared/ui/format.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { CaseFacts } from './case-facts.tsx';
import type { HeldCase } from './held-cases.ts';
import type { Resolved } from './letter-of-case.ts';
import { Proposals } from './proposals.tsx';
import { electionsFor, proposalsFor, requestFor, type Typed, typedFor } from './resolve-form.ts';
import { ResolvedStep } from './resolved-step.tsx';

type Props = {
  /** The case as it was when the dialog was opened, and as it is by now; null: nothing of it is held any more. */
  held: HeldCase;
  current: HeldCase | null;
  context: MeterContext;
  today: string;
  opened: boolean;
  close: () => void;
  onClosed: () => void;
  again: () => void;
};

type Done = { resolved: Resolved; entryId: string; other: GiftDonor | null; isSent: boolean };

/** Milliseconds that the dialog waits for the server; without a connection it is sent later. */
const serverWaitMs = 8_000;
const serverWait = (): Promise<false> =>
  new Promise((resolve) => setTimeout(() => resolve(false), serverWaitMs));

/** What is done about one case, and then its letter. */
export function ResolveDialog({ held: before, current, opened, close, onClosed, again, ...of }: Props) {
  const [done, setDone] = useState<(Done & { held: HeldCase }) | null>(null);
  const held = done?.held ?? current ?? before;
  const amount = showMoney(held.cents);
  const title = done ? t('held.done.title') : t('held.resolveFor', { amount, name: held.donor.name });
  const leave = () => {
    if (done) again();
    close();
  };
  return (
    <ChoiceDialog opened={opened} title={title} close={leave} onClosed={onClosed}>
      {done ? (
        <ResolvedStep today={of.today} {...done} close={leave} />
      ) : current ? (
        // With another amount, other things are proposed.
        <Resolve
          key={current.cents}
          held={current}
          {...of}
          close={leave}
          again={again}
          done={(next) => setDone({ ...next, held: current })}
        />
      ) : (
        <Stack gap="md">
          <Text role="status">{t('held.gone')}</Text>
          <Group justify="flex-end">
            <Button onClick={leave}>{t('common.close')}</Button>
          </Group>
        </Stack>
      )}
    </ChoiceDialog>
  );
}

type ResolveProps = Pick<Props, 'held' | 'context' | 'today' | 'close' | 'again'> & {
  done: (done: Done) => void;
};

function Resolve({ held, context, today, close, again, done }: ResolveProps) {
  const { donor, gift: id, lines, cents } = held;
  const found = useCachedDocument(donations, useMember().organization, id);
  const gift = found.is === 'ready' ? found.value : null;
  const [other, setOther] = useState<GiftDonor | null>(null);
  const isOther = other !== null && other.id !== donor.id;
  // Of the day on which the gift came: an election that is over since can still take a part of it.
  const meter = useMeter(isOther ? other.id : null, held.day);
  const otherLines = isOther && meter.is === 'meter' ? meter.lines : null;
  const proposals = proposalsFor(held, {
    isDesignated: gift !== null && gift.election !== null,
    other: isOther ? { donor: other, lines: otherLines } : null,
    today,
  });
  const [first] = proposals;
  const [typed, setTyped] = useState<Typed>(() =>
    typedFor(held, first ?? { kind: 'refund', cents, by: null }, today),
  );
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  const [why, setWhy] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isWhole = gift !== null && gift.counted === cents;
  const elections = electionsFor(held, today);

  const act = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    setBusy(true);
    setWhy(null);
    try {
      const request = requestFor(held, typed, { other, today });
      const about = { giftId: id, entryId: crypto.randomUUID(), reason: typed.reason.trim() || null };
      const how = { entity: { table: 'donations', id } } as const;
      const { synced } =
        request.is === 'move'
          ? await commitCall(moveGiftCall, { ...about, move: request.move }, how)
          : await commitCall(changeGiftCall, { ...about, change: request.change }, how);
      const isSent = await Promise.race([synced.then(() => true), serverWait()]);
      if (!isSent)
        synced.then(again, (error: unknown) => toast('error', t(`held.${typed.how}`), messageFor(error)));
      const isReattributed = typed.how === 'reattribute';
      done({
        entryId: about.entryId,
        resolved: {
          ...{ how: typed.how, cents: request.cents },
          to: typed.how === 'refund' ? held.election : typed.election || held.election,
          other: isReattributed ? (other?.name ?? null) : null,
        },
        other: isReattributed ? other : null,
        isSent,
      });
    } catch (error) {
      setWhy(messageFor(error));
    }
    setBusy(false);
  };

  return (
    <form onSubmit={act} noValidate>
      <Stack gap="md">
        <CaseFacts held={held} gift={gift} context={context} today={today} />
        <OtherPicker label={t('held.other')} value={other} onChange={setOther} than={donor.id} />
        {otherLines && other && (
          <CoupleTable one={{ name: donor.name, lines }} other={{ name: other.name, lines: otherLines }} />
        )}
        <Proposals
          offers={proposals}
          names={{ donor: donor.name, other: other?.name ?? '' }}
          take={(offer) => setTyped({ ...typedFor(held, offer, today), reason: typed.reason })}
        />
        <div>
          <Text size="sm" fw={500} mb={4}>
            {t('held.how')}
          </Text>
          <SegmentedControl
            fullWidth
            aria-label={t('held.how')}
            value={typed.how}
            onChange={(how) =>
              change({
                how: how as Typed['how'],
                election: (how === 'reattribute' ? held.election : elections[0]) ?? '',
              })
            }
            data={(['redesignate', 'reattribute', 'refund'] as const).map((value) => ({
              value,
              label: t(`held.${value}`),
            }))}
          />
        </div>
        {typed.how !== 'refund' && (
          <NativeSelect
            label={t('held.form.to')}
            data={[
              ...(typed.how === 'reattribute' && held.election !== null ? [held.election] : []),
              ...elections,
            ].map((value) => ({ value, label: electionName(value) }))}
            value={typed.election}
            onChange={({ currentTarget }) => change({ election: currentTarget.value })}
          />
        )}
        {typed.how !== 'refund' && held.by !== null && typed.day > held.by && (
          <Text size="sm" c="var(--goal)">
            {t('held.tooLate', { day: showDay(held.by) })}
          </Text>
        )}
        {typed.how === 'reattribute' && isWhole && (
          <Text size="sm" c="var(--goal)">
            {t('held.wholeGift')}
          </Text>
        )}
        <Group grow align="start">
          <TextInput
            label={t('held.form.cents')}
            leftSection="$"
            inputMode="decimal"
            autoComplete="off"
            value={typed.amount}
            onChange={({ currentTarget }) => change({ amount: currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t('held.form.day')}
            min={held.day}
            max={today}
            value={typed.day}
            onChange={({ currentTarget }) => change({ day: currentTarget.value })}
          />
        </Group>
        <Textarea
          label={t('held.form.reason')}
          description={t('held.form.reasonHint')}
          maxLength={giftReasonMax}
          autosize
          minRows={2}
          value={typed.reason}
          onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
        />
        {why !== null && (
          <Text role="alert" size="sm" c="var(--bad)">
            {why}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close} disabled={busy}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t(`held.${typed.how}`)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
