import { turfStates } from '#shared/domain/field/turf-limits.ts';
import { t } from '../../../shared/text/index.ts';
import { Choice } from '../../../shared/ui/list/choice.tsx';
import type { TurfControls } from '../data.ts';
import { useKnown } from './known-turfs.ts';

/** Which turfs are listed: of one cut, in one state, of one canvasser. */
export function Filters({ controls: { filters, setFilter } }: { controls: TurfControls }) {
  const { cuts, canvassers } = useKnown(filters.cut, filters.canvasser);
  const states = [
    ...turfStates.map((value) => ({ value, label: t(`turfs.states.${value}`) })),
    { value: 'overdue', label: t('turfs.states.overdue') },
    { value: 'archived', label: t('turfs.states.archived') },
  ];
  return (
    <>
      <Choice
        label={t('turfs.filters.cut')}
        any={t('turfs.filters.anyCut')}
        value={filters.cut ?? ''}
        options={cuts}
        onChange={(value) => setFilter('cut', value)}
      />
      <Choice
        label={t('turfs.filters.state')}
        any={t('turfs.filters.anyState')}
        value={filters.state ?? ''}
        options={states}
        onChange={(value) => setFilter('state', value)}
      />
      <Choice
        label={t('turfs.filters.canvasser')}
        any={t('turfs.filters.anyCanvasser')}
        value={filters.canvasser ?? ''}
        options={canvassers}
        onChange={(value) => setFilter('canvasser', value)}
      />
    </>
  );
}
