import { IconAlertOctagon, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { health as limits } from '#shared/constants.ts';
import { type Health, healthOf, unknownHealth } from '#shared/domain/health.ts';
import { bucketsOf } from '#shared/domain/metric-rollups.ts';
import { sharesOf } from '#shared/domain/metric-shares.ts';
import type { Live } from '../../../shared/data/live.ts';
import { t } from '../../../shared/text/index.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import type { Rollups } from './data.ts';
import { showMs, showShare } from './format-measure.ts';
import styles from './health.module.css';

const icons = { healthy: IconCircleCheck, degraded: IconAlertTriangle, critical: IconAlertOctagon } as const;

/** How the app does for the whole team, in the last hour. Measurements that cannot be had are critical by themselves. */
export const HealthCard = ({ live, now }: { live: Live<Rollups>; now: number }) =>
  live.is === 'failed' ? (
    <Card health={unknownHealth} />
  ) : (
    <>
      <StaleNote of={live} />
      <LiveView of={live} loading={<Card health={null} />}>
        {(found) => <Card health={healthOf(bucketsOf('1h', now, found), sharesOf(now, found))} />}
      </LiveView>
    </>
  );

const isSilent = ({ pageLoad, apiResponse }: Health) => pageLoad === null && apiResponse === null;

function Card({ health }: { health: Health | null }) {
  const title = useId();
  const Icon = health && icons[health.status];
  return (
    <section className={styles.card} aria-labelledby={title} data-status={health?.status}>
      <div className={styles.state}>
        <h2 id={title} className={styles.label}>
          {t('health.title')}
        </h2>
        <p className={styles.status} role="status">
          {Icon && <Icon size={26} stroke={1.75} aria-hidden />}
          {health ? t(`health.status.${health.status}`) : t('common.loading')}
        </p>
        {health && health.alerts.length === 0 ? (
          <p className={styles.hint}>{t(isSilent(health) ? 'health.nothingYet' : 'health.noAlerts')}</p>
        ) : (
          <ul className={styles.alerts}>
            {health?.alerts.map((alert) => (
              <li key={alert.is}>{t(`health.alert.${alert.is}`, alert)}</li>
            ))}
          </ul>
        )}
        {health?.outweighed && (
          <p className={styles.hint}>
            {t('health.outweighed', { status: t(`health.status.${health.outweighed}`) })}
          </p>
        )}
      </div>
      <dl className={`${styles.figures} figures`}>
        {health &&
          figuresOf(health).map(({ label, value, limit, over }) => (
            <div key={label} data-over={over}>
              <dt>{label}</dt>
              <dd>
                {value}
                <span>{limit}</span>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function figuresOf({ pageLoad, apiResponse, errorRate }: Health) {
  const none = t('health.notMeasured');
  const most = (limit: string) => t('health.threshold', { limit });
  return [
    {
      label: t('health.pageLoad'),
      value: pageLoad === null ? none : showMs(pageLoad),
      limit: most(showMs(limits.pageLoadMs)),
      over: pageLoad !== null && pageLoad > limits.pageLoadMs,
    },
    {
      label: t('health.apiResponse'),
      value: apiResponse === null ? none : showMs(apiResponse),
      limit: most(showMs(limits.apiResponseMs)),
      over: apiResponse !== null && apiResponse > limits.apiResponseMs,
    },
    {
      label: t('health.errorRate'),
      value: showShare(errorRate),
      limit: most(showShare(limits.degradedErrors)),
      over: errorRate > limits.degradedErrors,
    },
  ];
}
