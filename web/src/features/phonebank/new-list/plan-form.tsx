import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useConnectivity } from '../../../shared/data/connectivity.ts';
import { t } from '../../../shared/text/index.ts';
import styles from '../calls.module.css';
import { isComplete, type Plan } from './list-plan.ts';
import { PlanPart } from './plan-part.tsx';

type Props = {
  plan: Plan;
  change: (change: Partial<Plan>) => void;
  namePlaceholder: string;
  /** Whom the list is for. */
  audience: ReactNode;
  /** Whether there is somebody to call. */
  fits: boolean;
  isBusy: boolean;
  progress?: ReactNode;
  /** Why the list could not be made; null where nothing failed. */
  why: string | null;
  create: () => void;
};

/** What every new call list asks: its name, whom to call and what for. */
export function PlanForm({
  plan,
  change,
  namePlaceholder,
  audience,
  fits,
  isBusy,
  progress,
  why,
  create,
}: Props) {
  const online = useConnectivity((state) => state.online);
  const ready = fits && isComplete(plan) && online;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !isBusy) create();
      }}
      noValidate
    >
      <Stack gap="xl">
        <TextInput
          label={t('callPlan.new.name')}
          placeholder={namePlaceholder}
          value={plan.name}
          maxLength={120}
          required
          withAsterisk={false}
          data-autofocus
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <section className={styles.part}>
          <Title order={2} size="h4" mb="xs">
            {t('callPlan.new.whom')}
          </Title>
          {audience}
        </section>
        <section className={styles.part}>
          <Title order={2} size="h4" mb="xs">
            {t('callPlan.list.what')}
          </Title>
          <PlanPart plan={plan} change={change} />
        </section>
        {progress}
        {why !== null && (
          <Text c="var(--bad)" role="alert">
            {why}
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          {!online && <Text c="var(--ink-soft)">{t('callPlan.new.needsConnection')}</Text>}
          <Button type="submit" size="md" disabled={!ready} loading={isBusy}>
            {t('callPlan.new.create')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
