import { Button, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { t } from '../../../shared/text/index.ts';

/** Puts an error on the clipboard, for a message to whoever mends it. */
export function CopyText({ text }: { text: () => string }) {
  const { copied, copy, error } = useClipboard({ timeout: 3_000 });
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <>
      <Button variant="default" leftSection={<Icon size={16} aria-hidden />} onClick={() => copy(text())}>
        <span aria-live="polite">{t(copied ? 'reports.copied' : 'reports.copy')}</span>
      </Button>
      {error && (
        <Text size="sm" c="var(--bad)" role="alert">
          {t('reports.copyFailed')}
        </Text>
      )}
    </>
  );
}
