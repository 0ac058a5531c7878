import { Button } from '@mantine/core';
import { IconMessageCheck, IconPhoneX, IconPlayerSkipForward } from '@tabler/icons-react';
import { t } from '../../../shared/text/index.ts';
import { useSingleKeys } from '../../../shared/ui/single-keys.ts';
import type { Step } from './call-result.ts';
import styles from './step.module.css';
import { callKeys } from './use-call-keys.ts';
import type { CallSession } from './use-call-session.ts';

/** After the call: whether they spoke. */
export function First({ calling, go }: { calling: CallSession; go: (step: Step) => void }) {
  const keys = useSingleKeys(({ on }) => on);
  return (
    <>
      <div className={styles.pair}>
        <Button
          size="lg"
          variant="light"
          aria-keyshortcuts={keys ? callKeys.spoke : undefined}
          leftSection={<IconMessageCheck size={22} aria-hidden />}
          onClick={() => go('spoke')}
        >
          {t('calls.call.spoke')}
        </Button>
        <Button
          size="lg"
          variant="default"
          leftSection={<IconPhoneX size={22} aria-hidden />}
          onClick={() => go('missed')}
        >
          {t('calls.call.missed')}
        </Button>
      </div>
      <Button
        variant="subtle"
        c="var(--ink-soft)"
        className={styles.tap ?? ''}
        aria-keyshortcuts={keys ? callKeys.skip : undefined}
        leftSection={<IconPlayerSkipForward size={18} aria-hidden />}
        onClick={() => void calling.skip()}
      >
        {t('calls.call.skip')}
      </Button>
      {keys && (
        <p className={styles.keys}>
          {t('calls.call.keys', {
            spoke: callKeys.spoke,
            none: callKeys.none,
            message: callKeys.message,
            skip: callKeys.skip,
          })}
        </p>
      )}
    </>
  );
}
