import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { t } from '../../../shared/text/index.ts';
import type { Asked } from '../../../shared/ui/dialog/asked.ts';
import { ChoiceDialog } from '../../../shared/ui/dialog/ChoiceDialog.tsx';

export type NewLink = { email: string; link: string; mailed: boolean };

type Props = Pick<Asked<NewLink>, 'question' | 'opened' | 'close' | 'gone'>;

/** A link to pass on by hand: the server keeps only its hash, so it is shown once. */
export function LinkDialog({ question, opened, close, gone }: Props) {
  if (!question) return null;
  const { email, link, mailed } = question;
  return (
    <ChoiceDialog opened={opened} title={t('team.link.title', { email })} close={close} gone={gone}>
      <Stack gap="md">
        <Text {...(!mailed && { c: 'var(--goal)' })}>
          {t(mailed ? 'team.link.mailed' : 'team.link.notMailed')}
        </Text>
        <TextInput
          label={t('team.link.label')}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Text size="sm" c="var(--ink-soft)">
          {t('team.link.hint', { email })}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            {t('common.close')}
          </Button>
          <CopyButton value={link}>
            {({ copied, copy }) => (
              <Button
                data-autofocus
                onClick={copy}
                leftSection={
                  copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />
                }
              >
                <span aria-live="polite">{t(copied ? 'team.link.copied' : 'team.link.copy')}</span>
              </Button>
            )}
          </CopyButton>
        </Group>
      </Stack>
    </ChoiceDialog>
  );
}
