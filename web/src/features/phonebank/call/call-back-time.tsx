import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callBackMaxMs, hourMs } from '#shared/domain/phonebank/list.ts';
import { OneTap } from '../../../shared/scripts/one-tap.tsx';
import { t } from '../../../shared/text/index.ts';
import { Codes, Step } from './call-step.tsx';
import { eveningOf, fieldOf, momentIn } from './format-call.ts';
import styles from './step.module.css';

/** When somebody wants to be called: milliseconds since 1970. */
export function When({ set, back }: { set: (at: number) => void; back: () => void }) {
  const [now] = useState(() => Date.now());
  const [typed, type] = useState('');
  const at = momentIn(typed);
  const wrong = at !== null && (at < now || at > now + callBackMaxMs);
  const evening = eveningOf(now);
  return (
    <Step title={t('calls.call.when')} back={back}>
      <Codes>
        <OneTap onClick={() => set(now + hourMs)}>{t('calls.call.inAnHour')}</OneTap>
        {evening !== null && <OneTap onClick={() => set(evening)}>{t('calls.call.evening')}</OneTap>}
        <OneTap onClick={() => set(now + 24 * hourMs)}>{t('calls.call.tomorrow')}</OneTap>
      </Codes>
      <Group align="flex-end" mt="sm" gap="xs">
        <TextInput
          type="datetime-local"
          label={t('calls.call.at')}
          min={fieldOf(now)}
          max={fieldOf(now + callBackMaxMs)}
          value={typed}
          error={wrong ? t('calls.call.past') : null}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Button
          className={styles.tap ?? ''}
          disabled={at === null || wrong}
          onClick={() => at !== null && set(at)}
        >
          {t('calls.call.set')}
        </Button>
      </Group>
    </Step>
  );
}
