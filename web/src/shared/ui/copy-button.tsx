import '../text/public-links/en.ts';
import { Button, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../text/index.ts';

/** What a site pastes to show a public form. The title names the frame for a screen reader. */
export function embedCode(address: string, title: string): string {
  const frame = document.createElement('iframe');
  Object.assign(frame, { src: address, title, width: '100%', height: '1100', loading: 'lazy' });
  frame.style.border = '0';
  return frame.outerHTML;
}

/** Copies a text; where the browser refuses, the text is shown to be copied by hand. */
export function CopyButton({ text, label, icon }: { text: string; label: string; icon: ReactNode }) {
  const { copied, copy, error } = useClipboard({ timeout: 3_000 });
  return (
    <>
      <Button
        variant="default"
        leftSection={copied ? <IconCheck size={16} aria-hidden /> : icon}
        onClick={() => copy(text)}
      >
        <span aria-live="polite">{copied ? t('publicLinks.copied') : label}</span>
      </Button>
      {error && (
        <Text size="sm" role="alert" style={{ overflowWrap: 'anywhere' }}>
          {t('publicLinks.copyFailed')} {text}
        </Text>
      )}
    </>
  );
}
