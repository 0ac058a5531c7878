import { ActionIcon, Button, Checkbox, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { questionKinds } from '#shared/domain/events/event-choices.ts';
import { t } from '../../../shared/text/index.ts';
import styles from './event-form.module.css';
import {
  isQuestionKind,
  newQuestion,
  type QuestionValues,
  questionsMost,
  questionTextMax,
} from './question-values.ts';

type Props = {
  questions: QuestionValues[];
  error: string | null;
  change: (questions: QuestionValues[]) => void;
};

/** What the public form asks beside name and address. */
export function QuestionsInput({ questions, error, change }: Props) {
  const set = (id: string, fields: Partial<QuestionValues>) =>
    change(questions.map((one) => (one.id === id ? { ...one, ...fields } : one)));
  return (
    <div className={styles.shifts}>
      <p className={styles.hint}>{t('eventExtras.questions.hint', { count: questionsMost })}</p>
      {questions.map((question, at) => (
        <QuestionFields
          key={question.id}
          question={question}
          number={at + 1}
          set={(fields) => set(question.id, fields)}
          remove={() => change(questions.filter(({ id }) => id !== question.id))}
        />
      ))}
      {error !== null && (
        <Text size="sm" c="var(--bad)" role="alert">
          {error}
        </Text>
      )}
      {questions.length < questionsMost && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => change([...questions, newQuestion()])}
        >
          {t('eventExtras.questions.add')}
        </Button>
      )}
    </div>
  );
}

type FieldsProps = {
  question: QuestionValues;
  number: number;
  set: (fields: Partial<QuestionValues>) => void;
  remove: () => void;
};

function QuestionFields({ question, number, set, remove }: FieldsProps) {
  const { text, kind, choices, is_required } = question;
  return (
    <fieldset className={styles.shift}>
      <legend>{t('eventExtras.questions.number', { number })}</legend>
      <TextInput
        label={t('eventExtras.questions.text')}
        maxLength={questionTextMax}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => set({ text: currentTarget.value })}
      />
      <NativeSelect
        label={t('eventExtras.questions.kind')}
        data={questionKinds.map((value) => ({ value, label: t(`eventExtras.questions.kinds.${value}`) }))}
        value={kind}
        onChange={({ currentTarget: { value } }) => isQuestionKind(value) && set({ kind: value })}
      />
      {kind === 'choice' && (
        <Textarea
          label={t('eventExtras.questions.choices')}
          description={t('eventExtras.questions.choicesHint')}
          autosize
          minRows={3}
          value={choices}
          onChange={({ currentTarget }) => set({ choices: currentTarget.value })}
        />
      )}
      <Checkbox
        label={t('eventExtras.questions.required')}
        checked={is_required}
        onChange={({ currentTarget }) => set({ is_required: currentTarget.checked })}
      />
      <ActionIcon
        className={styles.remove ?? ''}
        variant="default"
        size={32}
        aria-label={t('eventExtras.questions.remove', { number })}
        onClick={remove}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </fieldset>
  );
}
