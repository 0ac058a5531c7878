import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { saveAppealCall } from '#shared/api/giving-api.ts';
import { appealChannels, appealNameMax, appeals } from '#shared/collections/appeals.ts';
import { showStored } from '../../shared/area/area.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { appealsPath } from '../../shared/fundraising/fundraising-areas.ts';
import { type StoredAppeal, useAppeals } from '../../shared/fundraising/giving-data.ts';
import { t } from '../../shared/text/index.ts';
import { RecordForm } from '../../shared/ui/form/record-form.tsx';
import { useRecordForm } from '../../shared/ui/form/use-record-form.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { type AppealInput, appealForm, appealValues } from './appeal-form.ts';
import styles from './appeals.module.css';
import { PackageFields } from './package-fields.tsx';

/** A new appeal; `?code=` is its first code. */
export function AppealNew() {
  const [params] = useSearchParams();
  return <AppealForm appeal={null} code={params.get('code') ?? ''} />;
}

/** The form keeps the appeal that it opened with: whoever changed it meanwhile is told apart by its revision. */
export function AppealEdit() {
  const { id = '' } = useParams();
  return (
    <LiveView of={useAppeals()} loading={<ScreenWaiting />}>
      {(all) => {
        const appeal = all.find((one) => one.id === id);
        return appeal ? <Opened appeal={appeal} /> : <Navigate to={appealsPath} replace />;
      }}
    </LiveView>
  );
}

function Opened({ appeal }: { appeal: StoredAppeal }) {
  const [opened] = useState(appeal);
  return <AppealForm appeal={opened} />;
}

function AppealForm({ appeal, code = '' }: { appeal: StoredAppeal | null; code?: string }) {
  const navigate = useNavigate();
  // Made once, so that a repeat adds none twice.
  const fresh = useRef(crypto.randomUUID());
  const id = appeal?.id ?? fresh.current;
  const page = `${appealsPath}/${id}`;
  const { form, ...frame } = useRecordForm({
    schema: appealForm(),
    initial: appealValues(appeal, code),
    save: async (input: AppealInput) => {
      await callEndpoint(saveAppealCall, { id, revision: appeal?.revision ?? null, ...input });
    },
    done: () => navigate(page, { replace: true }),
    cancel: () => navigate(appeal ? page : appealsPath, { replace: true }),
  });
  const money = { leftSection: '$', inputMode: 'decimal', autoComplete: 'off' } as const;
  const date = { type: 'date', max: '9999-12-31' } as const;
  return (
    <Page
      title={appeal ? t('appeals.form.edit', { name: appeal.name }) : t('appeals.form.new')}
      above={<BackLink list={appealsPath} name={t('appeals.back')} />}
      width={820}
    >
      <RecordForm {...frame}>
        <TextInput
          label={t('appeals.form.name')}
          required
          autoComplete="off"
          maxLength={appealNameMax}
          {...form.getInputProps('name')}
        />
        <div className={styles.trio}>
          <NativeSelect
            label={t('appeals.form.channel')}
            data={appealChannels.map((value) => ({ value, label: showStored(appeals, 'channel', value) }))}
            {...form.getInputProps('channel')}
          />
          <TextInput label={t('appeals.form.starts')} {...date} {...form.getInputProps('starts_on')} />
          <TextInput label={t('appeals.form.ends')} {...date} {...form.getInputProps('ends_on')} />
        </div>
        <div className={styles.pair}>
          <TextInput
            label={t('appeals.form.goal')}
            description={t('appeals.form.goalHint')}
            {...money}
            {...form.getInputProps('goal')}
          />
          <TextInput
            label={t('appeals.form.cost')}
            description={t('appeals.form.costHint')}
            {...money}
            {...form.getInputProps('cost')}
          />
        </div>
        <Textarea label={t('appeals.form.note')} autosize minRows={2} {...form.getInputProps('note')} />
        <PackageFields form={form} isNew={appeal === null} />
      </RecordForm>
    </Page>
  );
}
