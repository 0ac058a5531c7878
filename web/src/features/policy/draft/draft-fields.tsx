import { Textarea } from '@mantine/core';
import { useMemo } from 'react';
import { positionLimits } from '#shared/domain/policy/policy-limits.ts';
import type { PositionContent } from '#shared/domain/policy/position-content.ts';
import type { Operation } from '../../../shared/data/journal/index.ts';
import { t } from '../../../shared/text/index.ts';
import { RecordForm } from '../../../shared/ui/form/record-form.tsx';
import { useRecordForm } from '../../../shared/ui/form/use-record-form.ts';
import { type DraftInput, type DraftValues, draftForm, draftValues } from './draft-form.ts';
import { ProofRows, QuestionRows } from './draft-rows.tsx';
import { useUnsavedDraft } from './use-unsaved-draft.ts';

type Props = {
  content: PositionContent | null;
  /** What saving would write; null where nothing differs. */
  operationOf: (input: DraftInput) => Operation | null;
  save: (input: DraftInput) => Promise<void>;
  done: () => void;
  cancel: () => void;
};

/** The form of a draft. What is typed is kept on this device a quarter of a second later. */
export function DraftFields({ content, operationOf, save, done, cancel }: Props) {
  const schema = useMemo(() => draftForm(), []);
  const { form, ...frame } = useRecordForm<DraftValues, typeof schema>({
    schema,
    initial: useMemo(() => draftValues(content), [content]),
    save: async (input) => {
      await save(input);
      await forget();
    },
    done,
    cancel: () => {
      void forget();
      cancel();
    },
  });
  const read = form.isDirty() ? schema.safeParse(form.values) : null;
  const forget = useUnsavedDraft(read?.success ? operationOf(read.data) : null);
  const { stance, text, localExample } = positionLimits;
  const counted = (value: string, max: number, hint: string) =>
    value.length > max * 0.85 ? `${hint} (${value.length} / ${max})` : hint;
  const { values } = form;
  return (
    <RecordForm {...frame}>
      <Textarea
        label={t('policy.parts.stance')}
        description={counted(values.stance, stance, t('policy.form.stanceHint'))}
        required
        autosize
        minRows={2}
        {...form.getInputProps('stance')}
      />
      <Textarea
        label={t('policy.parts.text')}
        description={counted(values.text, text, t('policy.form.textHint'))}
        autosize
        minRows={5}
        {...form.getInputProps('text')}
      />
      <Textarea
        label={t('policy.parts.local_example')}
        description={counted(values.local_example, localExample, t('policy.form.localHint'))}
        autosize
        minRows={3}
        {...form.getInputProps('local_example')}
      />
      <ProofRows
        rows={values.proof}
        error={form.errors.proof}
        onChange={(proof) => form.setFieldValue('proof', proof)}
      />
      <QuestionRows
        rows={values.questions}
        error={form.errors.questions}
        onChange={(questions) => form.setFieldValue('questions', questions)}
      />
      <Textarea
        label={t('policy.parts.say')}
        description={t('policy.form.sayHint')}
        autosize
        minRows={2}
        {...form.getInputProps('say')}
      />
      <Textarea
        label={t('policy.parts.avoid')}
        description={t('policy.form.avoidHint')}
        autosize
        minRows={2}
        {...form.getInputProps('avoid')}
      />
    </RecordForm>
  );
}
