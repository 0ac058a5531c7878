import { Checkbox, Group } from '@mantine/core';
import { districtColumns } from '#shared/domain/voters/voter-file-columns.ts';
import { t } from '../text/index.ts';
import { formatLanguage, partyName, statusName } from '../voters/format-voter.ts';
import { Choice, type FieldsOf, Ticks } from './controls.tsx';
import { SpanFields } from './span-fields.tsx';
import { ValuesPicker } from './values-picker.tsx';
import { WholeNumber } from './whole-number.tsx';

const genders = ['F', 'M', 'X', ''] as const;
const names = { party: partyName, status: statusName, language: formatLanguage };

/** What the file says of somebody in words. */
export const TextFields = ({ test, onChange }: FieldsOf<'party' | 'status' | 'language'>) => (
  <ValuesPicker
    label={t('voterSearch.fields.values')}
    column={test.by}
    value={test.is}
    onChange={(is) => onChange({ ...test, is })}
    nameOf={names[test.by]}
  />
);

export const DistrictFields = ({ test, onChange }: FieldsOf<'district'>) => (
  <>
    <Choice
      label={t('voterSearch.fields.column')}
      value={test.column}
      options={districtColumns.map((value) => ({ value, label: t(`voterSearch.columns.${value}`) }))}
      onChange={(column) => onChange({ ...test, column, is: [] })}
    />
    <ValuesPicker
      key={test.column}
      label={t('voterSearch.fields.values')}
      column={test.column}
      value={test.is}
      onChange={(is) => onChange({ ...test, is })}
    />
  </>
);

export const GenderFields = ({ test, onChange }: FieldsOf<'gender'>) => (
  <Ticks
    label={t('voterSearch.fields.values')}
    value={test.is}
    options={genders.map((value) => ({ value, label: t(`voterSearch.genders.${value || 'none'}`) }))}
    onChange={(is) => onChange({ ...test, is })}
  />
);

export const AgeFields = ({ test, onChange }: FieldsOf<'age'>) => (
  <>
    <Group grow gap="xs" align="flex-start">
      <WholeNumber
        label={t('voterSearch.fields.fromAge')}
        value={test.from}
        max={150}
        onChange={(from) => onChange({ ...test, from })}
      />
      <WholeNumber
        label={t('voterSearch.fields.toAge')}
        value={test.to}
        max={150}
        onChange={(to) => onChange({ ...test, to })}
      />
    </Group>
    <Checkbox
      label={t('voterSearch.fields.unknown')}
      checked={test.unknown}
      onChange={({ currentTarget }) => onChange({ ...test, unknown: currentTarget.checked })}
    />
  </>
);

export const RegisteredFields = ({ test, onChange }: FieldsOf<'registered'>) => (
  <SpanFields span={test} onChange={({ from, to }) => onChange({ ...test, from, to })} never={false} />
);
