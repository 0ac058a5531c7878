import { ActionIcon, Button, Checkbox, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { fundraisingPlanCall } from '#shared/api/giving-api.ts';
import { donationMethods } from '#shared/collections/donations.ts';
import { planSourcesMax } from '#shared/collections/fundraising-plans.ts';
import { showStored } from '../../shared/area/area.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { donationArea } from '../../shared/fundraising/fundraising-areas.ts';
import type { Plan } from '../../shared/fundraising/giving-data.ts';
import { t } from '../../shared/text/index.ts';
import { ActDialog } from '../../shared/ui/dialog/act-dialog.tsx';
import styles from './goals.module.css';
import { newSource, readSources, type TypedSource, typedSources } from './sources-form.ts';

type Props = { plan: Plan; opened: boolean; close: () => void; onClosed: () => void };

/** Where the money is to come from. */
export function SourcesDialog({ plan, ...dialog }: Props) {
  const [sources, setSources] = useState(() => typedSources(plan));
  const change = (id: string, what: Partial<TypedSource>) =>
    setSources(sources.map((one) => (one.id === id ? { ...one, ...what } : one)));
  const act = async () => {
    await callEndpoint(fundraisingPlanCall, { is: 'sources', sources: readSources(sources) });
    return true;
  };
  return (
    <ActDialog {...dialog} title={t('giving.goals.sources.dialog')} submit={t('common.save')} act={act}>
      <Text size="sm" c="var(--ink-soft)">
        {t('giving.goals.sources.hint')}
      </Text>
      {sources.map((source) => (
        <SourceFields
          key={source.id}
          source={source}
          change={(what) => change(source.id, what)}
          remove={() => setSources(sources.filter(({ id }) => id !== source.id))}
        />
      ))}
      {sources.length < planSourcesMax && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setSources([...sources, newSource()])}
        >
          {t('giving.goals.sources.add')}
        </Button>
      )}
    </ActDialog>
  );
}

function SourceFields({
  source,
  change,
  remove,
}: {
  source: TypedSource;
  change: (what: Partial<TypedSource>) => void;
  remove: () => void;
}) {
  const { name, target, codes, has_committee, methods } = source;
  const toggle = (method: (typeof donationMethods)[number], isOn: boolean) =>
    change({ methods: donationMethods.filter((one) => (one === method ? isOn : methods.includes(one))) });
  return (
    <fieldset className={styles.source}>
      <legend className="visually-hidden">{name || t('giving.goals.sources.aSource')}</legend>
      <div className={styles.pair}>
        <TextInput
          label={t('giving.goals.sources.name')}
          autoComplete="off"
          maxLength={40}
          value={name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <TextInput
          label={t('giving.goals.sources.amount')}
          leftSection="$"
          inputMode="decimal"
          autoComplete="off"
          value={target}
          onChange={({ currentTarget }) => change({ target: currentTarget.value })}
        />
      </div>
      <ActionIcon
        variant="subtle"
        c="var(--ink-soft)"
        size={36}
        mt={24}
        aria-label={t('giving.goals.sources.remove', { name: name || t('giving.goals.sources.aSource') })}
        onClick={remove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
      <TextInput
        className={styles.whole ?? ''}
        label={t('giving.goals.sources.codes')}
        description={t('giving.goals.sources.codesHint')}
        autoComplete="off"
        value={codes}
        onChange={({ currentTarget }) => change({ codes: currentTarget.value })}
      />
      <Checkbox
        className={styles.whole ?? ''}
        label={t('giving.goals.sources.committee')}
        checked={has_committee}
        onChange={({ currentTarget }) => change({ has_committee: currentTarget.checked })}
      />
      <fieldset className={`${styles.whole} ${styles.methods}`}>
        <legend>{t('giving.goals.sources.methods')}</legend>
        {donationMethods.map((method) => (
          <Checkbox
            key={method}
            label={showStored(donationArea.collection, 'method', method)}
            checked={methods.includes(method)}
            onChange={({ currentTarget }) => toggle(method, currentTarget.checked)}
          />
        ))}
      </fieldset>
    </fieldset>
  );
}
