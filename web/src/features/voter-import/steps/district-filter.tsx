import { Button, Group, NativeSelect, Stack, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import {
  filterHeaders,
  filtersMax,
  filterValuesOf,
  type RowFilter,
} from '#shared/domain/voters/row-filter.ts';
import { votersMax } from '#shared/domain/voters/voter-file-columns.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import { choose } from '../wizard/choose-voter-file.ts';
import type { Chosen } from '../wizard/voter-wizard-state.ts';
import styles from './elections.module.css';

/** Cells of the first rows that are named as examples, where a column has few different ones. */
const examplesMax = 12;

/** Columns by which rows may be taken: none whose words are those of race, whatever it is called. */
const offeredIn = ({ headers, race }: Chosen['facts']): string[] =>
  filterHeaders(headers).filter((header) => !race.includes(header));

/** Which rows of a statewide file are taken: those of some districts. */
export function DistrictFilter({ chosen }: { chosen: Chosen }) {
  const { facts, filters } = chosen;
  const set = (at: number, filter: RowFilter | null) => {
    const others = filters.toSpliced(at, 1, ...(filter ? [filter] : []));
    choose({ filters: others });
  };
  const shown: readonly (RowFilter | null)[] = filters.length > 0 ? filters : [null];
  const canAdd = filters.length > 0 && filters.length < filtersMax;
  return (
    <fieldset className={styles.elections}>
      <Title order={3} size="h5" component="legend">
        {t('voterImport.district.title')}
      </Title>
      <Text size="sm" c="var(--ink-soft)">
        {t('voterImport.district.hint')}
      </Text>
      {facts.isLarge && filters.length === 0 && (
        <Notice tone="warning">{t('voterImport.district.large', { rows: showNumber(votersMax) })}</Notice>
      )}
      {shown.map((filter, at) => (
        <OneFilter
          key={filter?.header ?? ''}
          chosen={chosen}
          filter={filter}
          change={(filter) => set(at, filter)}
        />
      ))}
      {canAdd && (
        <Group>
          <Button
            variant="default"
            size="sm"
            onClick={() => {
              const free = offeredIn(facts).find((header) => !filters.some((one) => one.header === header));
              if (free) choose({ filters: [...filters, { header: free, values: [] }] });
            }}
          >
            {t('voterImport.district.more')}
          </Button>
        </Group>
      )}
    </fieldset>
  );
}

type OneProps = { chosen: Chosen; filter: RowFilter | null; change: (filter: RowFilter | null) => void };

function OneFilter({ chosen, filter, change }: OneProps) {
  const { facts, filters } = chosen;
  const [typed, setTyped] = useState(filter?.values.join(', ') ?? '');
  const taken = filters.map(({ header }) => header);
  const headers = offeredIn(facts).filter((header) => header === filter?.header || !taken.includes(header));
  const values = facts.values[facts.headers.indexOf(filter?.header ?? '')] ?? [];
  return (
    <Stack gap="xs">
      <NativeSelect
        label={t('voterImport.district.column')}
        data={[{ value: '', label: t('voterImport.district.whole') }, ...headers]}
        value={filter?.header ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change(value === '' ? null : { header: value, values: [] })
        }
      />
      {filter && (
        <Textarea
          label={t('voterImport.district.values')}
          description={
            values.length > 0 && values.length <= examplesMax
              ? t('voterImport.district.some', { list: values.join(', ') })
              : t('voterImport.district.valuesHint')
          }
          error={filter.values.length === 0 && t('voterImport.district.missing', { header: filter.header })}
          autosize
          minRows={1}
          maxRows={8}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            change({ ...filter, values: filterValuesOf(value) });
          }}
        />
      )}
    </Stack>
  );
}
