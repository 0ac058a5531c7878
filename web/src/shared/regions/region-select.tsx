import '../text/regions/en.ts';
import { NativeSelect } from '@mantine/core';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { useRegions } from './regions-data.ts';

type Props = { value: string; onChange: (id: string) => void };

/** The region of a record; nothing for whoever sees none, and where the campaign has none. One read. */
export function RegionSelect({ value, onChange }: Props) {
  const sees = useMember().can('voters.read');
  const live = useRegions(!sees);
  const regions = live.is === 'ready' ? live.value.regions : [];
  if (!sees || regions.length === 0) return null;
  const isKnown = regions.some(({ id }) => id === value);
  return (
    <NativeSelect
      label={t('regions.region')}
      data={[
        { value: '', label: t('regions.none') },
        ...regions.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={isKnown ? value : ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
