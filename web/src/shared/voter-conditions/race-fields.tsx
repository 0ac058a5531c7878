import { Text } from '@mantine/core';
import { raceColumns } from '#shared/domain/voters/voter-file-columns.ts';
import { t } from '../text/index.ts';
import { raceName } from '../voters/format-voter.ts';
import { Choice, type FieldsOf } from './controls.tsx';
import { ValuesPicker } from './values-picker.tsx';

/** Race or ethnicity as the state's file has it; while they are off, a word on where they are turned on. */
export function RaceFields({ test, onChange, known }: FieldsOf<'race'>) {
  if (known.race.length === 0)
    return (
      <Text size="sm" c="var(--ink-soft)">
        {t('voterSearch.fields.noRace')}
      </Text>
    );
  return (
    <>
      <Choice
        label={t('voterSearch.fields.column')}
        value={test.column}
        options={raceColumns
          .filter((column) => known.race.includes(column))
          .map((value) => ({ value, label: t(`voterSearch.races.${value}`) }))}
        onChange={(column) => onChange({ ...test, column, is: [] })}
      />
      <ValuesPicker
        key={test.column}
        label={t('voterSearch.fields.values')}
        column={test.column}
        value={test.is}
        onChange={(is) => onChange({ ...test, is })}
        nameOf={raceName}
      />
    </>
  );
}
