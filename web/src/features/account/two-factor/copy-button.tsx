import { Button, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { t } from '../../../shared/text/index.ts';

/** Puts a text on the clipboard and says so. */
export function Copy({ text }: { text: string }) {
  const { copied, copy, error } = useClipboard({ timeout: 3_000 });
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <>
      <Button variant="default" leftSection={<Icon size={16} aria-hidden />} onClick={() => copy(text)}>
        <span aria-live="polite">{t(copied ? 'security.enrolment.copied' : 'security.enrolment.copy')}</span>
      </Button>
      {error && (
        <Text size="sm" c="var(--bad)" role="alert">
          {t('security.enrolment.copyFailed')}
        </Text>
      )}
    </>
  );
}
