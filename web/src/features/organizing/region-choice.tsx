import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { knownRegion, type Region } from '#shared/domain/regions/region-of.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';

const [all, none] = ['', '-'] as const;

export type ChosenRegion = {
  value: string;
  choose: (value: string) => void;
  regions: readonly Region[];
  /** Whether it is about what names this region. */
  has: (id: string | null | undefined) => boolean;
};

/** Which region a screen is about: at first the member's own, else all. */
export function useChosenRegion(regions: readonly Region[]): ChosenRegion {
  const { uid } = useMember();
  const [picked, choose] = useState<string | null>(null);
  const own = regions.find(({ organizer }) => organizer === uid)?.id ?? all;
  const value =
    picked !== null && (picked === none || knownRegion(regions, picked)) ? picked : (picked ?? own);
  const isOne = value !== all && value !== none;
  return {
    ...{ value, choose, regions },
    has: (id) => value === all || knownRegion(regions, id) === (isOne ? value : null),
  };
}

/** Nothing to choose from where the campaign has no regions. */
export const RegionChoice = ({ value, choose, regions }: ChosenRegion) =>
  regions.length > 0 && (
    <NativeSelect
      label={t('organizing.region')}
      data={[
        { value: all, label: t('organizing.allRegions') },
        ...regions.map(({ id, name }) => ({ value: id, label: name })),
        { value: none, label: t('organizing.noRegion') },
      ]}
      value={value}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
