import { Button } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { t } from '../text/index.ts';

const progressStyle = {
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 500,
  cursor: 'default',
  color: 'var(--ink-soft)',
  background: 'var(--ground-sunk)',
};

type Props = {
  running: boolean;
  /** What it does, or how far it is. */
  children: ReactNode;
  /** The screen's main action. */
  isMain?: boolean;
  /** Beside it while nothing is running. */
  other?: ReactNode;
  run: () => void;
  cancel: () => void;
};

/** The button of a download that takes a while, with a second one that cancels it while it is running. */
export function DownloadAction({ running, children, isMain = false, other, run, cancel }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Button.Group>
      <Button
        ref={button}
        variant={isMain && !running ? 'filled' : 'default'}
        leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        // Not `disabled`, which would take the focus away and make the figures too faint to read.
        aria-disabled={running}
        onClick={run}
        style={running ? progressStyle : undefined}
      >
        {children}
      </Button>
      {!running && other}
      {running && (
        <Button
          variant="default"
          px={0}
          w={44}
          aria-label={t('exports.cancel')}
          onClick={() => {
            cancel();
            // The cross that had the focus goes.
            button.current?.focus();
          }}
        >
          <IconX size={16} stroke={1.75} aria-hidden />
        </Button>
      )}
    </Button.Group>
  );
}
