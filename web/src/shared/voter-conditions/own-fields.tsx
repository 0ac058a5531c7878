import { Checkbox, Group, NumberInput, Stack, Text } from '@mantine/core';
import { voterChanges } from '#shared/domain/voters/voter-file-columns.ts';
import { t } from '../text/index.ts';
import { GoneLink } from '../voters/gone-link.tsx';
import { Choice, type FieldsOf, Ticks } from './controls.tsx';
import { ValuesPicker } from './values-picker.tsx';

/** What the newest file changed of somebody. */
export const ChangedFields = ({ test, onChange }: FieldsOf<'changed'>) => (
  <Stack gap="xs" align="start">
    <Ticks
      label={t('voterSearch.fields.values')}
      value={test.what}
      options={voterChanges.map((value) => ({ value, label: t(`voterSearch.changes.${value}`) }))}
      onChange={(what) => onChange({ ...test, what })}
    />
    <GoneLink />
  </Stack>
);

const numberOf = (value: string | number): number | null => (typeof value === 'number' ? value : null);

/** A column of the campaign's own: of numbers a span, of words some of them. */
export function DataFields({ test, onChange, known }: FieldsOf<'data' | 'data number'>) {
  if (known.data.length === 0)
    return (
      <Text size="sm" c="var(--ink-soft)">
        {t('voterSearch.fields.noData')}
      </Text>
    );
  const take = (column: string) => {
    const own = known.data.find(({ id }) => id === column);
    onChange(
      own?.type === 'number'
        ? { by: 'data number', column, from: null, to: null, unknown: false }
        : { by: 'data', column, is: [] },
    );
  };
  return (
    <>
      <Choice
        label={t('voterSearch.fields.column')}
        value={test.column}
        options={[
          ...(test.column === '' ? [{ value: '', label: t('voterSearch.or') }] : []),
          ...known.data.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={take}
      />
      {test.by === 'data' && test.column !== '' && (
        <ValuesPicker
          key={test.column}
          label={t('voterSearch.fields.values')}
          column={`data:${test.column}`}
          value={test.is}
          onChange={(is) => onChange({ ...test, is })}
        />
      )}
      {test.by === 'data number' && (
        <>
          <Group grow gap="xs" align="flex-start">
            <NumberInput
              label={t('voterSearch.fields.from')}
              value={test.from ?? ''}
              onChange={(value) => onChange({ ...test, from: numberOf(value) })}
            />
            <NumberInput
              label={t('voterSearch.fields.to')}
              value={test.to ?? ''}
              onChange={(value) => onChange({ ...test, to: numberOf(value) })}
            />
          </Group>
          <Checkbox
            label={t('voterSearch.fields.unknownNumber')}
            checked={test.unknown}
            onChange={({ currentTarget }) => onChange({ ...test, unknown: currentTarget.checked })}
          />
        </>
      )}
    </>
  );
}
