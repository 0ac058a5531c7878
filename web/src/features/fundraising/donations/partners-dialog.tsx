import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { namePartnersCall } from '#shared/api/gifts-api.ts';
import { partnersMax } from '#shared/domain/gifts/gift-partners.ts';
import { dividedInto } from '#shared/domain/pledges/installments.ts';
import { CallError, messageFor } from '../../../shared/data/error-messages.ts';
import { commitCall } from '../../../shared/data/journal/index.ts';
import { type GiftDonor, useDonorsNamed } from '../../../shared/fundraising/donors-named.ts';
import type { Donation } from '../../../shared/fundraising/fundraising-areas.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { moneyField } from '../../../shared/ui/form/form-fields.ts';
import { NamePicker } from '../../../shared/ui/form/name-picker.tsx';
import { showMoney } from '../../../shared/ui/format.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import styles from './partners.module.css';

type Named = Pick<GiftDonor, 'id' | 'name'>;
type Row = { key: number; donor: Named | null; typed: string };
type Props = {
  gift: Donation;
  partners: readonly { donor_id: string; name: string; cents: number }[];
  close: () => void;
};

const typedAs = (cents: number): string => (cents / 100).toFixed(2);
const centsOf = ({ typed }: Row): number | undefined => moneyField.safeParse(typed).data;

/** Who the partners are, and how much of the gift each one gave. */
export default function PartnersDialog({ gift, partners, close }: Props) {
  const next = useRef(partners.length + 2);
  const [rows, setRows] = useState<readonly Row[]>(() =>
    partners.length > 0
      ? partners.map(({ donor_id, name, cents }, key) => ({
          ...{ key, donor: { id: donor_id, name }, typed: typedAs(cents) },
        }))
      : [0, 1].map((key) => ({ key, donor: null, typed: '' })),
  );
  const change = (key: number, fields: Partial<Row>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...fields } : row)));
  const sum = rows.reduce((total, row) => total + (centsOf(row) ?? 0), 0);
  const amount = showMoney(gift.amount);

  const act = async (): Promise<boolean> => {
    const named = rows.flatMap((row) => {
      const cents = centsOf(row);
      return row.donor && cents ? [{ donorId: row.donor.id, cents }] : [];
    });
    if (named.length < rows.length) throw new CallError('invalid-argument', t('partners.nameEach'));
    if (rows.length > 0 && sum !== gift.amount)
      throw new CallError('invalid-argument', t('partners.mustAddUp', { amount }));
    const { synced } = await commitCall(
      namePartnersCall,
      {
        ...{ giftId: gift.id, partners: named },
        before: partners.map(({ donor_id, cents }) => ({ donorId: donor_id, cents })),
      },
      { entity: { table: 'donations', id: gift.id } },
    );
    synced.then(
      () => toast('success', t('common.saved')),
      (error: unknown) => toast('error', t('partners.title'), messageFor(error)),
    );
    return true;
  };

  return (
    <ActDialog
      opened
      title={t('partners.title')}
      submit={t('common.save')}
      close={close}
      onClosed={() => undefined}
      act={act}
    >
      <Text size="sm" c="var(--ink-soft)">
        {t('partners.dialogHint', { amount })}
      </Text>
      {rows.map((row, at) => (
        <div key={row.key} className={styles.row}>
          <NamePicker
            label={t('partners.partner', { number: at + 1 })}
            placeholder={t('fundraising.donations.findDonor')}
            emptyLabel={t('fundraising.donations.noDonor')}
            value={row.donor}
            onChange={(donor) => change(row.key, { donor: donor && { id: donor.id, name: donor.name } })}
            useNamed={useDonorsNamed}
          />
          <TextInput
            aria-label={t('partners.share', { number: at + 1 })}
            leftSection="$"
            inputMode="decimal"
            autoComplete="off"
            value={row.typed}
            onChange={({ currentTarget }) => change(row.key, { typed: currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={t('partners.remove', { number: at + 1 })}
            onClick={() => setRows((before) => before.filter(({ key }) => key !== row.key))}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Group gap="xs">
        {rows.length < partnersMax && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => {
              next.current += 1;
              setRows((before) => [...before, { key: next.current, donor: null, typed: '' }]);
            }}
          >
            {t('partners.more')}
          </Button>
        )}
        {rows.length > 1 && (
          <Button
            variant="default"
            onClick={() =>
              setRows((before) => {
                const shares = dividedInto(gift.amount, before.length);
                return before.map((row, at) => ({ ...row, typed: typedAs(shares[at] ?? 0) }));
              })
            }
          >
            {t('partners.equal')}
          </Button>
        )}
      </Group>
      <Text size="sm" role="status" c={sum > gift.amount ? 'var(--bad)' : 'var(--ink-soft)'}>
        {sum > gift.amount
          ? t('partners.over', { sum: showMoney(sum), over: showMoney(sum - gift.amount) })
          : t('partners.sum', { sum: showMoney(sum), rest: showMoney(gift.amount - sum) })}
      </Text>
    </ActDialog>
  );
}
