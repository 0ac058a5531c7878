import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { Waiting } from './backup-waiting.tsx';
import styles from './backups.module.css';
import type { Compared } from './compare-profiles.ts';
import { type Ended, type Step, takeOver } from './restore-backup.ts';

type Props = { fields: readonly Compared[]; reason: 'before_restore' | 'before_import' };

const steps = { 'backing up': 'history.restore.backingUp', writing: 'history.restore.writing' } as const;

/** Takes the chosen fields over, and says how far it is and how it ended. */
export function TakeOver({ fields, reason }: Props) {
  const [step, setStep] = useState<Step | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const run = async () => {
    setEnded(null);
    const count = fields.length;
    const end = await takeOver(fields, reason, setStep);
    setStep(null);
    setEnded(end);
    if (end.is === 'done') toast('success', t('history.restore.done', { count }), t('history.restore.kept'));
  };
  const count = fields.length;
  return (
    <div className={styles.take}>
      <Button
        // Not `disabled` while it runs, which would take the focus away.
        aria-disabled={step !== null}
        disabled={count === 0 && step === null}
        onClick={() => step === null && void run()}
      >
        {step
          ? t(steps[step])
          : t(reason === 'before_restore' ? 'history.restore.action' : 'history.file.action', { count })}
      </Button>
      <Waiting />
      {ended && ended.is !== 'done' && (
        <div role="alert">
          <Text size="sm" c="var(--bad)" fw={600}>
            {t('history.restore.failed')}
          </Text>
          <Text size="sm">{whyOf(ended)}</Text>
        </div>
      )}
    </div>
  );
}

function whyOf(ended: Exclude<Ended, { is: 'done' }>): string {
  if (ended.is === 'failed') return ended.why;
  const fields = ended.fields.map((name) => t(`profileFields.fields.${name}.label`)).join(', ');
  return fields === '' ? t('history.restore.conflict') : t('history.restore.conflictIn', { fields });
}
