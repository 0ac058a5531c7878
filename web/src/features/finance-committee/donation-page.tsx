import { Button, Text, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { fundraisingPlanCall } from '#shared/api/giving-api.ts';
import { isDonationPage } from '#shared/domain/giving/tracked-link.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { CallError } from '../../shared/data/error-messages.ts';
import { Section } from '../../shared/fundraising/section.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { ActDialog } from '../../shared/ui/dialog/act-dialog.tsx';
import { useOpenQuestion } from '../../shared/ui/dialog/use-open-question.ts';
import styles from './committee.module.css';

/** Where the members' links lead. */
export function DonationPage({ page }: { page: string | null }) {
  const writes = useMember().can('donations.write');
  const { question, opened, ask, close, onClosed } = useOpenQuestion<'page'>();
  return (
    <Section
      title={t('giving.committee.page.title')}
      hint={t('giving.committee.page.hint')}
      action={
        writes && (
          <Button
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={({ currentTarget }) => ask('page', currentTarget)}
          >
            {t(page === null ? 'giving.committee.page.set' : 'giving.committee.page.edit')}
          </Button>
        )
      }
    >
      <Text className={styles.address ?? ''} c={page === null ? 'var(--ink-soft)' : 'var(--ink)'}>
        {page ?? t('giving.committee.page.none')}
      </Text>
      {question && <PageDialog page={page} opened={opened} close={close} onClosed={onClosed} />}
    </Section>
  );
}

type Props = { page: string | null; opened: boolean; close: () => void; onClosed: () => void };

function PageDialog({ page, ...dialog }: Props) {
  const [typed, setTyped] = useState(page ?? '');
  const act = async () => {
    const address = typed.trim();
    if (address !== '' && !isDonationPage(address))
      throw new CallError('invalid-argument', t('giving.committee.page.problem'));
    await callEndpoint(fundraisingPlanCall, { is: 'page', donation_page: address === '' ? null : address });
    return true;
  };
  return (
    <ActDialog {...dialog} title={t('giving.committee.page.dialog')} submit={t('common.save')} act={act}>
      <TextInput
        label={t('giving.committee.page.label')}
        description={t('giving.committee.page.labelHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={300}
        data-autofocus
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </ActDialog>
  );
}
