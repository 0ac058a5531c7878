import '../../../shared/text/pledges/en.ts';
import { Anchor, Button, Group, Text, TextInput, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { allotGiftCall } from '#shared/api/pledges-api.ts';
import { pledgePayments } from '#shared/collections/pledge-payments.ts';
import { type GiftShare, giftPledgesMax, paidShares } from '#shared/domain/pledges/gift-shares.ts';
import { isPaying } from '#shared/domain/pledges/paying.ts';
import { openCents } from '#shared/domain/pledges/pledge-state.ts';
import { CallError, messageFor } from '../../../shared/data/error-messages.ts';
import { commitCall } from '../../../shared/data/journal/index.ts';
import { useLiveDocument } from '../../../shared/data/live.ts';
import { type Donation, pledgesPath } from '../../../shared/fundraising/fundraising-areas.ts';
import { useLiveOpenPledges } from '../../../shared/fundraising/open-pledges.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { moneyField } from '../../../shared/ui/form/form-fields.ts';
import { showDay, showMoney } from '../../../shared/ui/format.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import styles from '../pledges/pledges.module.css';

/** What of its pledges a gift pays. One read, of a gift that pays any. */
function useShares(gift: Donation): GiftShare[] {
  const { organization } = useMember();
  const { id, pledge_id, counted } = gift;
  const stored = useLiveDocument(pledgePayments, organization, id, pledge_id === null);
  if (pledge_id === null) return [];
  const shares = stored.is === 'ready' ? stored.value?.shares : undefined;
  return shares ?? [{ pledge_id, cents: Math.max(0, counted) }];
}

/** The pledges that a gift pays, and how much of each. */
export function GiftPledges({ gift }: { gift: Donation }) {
  const title = useId();
  const writes = useMember().can('donations.write');
  const [isOpen, open] = useState(false);
  const shares = useShares(gift);
  const mayChoose = writes && isPaying(gift);
  if (shares.length === 0 && !mayChoose) return null;
  const paid = paidShares(shares, gift.counted);
  return (
    <section aria-labelledby={title}>
      <Group justify="space-between" align="center" mb="xs">
        <Title id={title} order={2} size="h4">
          {t('pledges.allot.title')}
        </Title>
        {mayChoose && (
          <Button variant="default" size="compact-sm" mih={44} onClick={() => open(true)}>
            {t('pledges.allot.choose')}
          </Button>
        )}
      </Group>
      {shares.length === 0 ? (
        <Text c="var(--ink-soft)">{t('pledges.allot.none')}</Text>
      ) : (
        <ul className={styles.shares}>
          {shares.map(({ pledge_id }, at) => (
            <li key={pledge_id}>
              <Anchor component={Link} to={`${pledgesPath}/${pledge_id}`} className={styles.share}>
                <span>{t('pledges.allot.one', { number: at + 1 })}</span>
                <span>{showMoney(paid.get(pledge_id) ?? 0)}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      {isOpen && <AllotDialog gift={gift} shares={shares} close={() => open(false)} />}
    </section>
  );
}

type DialogProps = { gift: Donation; shares: readonly GiftShare[]; close: () => void };

/** How much of each open pledge a gift pays; what is left empty it does not pay. */
function AllotDialog({ gift, shares, close }: DialogProps) {
  const found = useLiveOpenPledges(gift.donor_id);
  const [typed, type] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(shares.map(({ pledge_id, cents }) => [pledge_id, (cents / 100).toFixed(2)])),
  );
  const open = found.is === 'ready' ? found.value : [];
  const known = new Map(open.map((one) => [one.id, one]));
  // Pledges that this gift has paid entirely are not open any more.
  const rows = [
    ...shares.filter(({ pledge_id }) => !known.has(pledge_id)).map((one) => one.pledge_id),
    ...known.keys(),
  ];
  const most = gift.status === 'pending' ? gift.amount : gift.counted;
  const centsOf = (id: string): number | undefined => {
    const text = typed[id]?.trim() ?? '';
    return text === '' || Number(text) === 0 ? 0 : moneyField.safeParse(text).data;
  };
  const sum = rows.reduce((total, id) => total + (centsOf(id) ?? 0), 0);
  const act = async (): Promise<boolean> => {
    const chosen = rows.map((id) => ({ pledgeId: id, cents: centsOf(id) }));
    const named = chosen.flatMap(({ pledgeId, cents }) => (cents ? [{ pledgeId, cents }] : []));
    if (chosen.some(({ cents }) => cents === undefined)) return false;
    if (sum > most)
      throw new CallError('invalid-argument', t('pledges.allot.tooMuch', { most: showMoney(most) }));
    const { synced } = await commitCall(
      allotGiftCall,
      { giftId: gift.id, shares: named.slice(0, giftPledgesMax) },
      { entity: { table: 'donations', id: gift.id } },
    );
    synced.then(
      () => toast('success', t('common.saved')),
      (error: unknown) => toast('error', t('pledges.allot.title'), messageFor(error)),
    );
    return true;
  };
  return (
    <ActDialog
      opened
      title={t('pledges.allot.title')}
      submit={t('common.save')}
      close={close}
      onClosed={() => undefined}
      act={act}
    >
      <Text size="sm" c="var(--ink-soft)">
        {t('pledges.allot.hint', { amount: showMoney(most) })}
      </Text>
      {found.is === 'ready' && rows.length === 0 && <Text>{t('pledges.donor.none')}</Text>}
      {rows.map((id) => {
        const pledge = known.get(id);
        return (
          <TextInput
            key={id}
            label={
              pledge
                ? t('pledges.pays.option', {
                    left: showMoney(openCents(pledge)),
                    amount: showMoney(pledge.amount),
                    day: showDay(pledge.due_on),
                  })
                : t('pledges.allot.paid')
            }
            leftSection="$"
            inputMode="decimal"
            autoComplete="off"
            value={typed[id] ?? ''}
            error={centsOf(id) === undefined ? t('pledges.allot.wrong') : null}
            onChange={({ currentTarget }) => type((before) => ({ ...before, [id]: currentTarget.value }))}
          />
        );
      })}
      <Text size="sm" role="status" c={sum > most ? 'var(--bad)' : 'var(--ink-soft)'}>
        {t('pledges.allot.sum', { sum: showMoney(sum), rest: showMoney(Math.max(0, most - sum)) })}
      </Text>
    </ActDialog>
  );
}
