import { SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { canDraw } from '../../../shared/map/can-draw.ts';
import { t } from '../../../shared/text/index.ts';
import type { Whole } from '../../../shared/turfs/ground/ground-protocol.ts';
import type { Ground } from '../../../shared/turfs/ground/open-ground.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import type { OpenMap } from '../canvas/open-map.ts';
import area from '../map.module.css';
import type { Planning } from '../plan/use-turf-plan.ts';
import type { Sketching } from '../saved-plan/use-sketch.ts';
import { type CutSettings, type Way, ways } from '../use-turf-planner.ts';
import { AutoCut } from './auto-cut.tsx';
import styles from './cut.module.css';
import { HandCut } from './hand-cut.tsx';
import { StreetCut } from './street-cut.tsx';

type Props = {
  ground: Ground;
  whole: Whole;
  planning: Planning;
  sketching: Sketching;
  map: OpenMap | null;
  refresh: () => void;
  way: Way;
  setWay: (way: Way) => void;
  settings: CutSettings;
  setSettings: (settings: CutSettings) => void;
  disabled: boolean;
};

/** The ways to cut, one at a time; each adds to the same plan, and none takes a door twice. */
export function CutPanel({ ground, whole, planning, map, refresh, way, setWay, ...rest }: Props) {
  const { sketching, settings, setSettings, disabled } = rest;
  const left = whole.doors - planning.plan.reduce((sum, { doors }) => sum + doors, 0);
  // What cannot be drawn is not offered.
  const offered = ways.filter((one) => one !== 'hand' || (whole.box !== null && canDraw()));
  return (
    <section className={area.panel} aria-labelledby="cut-title">
      <Stack gap="sm">
        <Title order={2} size="h4" id="cut-title">
          {t('fieldMap.cut.title')}
        </Title>
        <SegmentedControl
          fullWidth
          className={styles.ways ?? ''}
          aria-label={t('fieldMap.cut.how')}
          data={offered.map((value) => ({ value, label: t(`fieldMap.cut.ways.${value}`) }))}
          value={way}
          onChange={(value) => setWay(ways.find((one) => one === value) ?? 'auto')}
        />
        {planning.plan.length > 0 && left > 0 && (
          <Text size="sm" c="var(--ink-soft)" role="status">
            {t('fieldMap.cut.left', { count: left, shown: showNumber(left) })}
          </Text>
        )}
        {way === 'auto' && (
          <AutoCut
            ground={ground}
            left={left}
            planning={planning}
            settings={settings}
            set={setSettings}
            disabled={disabled}
          />
        )}
        {way === 'hand' && !disabled && (
          <HandCut
            key={sketching.turn}
            map={map}
            ground={ground}
            planning={planning}
            sketching={sketching}
            refresh={refresh}
          />
        )}
        {way === 'streets' && <StreetCut ground={ground} planning={planning} disabled={disabled} />}
      </Stack>
    </section>
  );
}
