import { RegionSelect } from '../../../shared/regions/region-select.tsx';
import { t } from '../../../shared/text/index.ts';
import { changeTurfs } from '../../../shared/turfs/change-turfs.ts';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';

/** Whose region a turf is: its own comes before that of its launch. */
export function TurfRegion({ turf: { id, name, region_id } }: { turf: Turf }) {
  const change = (region: string) =>
    void changeTurfs(
      [
        {
          ...{ operation: 'update', table: 'turfs', id },
          data: { region_id: region || null },
          base: { region_id: region_id ?? null },
        },
      ],
      { title: t('regions.changed'), name },
    );
  return <RegionSelect value={region_id ?? ''} onChange={change} />;
}
