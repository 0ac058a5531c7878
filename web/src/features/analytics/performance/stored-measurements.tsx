import { Button, Group, NumberInput, Text } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { pruneMetricsCall } from '#shared/api/metrics-api.ts';
import { metricsRetentionDays } from '#shared/constants.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { showMomentDay, showNumber } from '../../../shared/ui/format.ts';
import { useOldest } from './data.ts';
import styles from './kept.module.css';

type State =
  | { is: 'idle' }
  | { is: 'asking' }
  | { is: 'deleting' | 'done'; deleted: number }
  | { is: 'refused'; why: string };

/** For admins: what is stored, and how to delete the old of it before the nightly cleanup does. */
export function StoredMeasurements() {
  const title = useId();
  const oldest = useOldest();
  const [days, setDays] = useState<number | null>(metricsRetentionDays);
  const [state, setState] = useState<State>({ is: 'idle' });
  const left = useRef(new AbortController());
  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    return () => leaving.abort();
  }, []);

  const prune = async (older: number) => {
    const { signal } = left.current;
    let deleted = 0;
    try {
      for (let more = true; more; ) {
        setState({ is: 'deleting', deleted });
        const answer = await callEndpoint(pruneMetricsCall, { days: older }, signal);
        deleted += answer.deleted;
        more = answer.more;
      }
      setState({ is: 'done', deleted });
    } catch (error) {
      if (!signal.aborted) setState({ is: 'refused', why: messageFor(error) });
    }
  };
  const close = () => setState({ is: 'idle' });
  return (
    <section className={styles.kept} aria-labelledby={title}>
      <div>
        <h2 id={title}>{t('health.kept.title')}</h2>
        <p>
          {oldest.is === 'ready' && oldest.value !== null
            ? t('health.kept.since', { day: showMomentDay(oldest.value), days: metricsRetentionDays })
            : t('health.kept.none', { days: metricsRetentionDays })}
        </p>
        <p role="status" className="figures">
          {state.is === 'deleting' && t('health.kept.deleting', { shown: showNumber(state.deleted) })}
          {state.is === 'done' &&
            t('health.kept.deleted', { count: state.deleted, shown: showNumber(state.deleted) })}
        </p>
        {state.is === 'refused' && (
          <p role="alert" className={styles.refused}>
            {t('health.kept.failed')} {state.why}
          </p>
        )}
      </div>
      <Group className={styles.act ?? ''} gap="xs" align="flex-end" wrap="nowrap">
        <NumberInput
          className={styles.days ?? ''}
          label={t('health.kept.older')}
          suffix={t('health.kept.days')}
          value={days ?? ''}
          onChange={(value) => setDays(typeof value === 'number' ? value : null)}
          hideControls
          min={1}
          max={365}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
        />
        <Button
          variant="default"
          loading={state.is === 'deleting'}
          disabled={days === null}
          onClick={() => setState({ is: 'asking' })}
        >
          {t('health.kept.delete')}
        </Button>
      </Group>
      {state.is === 'asking' && days !== null && (
        <Dialog title={t('health.kept.ask', { count: days })} close={close}>
          <Text>{t('health.kept.askHint')}</Text>
          <Group justify="flex-end" mt="lg" gap="xs">
            <Button variant="default" data-autofocus onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button color="red" onClick={() => void prune(days)}>
              {t('health.kept.delete')}
            </Button>
          </Group>
        </Dialog>
      )}
    </section>
  );
}
