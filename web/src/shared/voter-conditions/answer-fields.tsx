import { Text, TextInput } from '@mantine/core';
import { isChosen } from '#shared/domain/surveys/script.ts';
import { anyAnswer } from '#shared/domain/voters/segment.ts';
import { useQuestions } from '../scripts/use-scripts.ts';
import { t } from '../text/index.ts';
import { Choice, type FieldsOf, Ticks } from './controls.tsx';
import { DayFields } from './span-fields.tsx';

const anyDay = { from: null, to: null };

/** What was answered to a question of any script, also of one that is archived: options, a part of what was said, days. */
export function AnswerFields({ test, onChange }: FieldsOf<'answer'>) {
  const questions = useQuestions();
  const knownQuestion = questions.get(test.question);
  const others = [
    { value: anyAnswer, label: t('voterSearch.fields.anyAnswer') },
    { value: '', label: t('voterSearch.fields.noAnswer') },
  ];
  const offered = knownQuestion && isChosen(knownQuestion) ? knownQuestion.options : [];
  const known = offered.map(({ id, label }) => ({ value: id, label }));
  // What was asked for before, and no script offers any more, stays as it is.
  const missing = test.is
    .filter((one) => ![...known, ...others].some(({ value }) => value === one))
    .map((value) => ({ value, label: value }));
  const named = [...questions.values()].map(({ id, short }) => ({ value: id, label: short }));
  const isMissing = test.question !== '' && knownQuestion === undefined;
  if (named.length === 0 && test.question === '')
    return (
      <Text size="sm" c="var(--ink-soft)">
        {t('voterSearch.fields.noQuestions')}
      </Text>
    );
  return (
    <>
      <Choice
        label={t('voterSearch.fields.question')}
        value={test.question}
        options={[
          ...(test.question === '' ? [{ value: '', label: t('voterSearch.or') }] : []),
          ...(isMissing ? [{ value: test.question, label: t('voterSearch.fields.goneQuestion') }] : []),
          ...named,
        ]}
        onChange={(question) => onChange({ by: 'answer', question, is: [] })}
      />
      {knownQuestion && (
        <Text size="sm" c="var(--ink-soft)">
          {knownQuestion.text}
        </Text>
      )}
      {knownQuestion?.type === 'text' && (
        <TextInput
          label={t('voterSearch.fields.says')}
          description={t('voterSearch.fields.saysHint')}
          maxLength={120}
          value={test.says ?? ''}
          onChange={({ currentTarget }) => onChange({ ...test, says: currentTarget.value })}
        />
      )}
      {knownQuestion?.type === 'day' && (
        <DayFields span={test.on ?? anyDay} onChange={(on) => onChange({ ...test, on })} />
      )}
      {test.question !== '' && (
        <Ticks
          label={t('voterSearch.fields.values')}
          value={test.is}
          options={[...known, ...missing, ...others]}
          onChange={(is) => onChange({ ...test, is })}
        />
      )}
    </>
  );
}
