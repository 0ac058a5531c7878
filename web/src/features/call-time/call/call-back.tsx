import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callBackAheadMs } from '#shared/domain/call-time/outcomes.ts';
import { t } from '../../../shared/text/index.ts';
import styles from './call.module.css';

const hour = 3_600_000;
const quick = [
  ['inAnHour', hour],
  ['tomorrow', 24 * hour],
  ['inAWeek', 7 * 24 * hour],
] as const;

/** When the donor wants to be called: milliseconds since 1970. */
export function CallBack({ set, cancel }: { set: (at: number) => void; cancel: () => void }) {
  const [now] = useState(() => Date.now());
  const [typed, type] = useState('');
  const at = typed === '' ? null : Date.parse(typed);
  const isWrong = at !== null && !(at > now && at <= now + callBackAheadMs);
  return (
    <fieldset className={styles.question}>
      <legend>{t('callTime.back.title')}</legend>
      <div className={styles.quick}>
        {quick.map(([name, ms]) => (
          <Button key={name} variant="default" onClick={() => set(now + ms)}>
            {t(`callTime.back.${name}`)}
          </Button>
        ))}
      </div>
      <TextInput
        type="datetime-local"
        label={t('callTime.back.at')}
        value={typed}
        error={isWrong ? t('callTime.back.wrong') : null}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <div className={styles.pair}>
        <Button variant="default" onClick={cancel}>
          {t('common.cancel')}
        </Button>
        <Button disabled={at === null || isWrong} onClick={() => at !== null && set(at)}>
          {t('callTime.back.save')}
        </Button>
      </div>
    </fieldset>
  );
}
