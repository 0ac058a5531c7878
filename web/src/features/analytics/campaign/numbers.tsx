import { ActionIcon, Skeleton } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { CampaignNumbers } from '#shared/api/analytics-api.ts';
import type { Range } from '#shared/domain/buckets.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoment } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import panels from '../panel.module.css';
import { Ranged, type View } from '../ranged.tsx';
import { useRange } from '../use-range.ts';
import { CountPanel } from './count-panel.tsx';
import { useCampaignNumbers } from './data.ts';
import { FileButton } from './file-button.tsx';
import styles from './number-series.module.css';

/** What was entered in a range of time, as far as the member may see it. */
export function Numbers() {
  const [range, choose] = useRange();
  const [view, show] = useState<View>('charts');
  const { live, asking, refresh } = useCampaignNumbers(range);
  return (
    <Ranged
      title={t('analytics.campaign.title', { range: t(`analytics.range.words.${range}`) })}
      range={range}
      choose={choose}
      view={view}
      show={show}
    >
      <LiveView of={live} loading={<Waiting />}>
        {(numbers) => <Panels range={range} numbers={numbers} view={view} />}
      </LiveView>
      {live.is === 'ready' && (
        <div className={styles.foot}>
          <p role="status" className="figures">
            {t(live.stale ? 'analytics.asOfDevice' : 'analytics.asOf', { at: showMoment(live.value.asOf) })}
          </p>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={asking ? t('analytics.refreshing') : t('analytics.refresh')}
            aria-disabled={asking}
            onClick={() => {
              if (!asking) refresh();
            }}
          >
            <IconRefresh size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
          <FileButton range={range} numbers={live.value} />
        </div>
      )}
    </Ranged>
  );
}

type PanelsProps = { range: Range; numbers: CampaignNumbers; view: View };

const Panels = ({ range, numbers, view }: PanelsProps) => (
  <div className={panels.panels} data-view={view}>
    {numbers.series.map((series) => (
      <CountPanel key={series.measure} range={range} from={numbers.from} series={series} view={view} />
    ))}
  </div>
);

const boxes = ['a', 'b', 'c', 'd'];
const Waiting = () => (
  <div className={panels.panels} role="status" aria-label={t('common.loading')}>
    {boxes.map((box) => (
      <div key={box} className={panels.panel} aria-hidden>
        <Skeleton height={14} width={120} mb={12} />
        <Skeleton height={28} width={96} mb={12} />
        <Skeleton height={148} />
      </div>
    ))}
  </div>
);
