import { Group, MultiSelect } from '@mantine/core';
import { results } from '#shared/domain/voters/contact-results.ts';
import { t } from '../text/index.ts';
import { resultName, scoreName } from '../voters/format-voter.ts';
import { Choice, type FieldsOf, Ticks } from './controls.tsx';
import { innerField } from './inner-field.ts';
import { SpanFields } from './span-fields.tsx';
import { ValuesPicker } from './values-picker.tsx';
import { wayOptions } from './vote-fields.tsx';
import { WholeNumber } from './whole-number.tsx';

/** 0: no score. */
const scores = [1, 2, 3, 4, 5, 0];
/** Stands for null, which a list takes no more than ''. */
const noResult = 'none';
const attemptsMost = 1_000;

export const SupportFields = ({ test, onChange }: FieldsOf<'support'>) => (
  <Ticks
    label={t('voterSearch.fields.values')}
    value={test.is}
    options={scores.map((value) => ({ value, label: scoreName(value) }))}
    onChange={(is) => onChange({ ...test, is })}
  />
);

export const TagFields = ({ test, onChange }: FieldsOf<'tag'>) => (
  <>
    <Choice
      label={t('voterSearch.fields.how')}
      value={test.which}
      options={wayOptions()}
      onChange={(which) => onChange({ ...test, which })}
    />
    <ValuesPicker
      label={t('voterSearch.fields.tags')}
      column="tag"
      value={test.tags}
      onChange={(tags) => onChange({ ...test, tags })}
    />
  </>
);

export function ResultFields({ test, onChange }: FieldsOf<'result'>) {
  const choose = (chosen: readonly string[]) => {
    const named = results.filter((one) => chosen.includes(one));
    onChange({ ...test, is: chosen.includes(noResult) ? [null, ...named] : named });
  };
  return (
    <MultiSelect
      label={t('voterSearch.fields.values')}
      placeholder={test.is.length === 0 ? t('voterSearch.or') : ''}
      data={[null, ...results].map((value) => ({ value: value ?? noResult, label: resultName(value) }))}
      value={test.is.map((one) => one ?? noResult)}
      onChange={choose}
      searchable
      hidePickedOptions
      selectFirstOptionOnChange
      classNames={innerField}
    />
  );
}

export const ContactFields = ({ test, onChange }: FieldsOf<'contact'>) => (
  <>
    <Choice
      label={t('voterSearch.fields.reached')}
      value={`${test.reached}`}
      options={(['true', 'false'] as const).map((value) => ({
        value,
        label: t(`voterSearch.reached.${value}`),
      }))}
      onChange={(reached) => onChange({ ...test, reached: reached === 'true' })}
    />
    <SpanFields
      span={test}
      onChange={({ never = false, from, to }) => onChange({ ...test, never, from, to })}
      never
    />
  </>
);

export const AttemptsFields = ({ test, onChange }: FieldsOf<'attempts'>) => (
  <Group grow gap="xs">
    <WholeNumber
      label={t('voterSearch.fields.from')}
      value={test.from}
      max={attemptsMost}
      onChange={(from) => onChange({ ...test, from })}
    />
    <WholeNumber
      label={t('voterSearch.fields.to')}
      value={test.to}
      max={attemptsMost}
      onChange={(to) => onChange({ ...test, to })}
    />
  </Group>
);
