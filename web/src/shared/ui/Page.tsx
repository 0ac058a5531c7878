import { Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { t } from '../text/index.ts';

type Props = {
  title: string;
  /** The way back, over the title. */
  above?: ReactNode;
  hint?: ReactNode;
  actions?: ReactNode;
  width?: number;
  children: ReactNode;
};

/** One screen: its title (also the browser tab's), its actions, its content. */
export function Page({ title, above, hint, actions, width = 1200, children }: Props) {
  useEffect(() => {
    document.title = t('common.pageTitle', { page: title });
  }, [title]);
  return (
    <Stack gap="lg" maw={width} mx="auto" w="100%">
      {above}
      <Group justify="space-between" align="flex-end" gap="sm">
        <Stack gap={2}>
          <Title order={1} size="h2">
            {title}
          </Title>
          {hint && <Text c="var(--ink-soft)">{hint}</Text>}
        </Stack>
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  );
}
