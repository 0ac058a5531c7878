import '../../../shared/text/shared-limits/en.ts';
import { Button, Input, Text } from '@mantine/core';
import { IconUsersPlus } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { useFormValues } from '../../../shared/area/form-values.ts';
import { useCachedDocument } from '../../../shared/data/use-cached-document.ts';
import { donorArea } from '../../../shared/fundraising/fundraising-areas.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { moneyField } from '../../../shared/ui/form/form-fields.ts';
import { PartnerRows } from './partner-rows.tsx';
import styles from './partners.module.css';
import { idIn } from './typed-gift-meter.tsx';
import { type TypedPartner, withPartner } from './typed-partners.ts';

type Props = {
  value?: readonly TypedPartner[];
  onChange?: (rows: readonly TypedPartner[]) => void;
  error?: ReactNode;
  'data-path'?: string;
};

/** Who gave the gift of the form, where its donor is a partnership: a read for the donor. It can be told later, too. */
export function PartnersOfForm({ value = [], onChange, error, ...input }: Props) {
  const { donor, amount } = useFormValues();
  const found = useCachedDocument(donorArea.collection, useMember().organization, idIn(donor));
  const isPartnership = found.is === 'ready' && found.value?.donor_kind === 'partnership';
  const isOther = found.is === 'ready' && !isPartnership && value.length > 0;
  // Partners who were typed are those of another donor, who was chosen before.
  useEffect(() => {
    if (isOther) onChange?.([]);
  }, [isOther, onChange]);
  if (!isPartnership) return null;
  return (
    <fieldset className={styles.partners} data-path={input['data-path']}>
      <legend>{t('partners.title')}</legend>
      <Text size="sm" c="var(--ink-soft)">
        {t('partners.formHint')}
      </Text>
      {value.length === 0 ? (
        <Button
          variant="default"
          leftSection={<IconUsersPlus size={16} aria-hidden />}
          onClick={() => onChange?.(withPartner(withPartner([])))}
        >
          {t('partners.name')}
        </Button>
      ) : (
        <PartnerRows
          rows={value}
          amount={moneyField.safeParse(amount).data ?? 0}
          onChange={(rows) => onChange?.(rows)}
        />
      )}
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </fieldset>
  );
}
