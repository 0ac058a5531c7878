import { Switch, TagsInput, TextInput } from '@mantine/core';
import { skillsMax } from '#shared/constants.ts';
import { t } from '../../shared/text/index.ts';
import { EmailInput } from '../../shared/ui/form/email-input.tsx';
import { RecordForm } from '../../shared/ui/form/record-form.tsx';
import { useRecordForm } from '../../shared/ui/form/use-record-form.ts';
import { useHolderOf, type Volunteer } from './data.ts';
import { spelled, useKnownSkills } from './known-skills.ts';
import { type VolunteerInput, volunteerForm, volunteerValues } from './volunteer-form.ts';
import { paths } from './volunteer-paths.ts';

type Props = {
  volunteer: Volunteer | null;
  save: (input: VolunteerInput) => Promise<void>;
  done: () => void;
  cancel: () => void;
};

export function VolunteerForm({ volunteer, save, ...steps }: Props) {
  const known = useKnownSkills();
  const { form, ...frame } = useRecordForm({
    schema: volunteerForm(volunteer),
    initial: volunteerValues(volunteer),
    save: (input: VolunteerInput) => save({ ...input, skills: spelled(input.skills, known) }),
    ...steps,
  });
  return (
    <RecordForm {...frame}>
      <TextInput
        label={t('volunteers.fields.name')}
        required
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <EmailInput
        label={t('volunteers.fields.email')}
        holderOf={useHolderOf()}
        stored={volunteer?.email ?? null}
        hrefOf={paths.one}
        {...form.getInputProps('email')}
      />
      <TextInput
        label={t('volunteers.fields.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        {...form.getInputProps('phone')}
      />
      <TagsInput
        label={t('volunteers.fields.skills')}
        placeholder={t('form.skills.add')}
        data={known}
        maxTags={skillsMax}
        {...form.getInputProps('skills')}
      />
      <TextInput
        label={t('volunteers.fields.hours')}
        description={t('volunteers.hoursHint')}
        inputMode="decimal"
        autoComplete="off"
        {...form.getInputProps('totalHours')}
      />
      <TextInput
        label={t('volunteers.fields.last')}
        type="date"
        max="9999-12-31"
        {...form.getInputProps('lastActiveDate')}
      />
      <Switch
        label={t('volunteers.fields.onLeaderboard')}
        description={t('volunteers.leaderboardHint')}
        {...form.getInputProps('on_leaderboard', { type: 'checkbox' })}
      />
      <TextInput
        label={t('volunteers.fields.alias')}
        description={t('volunteers.aliasHint')}
        autoComplete="off"
        {...form.getInputProps('alias')}
      />
    </RecordForm>
  );
}
