import { IconGauge } from '@tabler/icons-react';
import { useState } from 'react';
import { bucketsOf, joinedNames } from '#shared/domain/metric-rollups.ts';
import { t } from '../../../shared/text/index.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import panels from '../panel.module.css';
import { Ranged, type View } from '../ranged.tsx';
import { useRange } from '../use-range.ts';
import { useRollups } from './data.ts';
import { MeasurePanel } from './measure-panel.tsx';
import { isEmpty, measures } from './performance-measures.ts';
import { Slowest } from './slowest.tsx';

/** What was measured in a range of time. */
export function Measured({ now }: { now: number }) {
  const [range, choose] = useRange();
  const [view, show] = useState<View>('charts');
  const live = useRollups(range, now);
  return (
    <Ranged
      title={t('health.measured', { range: t(`analytics.range.words.${range}`) })}
      range={range}
      choose={choose}
      view={view}
      show={show}
    >
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
              <div className={panels.panels} data-view={view}>
                {measures.map((measure) => (
                  <MeasurePanel key={measure} measure={measure} range={range} buckets={buckets} view={view} />
                ))}
              </div>
              <Slowest range={range} names={joinedNames([...found.values()].flatMap(({ names }) => names))} />
            </>
          );
        }}
      </LiveView>
    </Ranged>
  );
}
