import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { t } from '../../../shared/text/index.ts';
import { ChoiceDialog } from '../../../shared/ui/dialog/choice-dialog.tsx';
import type { OpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';

export type NewLink = { email: string; link: string; mailed: boolean };

type Props = Pick<OpenQuestion<NewLink>, 'question' | 'opened' | 'close' | 'onClosed'>;

/** A link to pass on by hand: the server keeps only its hash, so it is shown once. */
export function LinkDialog({ question, opened, close, onClosed }: Props) {
  if (!question) return null;
  const { email, link, mailed } = question;
  return (
    <ChoiceDialog opened={opened} title={t('team.link.title', { email })} close={close} onClosed={onClosed}>
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
