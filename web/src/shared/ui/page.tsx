import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { t } from '../text/index.ts';

const widest = 1200;

type Props = {
  title: string;
  /** The way back, over the title. */
  above?: ReactNode;
  hint?: ReactNode;
  actions?: ReactNode;
  /** Pixels. A narrower screen begins where the wide ones do, so that no title jumps from one to the next. */
  width?: number;
  children: ReactNode;
};

/** One screen: its title (also the browser tab's), its actions, its content. */
export function Page({ title, above, hint, actions, width = widest, children }: Props) {
  useEffect(() => {
    document.title = t('common.pageTitle', { page: title });
  }, [title]);
  return (
    <Box maw={widest} mx="auto" w="100%">
      <Stack gap="lg" maw={width}>
        {above}
        <Group justify="space-between" align={hint ? 'flex-end' : 'center'} gap="sm">
          <Stack gap={2} miw={0} {...(hint && { flex: '1 1 320px' })}>
            <Title order={1} size="h2">
              {title}
            </Title>
            {hint && <Text c="var(--ink-soft)">{hint}</Text>}
          </Stack>
          {actions && <Group gap="xs">{actions}</Group>}
        </Group>
        {children}
      </Stack>
    </Box>
  );
}
