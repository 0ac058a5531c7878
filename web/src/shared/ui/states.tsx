import { Button, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { t } from '../text/index.ts';

type Icon = ComponentType<{ size?: number; stroke?: number }>;

/** What a screen shows when it has nothing to list: what belongs here, and the first thing to do. */
export function EmptyState(props: { icon: Icon; title: string; hint: string; children?: ReactNode }) {
  return (
    <Stack align="center" gap="xs" py={56} px="md" ta="center">
      <Text c="var(--ink-soft)" aria-hidden>
        <props.icon size={36} stroke={1.5} />
      </Text>
      <Title order={2} size="h4">
        {props.title}
      </Title>
      <Text c="var(--ink-soft)" maw={420}>
        {props.hint}
      </Text>
      {props.children}
    </Stack>
  );
}

/** What was never opened here, while the server cannot be asked. */
export const UnseenState = () => (
  <EmptyState icon={IconCloudOff} title={t('member.unseen.title')} hint={t('member.unseen.hint')} />
);

/** What happened and what to do about it. */
export function FailedState({ why, retry }: { why: string; retry?: () => void }) {
  return (
    <Stack align="center" gap="xs" py={56} px="md" ta="center" role="alert">
      <Text c="var(--bad)" aria-hidden>
        <IconAlertTriangle size={36} stroke={1.5} />
      </Text>
      <Text fw={600}>{t('errors.section')}</Text>
      <Text c="var(--ink-soft)" maw={420}>
        {why}
      </Text>
      {retry && (
        <Button variant="default" onClick={retry}>
          {t('errors.tryAgain')}
        </Button>
      )}
    </Stack>
  );
}
