import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCopy } from '@tabler/icons-react';
import { t } from '../../../shared/text/index.ts';
import { showMoney } from '../../../shared/ui/format.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import styles from './call.module.css';
import { hasFollowUp, type LastCall } from './use-calling.ts';

const copy = (text: string): void => {
  // Missing where the page is not secure.
  const copied = navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject(new Error());
  copied.then(
    () => toast('success', t('callTime.after.copied')),
    () => toast('error', t('callTime.after.copyFailed'), text),
  );
};

/** A text to send after the call, ready to be copied. */
export function followUp({ report, sheet }: Pick<LastCall, 'report' | 'sheet'>, caller: string): string {
  const name = sheet.given ?? sheet.name;
  const amount = report.cents === null ? '' : showMoney(report.cents);
  const which = report.outcome === 'no_answer' ? 'left_message' : report.outcome;
  if (which === 'pledged' || which === 'promised' || which === 'left_message' || which === 'thinking')
    return t(`callTime.followUp.${which}`, { name, amount, caller });
  return '';
}

/** What was recorded last: ten seconds to take it back, and the follow-up. */
export function AfterCall({ last, caller, close }: { last: LastCall; caller: string; close: () => void }) {
  const now = useNow(1_000);
  const seconds = Math.ceil((last.undoUntil - now) / 1_000);
  const text = hasFollowUp(last.report) ? followUp(last, caller) : '';
  if (seconds <= 0 && text === '') return null;
  return (
    <div className={styles.after}>
      <div className={styles.afterWords} role="status">
        <strong>{t(`callTime.outcomes.${last.report.outcome}`)}</strong>
        <span>
          {[last.sheet.name, ...(last.report.cents === null ? [] : [showMoney(last.report.cents)])].join(
            ' · ',
          )}
        </span>
      </div>
      {text !== '' && (
        <Button
          variant="white"
          leftSection={<IconCopy size={16} aria-hidden />}
          title={text}
          onClick={() => copy(text)}
        >
          {t('callTime.after.copy')}
        </Button>
      )}
      {seconds > 0 ? (
        <Button
          variant="white"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={last.undo}
          aria-label={t('common.undo')}
        >
          {t('callTime.after.undo', { seconds })}
        </Button>
      ) : (
        <Button variant="white" onClick={close}>
          {t('common.close')}
        </Button>
      )}
    </div>
  );
}
