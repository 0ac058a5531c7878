import { MultiSelect } from '@mantine/core';
import {
  type MemberPosition,
  memberPositions,
  memberPositionsMax,
  orderPositions,
} from '#shared/member-positions.ts';
import '../../shared/text/member-positions/en.ts';
import { t } from '../../shared/text/index.ts';

type Props = { value: readonly MemberPosition[]; onChange: (positions: MemberPosition[]) => void };

const isPosition = (value: string): value is MemberPosition => memberPositions.some((one) => one === value);

/** What somebody is on the campaign: several, and no rights with any. */
export const PositionsSelect = ({ value, onChange }: Props) => (
  <MultiSelect
    label={t('team.fields.positions')}
    description={t('team.positions.hint')}
    data={memberPositions.map((position) => ({ value: position, label: t(`memberPositions.${position}`) }))}
    value={[...value]}
    maxValues={memberPositionsMax}
    searchable
    clearable
    hidePickedOptions
    nothingFoundMessage={t('team.positions.nothing')}
    onChange={(chosen) => onChange(orderPositions(chosen.filter(isPosition)))}
  />
);
