import { useTotals } from '../../../shared/data/totals.ts';
import { type FundraisingMetrics, metricsOf } from '../../../shared/profile/profile-metrics.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoment, showMoney, showNumber } from '../../../shared/ui/format.ts';
import styles from './people.module.css';

const shown = ['raised', 'donors', 'volunteers', 'conversion', 'average', 'recurring'] as const;

const money = (cents: number | null): string =>
  cents === null ? t('history.people.nothing') : showMoney(cents);

const textsOf = (metrics: FundraisingMetrics): Record<(typeof shown)[number], string> => ({
  raised: showMoney(metrics.totalRaised, true),
  donors: showNumber(metrics.donorCount),
  volunteers: showNumber(metrics.volunteerCount),
  conversion:
    metrics.conversionRate === null
      ? t('history.people.nothing')
      : t('history.people.percent', { percent: showNumber(metrics.conversionRate) }),
  average: money(metrics.averageDonation),
  recurring: showNumber(metrics.recurringDonorCount),
});

/** The fundraising figures that the profile carries: one read. */
export function Metrics() {
  const totals = useTotals();
  const metrics = totals && metricsOf(totals);
  const texts = metrics && textsOf(metrics);
  return (
    <section aria-labelledby="profile-metrics">
      <h2 id="profile-metrics" className={styles.title}>
        {t('history.people.metrics.title')}
      </h2>
      <dl className={styles.figures}>
        {shown.map((name) => (
          <div key={name} className={styles.figure}>
            <dt>{t(`history.people.metrics.${name}`)}</dt>
            <dd className="figures">{texts?.[name] ?? t('history.people.nothing')}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.asOf}>
        {metrics?.lastUpdated
          ? t('history.people.metrics.asOf', { moment: showMoment(metrics.lastUpdated) })
          : t('history.people.metrics.notYet')}
      </p>
    </section>
  );
}
