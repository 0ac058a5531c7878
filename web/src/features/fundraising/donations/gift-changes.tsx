import { Button, Menu, Text, Textarea, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { changeGiftCall } from '#shared/api/gifts-api.ts';
import { giftReasonMax } from '#shared/collections/gift-entries.ts';
import type { GiftChange } from '#shared/domain/gifts/gift-entries.ts';
import { isAttributed } from '#shared/domain/gifts/moved-gift.ts';
import { CallError, messageFor } from '../../../shared/data/error-messages.ts';
import { commitCall } from '../../../shared/data/journal/index.ts';
import type { Donation } from '../../../shared/fundraising/fundraising-areas.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { localDay } from '../../../shared/ui/form/days.ts';
import { moneyField } from '../../../shared/ui/form/form-fields.ts';
import { showMoney } from '../../../shared/ui/format.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { hasParts, hasSharedParts, takenBack } from './entry-facts.ts';
import { type Entry, useGiftEntries } from './use-gift-entries.ts';

type Change = GiftChange | { is: 'bounced'; day: string };
type Kind = Change['is'];

/** What can be done about a gift as it is, the usual one first. */
function changesOf(
  { status, counted, method }: Donation,
  { taken, isParted }: { taken: number; isParted: boolean },
): Kind[] {
  if (status === 'pending') return ['received', 'failed', 'void'];
  if (status === 'failed') return ['received', 'void'];
  if (status === 'void') return [];
  return [
    ...(counted > 0 ? (['refund', 'chargeback'] as const) : []),
    ...(isParted && method === 'check' ? (['bounced'] as const) : []),
    ...(taken > 0 ? (['recovered'] as const) : []),
    ...(status === 'completed' ? (['void'] as const) : []),
  ];
}

/** Refunds, voids, receives a gift: by entries of its own, so that nothing which counted is edited away. */
export function GiftChanges({ gift }: { gift: Donation }) {
  const writes = useMember().can('donations.write');
  const [kind, setKind] = useState<Kind | null>(null);
  const found = useGiftEntries(gift.id);
  const entries = found.is === 'ready' ? found.value : [];
  const kinds = changesOf(gift, { taken: takenBack(entries), isParted: hasParts(entries) });
  if (!writes || kinds.length === 0) return null;
  const isExpected = gift.status === 'pending';
  return (
    <>
      {isExpected && (
        <Button leftSection={<IconCheck size={16} aria-hidden />} onClick={() => setKind('received')}>
          {t('fundraising.donations.change.received')}
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconArrowBackUp size={16} aria-hidden />}>
            {t('fundraising.donations.change.more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {kinds.map((one) => (
            <Menu.Item key={one} onClick={() => setKind(one)} {...(one === 'void' && { c: 'var(--bad)' })}>
              {t(`fundraising.donations.change.${one}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {kind && <ChangeDialog key={kind} gift={gift} {...{ kind, entries }} close={() => setKind(null)} />}
    </>
  );
}

type DialogProps = { gift: Donation; entries: readonly Entry[]; kind: Kind; close: () => void };

function ChangeDialog({ gift, entries, kind, close }: DialogProps) {
  const isMoney = kind === 'refund' || kind === 'chargeback' || kind === 'recovered';
  const most = kind === 'recovered' ? takenBack(entries) : gift.counted;
  const today = localDay(new Date());
  const [amount, setAmount] = useState((most / 100).toFixed(2));
  const [day, setDay] = useState(today);
  const [reason, setReason] = useState('');
  const title = t(`fundraising.donations.change.${kind}`);

  const change = (): Change => {
    if (kind === 'void' || kind === 'failed') return { is: kind };
    if (kind === 'received' || kind === 'bounced') return { is: kind, day };
    const cents = moneyField.safeParse(amount).data;
    if (cents === undefined || cents > most)
      throw new CallError(
        'invalid-argument',
        t('fundraising.donations.change.amountRange', { most: showMoney(most) }),
      );
    return { is: kind, cents, day };
  };
  const act = async (): Promise<boolean> => {
    const { synced } = await commitCall(
      changeGiftCall,
      {
        ...{ giftId: gift.id, entryId: crypto.randomUUID(), change: change() },
        reason: reason.trim() || null,
      },
      { entity: { table: 'donations', id: gift.id } },
    );
    synced.then(
      () => toast('success', t('fundraising.donations.change.saved')),
      (error: unknown) => toast('error', title, messageFor(error)),
    );
    return true;
  };
  return (
    <ActDialog
      opened
      title={title}
      submit={title}
      grave={kind === 'void'}
      close={close}
      onClosed={() => undefined}
      act={act}
    >
      <Text c="var(--ink-soft)">{t(`fundraising.donations.change.${kind}Hint`)}</Text>
      {kind === 'void' && isAttributed(gift, entries) && <Text>{t('fundraising.shares.givesBack')}</Text>}
      {kind === 'void' && hasSharedParts(gift.id, entries) && (
        <Text c="var(--ink-soft)">{t('fundraising.shares.voidsAll')}</Text>
      )}
      {isMoney && (
        <TextInput
          label={t('fields.donations.amount')}
          leftSection="$"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          data-autofocus
        />
      )}
      {(isMoney || kind === 'received' || kind === 'bounced') && (
        <TextInput
          type="date"
          label={t('fundraising.donations.change.day')}
          max={today}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      )}
      {kind !== 'received' && kind !== 'failed' && (
        <Textarea
          label={t('fundraising.donations.change.reason')}
          description={t('fundraising.donations.change.reasonHint')}
          maxLength={giftReasonMax}
          autosize
          minRows={2}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
    </ActDialog>
  );
}
