import { useRef } from 'react';
import { MapFrame } from '../../../shared/map/map-frame.tsx';
import { t } from '../../../shared/text/index.ts';
import type { Box } from '../../../shared/turfs/ground/ground-protocol.ts';
import type { OpenMap } from './open-map.ts';

/** The map's own library comes with the first map: 450 kB, in files that stay the same while our own code changes. */
const load = async () => {
  const [opening] = await Promise.all([import('./open-map.ts'), import('maplibre-gl')]);
  return opening;
};

type Props = {
  /** Where the doors are; null where none has a place. */
  box: Box;
  opened: (map: OpenMap | null) => void;
  moved: () => void;
};

/** The map of the doors. */
export function MapCanvas({ box, opened, moved }: Props) {
  const latest = useRef({ box, moved });
  latest.current = { box, moved };
  const open = async (container: HTMLElement, lost: () => void): Promise<OpenMap> => {
    const { openMap } = await load();
    return openMap(container, {
      label: t('fieldMap.map.label'),
      box: latest.current.box,
      moved: () => latest.current.moved(),
      lost,
    });
  };
  return (
    <MapFrame
      open={open}
      box={box}
      opened={opened}
      allLabel={t('fieldMap.map.all')}
      hints={{
        cannot: t('fieldMap.map.cannot'),
        failed: t('fieldMap.map.failed'),
        lost: t('fieldMap.map.lost'),
      }}
    />
  );
}
