import { Button, Group, NativeSelect, NumberInput, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { Step } from '#shared/domain/voters/segment.ts';
import { t } from '../../../shared/text/index.ts';
import { newSeed } from './search-steps.ts';

type Sample = Extract<Step, { do: 'sample' }>;
type Props = { step: Sample; onChange: (step: Sample) => void };

const most = { count: 1_000_000, percent: 100 };

/** How many are drawn, and a new draw. */
export function SampleFields({ step, onChange }: Props) {
  const { of } = step;
  const amount = of.by === 'count' ? of.count : of.percent;
  const put = (value: number) => {
    if (!Number.isFinite(value) || value < 0 || value > most[of.by]) return;
    onChange({
      ...step,
      of: of.by === 'count' ? { by: 'count', count: Math.round(value) } : { by: 'percent', percent: value },
    });
  };
  return (
    <>
      <Group gap="xs" wrap="nowrap" align="flex-end">
        <NumberInput
          label={t('voterSearch.fields.amount')}
          value={amount}
          min={0}
          max={most[of.by]}
          decimalScale={of.by === 'count' ? 0 : 1}
          onChange={(typed) => typed !== '' && put(Number(typed))}
          style={{ flex: 1 }}
        />
        <NativeSelect
          aria-label={t('voterSearch.fields.kind')}
          value={of.by}
          data={[
            { value: 'count', label: t('voterSearch.fields.people') },
            { value: 'percent', label: t('voterSearch.fields.percent') },
          ]}
          onChange={({ currentTarget }) =>
            onChange({
              ...step,
              of:
                currentTarget.value === 'percent'
                  ? { by: 'percent', percent: 10 }
                  : { by: 'count', count: 500 },
            })
          }
          style={{ flex: 1 }}
        />
      </Group>
      <Text size="sm" c="var(--ink-soft)">
        {t('voterSearch.sample.hint')}
      </Text>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden />}
        onClick={() => onChange({ ...step, seed: newSeed() })}
        style={{ alignSelf: 'flex-start' }}
      >
        {t('voterSearch.sample.again')}
      </Button>
    </>
  );
}
