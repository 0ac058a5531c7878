import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { partnersMax } from '#shared/domain/gifts/gift-partners.ts';
import { useDonorsNamed } from '../../../shared/fundraising/donors-named.ts';
import { t } from '../../../shared/text/index.ts';
import { NamePicker } from '../../../shared/ui/form/name-picker.tsx';
import { showMoney } from '../../../shared/ui/format.ts';
import styles from './partners.module.css';
import { inEqualParts, sumOfPartners, type TypedPartner, withPartner } from './typed-partners.ts';

type Props = {
  rows: readonly TypedPartner[];
  /** Cents of the whole gift. */
  amount: number;
  onChange: (rows: readonly TypedPartner[]) => void;
};

/** A line for each partner of a partnership's gift, with what is left to be told of its amount. */
export function PartnerRows({ rows, amount, onChange }: Props) {
  const change = (key: number, fields: Partial<TypedPartner>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...fields } : row)));
  const sum = sumOfPartners(rows);
  return (
    <>
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
            onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
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
            onClick={() => onChange(withPartner(rows))}
          >
            {t('partners.more')}
          </Button>
        )}
        {rows.length > 1 && (
          <Button variant="default" onClick={() => onChange(inEqualParts(rows, amount))}>
            {t('partners.equal')}
          </Button>
        )}
      </Group>
      <Text size="sm" role="status" c={sum > amount ? 'var(--bad)' : 'var(--ink-soft)'}>
        {sum > amount
          ? t('partners.over', { sum: showMoney(sum), over: showMoney(sum - amount) })
          : t('partners.sum', { sum: showMoney(sum), rest: showMoney(amount - sum) })}
      </Text>
    </>
  );
}
