import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { issuePriorities, issueTopics } from '#shared/domain/policy/policy-limits.ts';
import { t } from '../../shared/text/index.ts';
import { changesOf, seenIn } from '../../shared/ui/form/form-changes.ts';
import { nameField } from '../../shared/ui/form/form-fields.ts';
import { RecordForm } from '../../shared/ui/form/record-form.tsx';
import { useRecordForm } from '../../shared/ui/form/use-record-form.ts';
import { useBackTo } from '../../shared/ui/list/place.ts';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { EditPage } from '../../shared/ui/record/edit-page.tsx';
import { WriterPage } from '../../shared/ui/record/writer-page.tsx';
import { commitWithToast } from '../../shared/ui/toasts.tsx';
import { type Issue, useIssue } from './data.ts';
import { paths } from './policy-paths.ts';

const issueForm = z.object({
  name: nameField,
  topic: z.enum(issueTopics),
  priority: z.enum(issuePriorities),
});
type Input = z.output<typeof issueForm>;

const back = () => <BackLink list={paths.list} name={t('policy.back')} />;

export function IssueNew() {
  const navigate = useNavigate();
  // Made once for this screen, so that nothing is stored twice.
  const [id] = useState(() => crypto.randomUUID());
  const save = (input: Input) =>
    commitWithToast({
      operation: 'create',
      table: 'issues',
      id,
      data: { ...input, archived: false, profile_field: null },
    });
  return (
    <WriterPage title={t('policy.new')} above={back()} capability="policy.write">
      <IssueFields
        issue={null}
        save={save}
        done={() => navigate(paths.one(id), { replace: true })}
        cancel={() => navigate(paths.list)}
      />
    </WriterPage>
  );
}

export function IssueEdit() {
  const { id = '' } = useParams();
  const leave = useBackTo(paths.one(id));
  const save = async (issue: Issue, input: Input) => {
    const data = changesOf(issue, input);
    if (Object.keys(data).length === 0) return;
    await commitWithToast({ operation: 'update', table: 'issues', id, data, base: seenIn(issue, data) });
  };
  return (
    <EditPage
      of={useIssue(id)}
      kind={t('policy.one')}
      title={({ name }) => t('policy.edit', { name })}
      above={back()}
      capability="policy.write"
    >
      {(issue) => (
        <IssueFields issue={issue} save={(input) => save(issue, input)} done={leave} cancel={leave} />
      )}
    </EditPage>
  );
}

type Props = {
  issue: Issue | null;
  save: (input: Input) => Promise<void>;
  done: () => void;
  cancel: () => void;
};

function IssueFields({ issue, ...steps }: Props) {
  const { form, ...frame } = useRecordForm({
    schema: issueForm,
    initial: {
      name: issue?.name ?? '',
      topic: issue?.topic ?? ('other' as const),
      priority: issue?.priority ?? ('medium' as const),
    },
    ...steps,
  });
  return (
    <RecordForm {...frame}>
      <TextInput
        label={t('fields.issues.name')}
        required
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <NativeSelect
        label={t('fields.issues.topic')}
        data={issueTopics.map((value) => ({ value, label: t(`choices.issues.topic.${value}`) }))}
        {...form.getInputProps('topic')}
      />
      <NativeSelect
        label={t('fields.issues.priority')}
        data={issuePriorities.map((value) => ({ value, label: t(`choices.issues.priority.${value}`) }))}
        {...form.getInputProps('priority')}
      />
    </RecordForm>
  );
}
