import { Button } from '@mantine/core';
import type { CallTarget } from '#shared/rules/calling/target.ts';
import { OneTap } from '../../../../shared/scripts/OneTap.tsx';
import { t } from '../../../../shared/text/index.ts';
import { toast } from '../../../../shared/ui/toasts.tsx';
import styles from './call.module.css';
import { shownPhone } from './words.ts';

type Props = {
  of: CallTarget;
  /** One is wrong: the other one can still be called. */
  one: (field: 'cell' | 'landline') => void;
  all: () => void;
  back: () => void;
};

/** Which of two numbers it was. */
export function Which({ of, one, all, back }: Props) {
  const mark = (field: 'cell' | 'landline') => {
    one(field);
    toast('info', t('calls.call.tryOther'));
  };
  return (
    <section className={styles.step} aria-label={t('calls.call.which')}>
      <h3 className={styles.stepTitle}>{t('calls.call.which')}</h3>
      <div className={styles.codes}>
        {(['cell', 'landline'] as const).map((field) => (
          <OneTap key={field} onClick={() => mark(field)}>
            {t(`calls.call.${field}`)} {shownPhone(of[field] ?? '')}
          </OneTap>
        ))}
        <OneTap onClick={all}>{t('calls.call.bothNumbers')}</OneTap>
      </div>
      <Button variant="subtle" c="var(--ink-soft)" className={styles.tap ?? ''} onClick={back}>
        {t('calls.call.back')}
      </Button>
    </section>
  );
}
