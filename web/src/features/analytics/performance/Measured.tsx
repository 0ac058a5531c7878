import { SegmentedControl } from '@mantine/core';
import { IconGauge } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { bucketsOf, joinedNames } from '#shared/rules/metric_rollups.ts';
import { t } from '../../../shared/text/index.ts';
import { LiveView } from '../../../shared/ui/LiveView.tsx';
import { StaleNote } from '../../../shared/ui/StaleNote.tsx';
import { EmptyState } from '../../../shared/ui/States.tsx';
import numbers from '../campaign/numbers.module.css';
import panels from '../campaign/panel.module.css';
import { RangeSwitch } from '../RangeSwitch.tsx';
import { useRange } from '../range.ts';
import { useRollups } from './data.ts';
import { MeasurePanel, type View } from './MeasurePanel.tsx';
import { isEmpty, measures } from './measures.ts';
import { Slowest } from './Slowest.tsx';

const views = ['charts', 'table'] as const;

/** What was measured in a range of time. */
export function Measured({ now }: { now: number }) {
  const title = useId();
  const [range, choose] = useRange();
  const [view, show] = useState<View>('charts');
  const live = useRollups(range, now);
  return (
    <section className={numbers.section} aria-labelledby={title}>
      <div className={numbers.head}>
        <h2 id={title}>{t('health.measured', { range: t(`analytics.range.words.${range}`) })}</h2>
        <div className={numbers.choices}>
          <RangeSwitch value={range} onChange={choose} />
          <SegmentedControl
            aria-label={t('analytics.campaign.show')}
            value={view}
            onChange={show}
            data={views.map((value) => ({ value, label: t(`analytics.campaign.${value}`) }))}
          />
        </div>
      </div>
      <StaleNote of={live} />
      <LiveView of={live}>
        {(found) => {
          const buckets = bucketsOf(range, now, found);
          if (isEmpty(buckets)) {
            return (
              <EmptyState icon={IconGauge} title={t('health.none.title')} hint={t('health.none.hint')} />
            );
          }
          return (
            <>
              <div className={panels.panels}>
                {measures.map((measure) => (
                  <MeasurePanel key={measure} measure={measure} range={range} buckets={buckets} view={view} />
                ))}
              </div>
              <Slowest range={range} names={joinedNames([...found.values()].flatMap(({ names }) => names))} />
            </>
          );
        }}
      </LiveView>
    </section>
  );
}
