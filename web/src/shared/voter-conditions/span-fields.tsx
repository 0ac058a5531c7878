import { Group, NativeSelect, TextInput } from '@mantine/core';
import { t } from '../text/index.ts';
import { WholeNumber } from './whole-number.tsx';

type When = string | number | null;
export type Span = { never?: boolean; from: When; to: When };

type Mode = 'never' | 'ever' | 'last' | 'before' | 'between';
const begin: Record<Mode, Span> = {
  never: { never: true, from: null, to: null },
  ever: { never: false, from: null, to: null },
  last: { never: false, from: 30, to: null },
  before: { never: false, from: null, to: 30 },
  between: { never: false, from: '', to: '' },
};
const modeOf = ({ never, from, to }: Span): Mode => {
  if (never) return 'never';
  if (typeof from === 'number' && to === null) return 'last';
  if (typeof to === 'number' && from === null) return 'before';
  return from === null && to === null ? 'ever' : 'between';
};

/** Two days, either of which may be left open. */
export function DayFields<S extends Span>({ span, onChange }: { span: S; onChange: (span: S) => void }) {
  const day = (value: When): string => (typeof value === 'string' ? value : '');
  return (
    <Group grow gap="xs">
      <TextInput
        type="date"
        max="9999-12-31"
        label={t('voterSearch.fields.from')}
        value={day(span.from)}
        onChange={({ currentTarget }) => onChange({ ...span, from: currentTarget.value })}
      />
      <TextInput
        type="date"
        max="9999-12-31"
        label={t('voterSearch.fields.to')}
        value={day(span.to)}
        onChange={({ currentTarget }) => onChange({ ...span, to: currentTarget.value })}
      />
    </Group>
  );
}

type Props = { span: Span; onChange: (span: Span) => void; never: boolean };

/** When something was: in the last days, not in them, between two days. `never`: whether that can be asked too. */
export function SpanFields({ span, onChange, never }: Props) {
  const mode = modeOf(span);
  const modes: Mode[] = [...(never ? (['never'] as const) : []), 'ever', 'last', 'before', 'between'];
  return (
    <>
      <NativeSelect
        label={t('voterSearch.fields.when')}
        data={modes.map((value) => ({ value, label: t(`voterSearch.when.${value}`) }))}
        value={mode}
        onChange={({ currentTarget }) => {
          const chosen = modes.find((one) => one === currentTarget.value);
          if (chosen) onChange(begin[chosen]);
        }}
      />
      {(mode === 'last' || mode === 'before') && (
        <WholeNumber
          label={t('voterSearch.fields.days')}
          value={Number(mode === 'last' ? span.from : span.to)}
          max={36_500}
          onChange={(days) =>
            onChange(mode === 'last' ? { ...begin.last, from: days } : { ...begin.before, to: days })
          }
        />
      )}
      {mode === 'between' && <DayFields span={span} onChange={onChange} />}
    </>
  );
}

/** As a question has it: a day that is not typed is open. */
export const typedSpan = ({ from, to }: Span): { from: When; to: When } => ({
  from: from === '' ? null : from,
  to: to === '' ? null : to,
});
