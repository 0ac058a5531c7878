import { useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import { showMoney } from '../../../shared/ui/format.ts';
import { type Correctable, CorrectDialog } from '../correct/correct-dialog.tsx';
import styles from './call.module.css';
import type { Calling } from './use-calling.ts';

/** Whom this block's caller has called, with what came of it: each can be corrected. */
export function Called({ block, calling }: { block: string; calling: Calling }) {
  const [correcting, correct] = useState<Correctable | null>(null);
  const called = calling.sheets.flatMap((sheet) => {
    const result = calling.results[sheet.id];
    return result?.id === undefined ? [] : [{ sheet, result, ask: result.id }];
  });
  if (called.length === 0) return null;
  return (
    <details className={styles.called}>
      <summary>{t('callTime.correct.called', { count: called.length })}</summary>
      <ul>
        {called.map(({ sheet, result, ask }) => (
          <li key={sheet.id}>
            <span>
              {[
                sheet.name,
                t(`callTime.outcomes.${result.outcome}`),
                ...(result.cents === null ? [] : [showMoney(result.cents)]),
              ].join(' · ')}
            </span>
            <button
              type="button"
              className={styles.fix}
              aria-label={t('callTime.correct.title', { name: sheet.name })}
              onClick={() =>
                correct({
                  ...{ ask, block, person: sheet.id, name: sheet.name, phones: sheet.phones },
                  seen: { outcome: result.outcome, cents: result.cents },
                })
              }
            >
              {t('callTime.correct.action')}
            </button>
          </li>
        ))}
      </ul>
      <CorrectDialog of={correcting} close={() => correct(null)} corrected={calling.corrected} />
    </details>
  );
}
