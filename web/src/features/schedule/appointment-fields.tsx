import { MultiSelect, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { appointmentPositionsMax } from '#shared/collections/appointments.ts';
import { issues } from '#shared/collections/issues.ts';
import { clockChange, isEventZone, isWallTime } from '#shared/domain/events/wall-times.ts';
import { appointmentKinds, pressAnswers } from '#shared/domain/schedule/schedule-choices.ts';
import { firstOf, inOrder } from '../../shared/data/queries.ts';
import { useListOnce } from '../../shared/data/use-list-once.ts';
import { useMembers } from '../../shared/data/use-members.ts';
import { PersonPicker } from '../../shared/people/person-picker.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { showTime } from '../../shared/ui/format.ts';
import type { AppointmentValues } from './form-values.ts';
import styles from './schedule.module.css';

type Part = { form: UseFormReturnType<AppointmentValues> };
/** Issues that the form offers. */
const issuesShown = 50;

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
);

export const WhatFields = ({ form }: Part) => (
  <>
    <TextInput
      label={t('schedule.form.title')}
      required
      maxLength={100}
      autoComplete="off"
      {...form.getInputProps('title')}
    />
    <NativeSelect
      label={t('schedule.form.kind')}
      data={appointmentKinds.map((value) => ({ value, label: t(`schedule.kind.${value}`) }))}
      {...form.getInputProps('kind')}
    />
  </>
);

export function WhenFields({ form }: Part) {
  const { day, start, end, zone } = form.values;
  const isNext = start !== '' && end !== '' && end <= start;
  const from = `${day}T${start}`;
  const change = isWallTime(from) && isEventZone(zone.trim()) ? clockChange(zone.trim(), from) : null;
  return (
    <Section title={t('schedule.form.when')}>
      <div className={styles.pair}>
        <TextInput
          type="date"
          label={t('schedule.form.day')}
          required
          min="2000-01-01"
          max="2099-12-31"
          {...form.getInputProps('day')}
        />
        <TextInput type="time" label={t('schedule.form.start')} required {...form.getInputProps('start')} />
        <TextInput type="time" label={t('schedule.form.end')} required {...form.getInputProps('end')} />
      </div>
      {isNext && <p className={styles.details}>{t('schedule.form.nextDay')}</p>}
      {change?.is === 'skipped' && (
        <p className={styles.warning} role="status">
          {t('schedule.form.skipped', { time: showTime(change.shown.slice(11)) })}
        </p>
      )}
      <TextInput
        label={t('schedule.form.zone')}
        description={t('schedule.form.zoneHint')}
        autoComplete="off"
        maw={320}
        {...form.getInputProps('zone')}
      />
    </Section>
  );
}

export const WhereFields = ({ form }: Part) => (
  <Section title={t('schedule.form.where')}>
    <div className={styles.pair}>
      <TextInput label={t('schedule.form.place')} maxLength={80} {...form.getInputProps('place')} />
      <TextInput
        label={t('schedule.form.address')}
        maxLength={160}
        autoComplete="off"
        {...form.getInputProps('address')}
      />
    </div>
    <div className={styles.pair}>
      <TextInput
        label={t('schedule.form.driveBefore')}
        inputMode="numeric"
        {...form.getInputProps('drive_before')}
      />
      <TextInput
        label={t('schedule.form.driveAfter')}
        inputMode="numeric"
        {...form.getInputProps('drive_after')}
      />
    </div>
  </Section>
);

export function WhoFields({ form }: Part) {
  const { organization, can } = useMember();
  const members = useMembers(organization);
  const team = members.is === 'ready' ? members.value : [];
  const { staffer } = form.values;
  const isFormer = staffer !== '' && members.is === 'ready' && !team.some(({ id }) => id === staffer);
  return (
    <Section title={t('schedule.form.who')}>
      <NativeSelect
        label={t('schedule.form.staffer')}
        data={[
          { value: '', label: t('schedule.form.nobody') },
          ...team.map(({ id, full_name }) => ({ value: id, label: full_name })),
          ...(isFormer ? [{ value: staffer, label: t('schedule.form.former') }] : []),
        ]}
        {...form.getInputProps('staffer')}
      />
      <div className={styles.pair}>
        <TextInput label={t('schedule.form.contactName')} {...form.getInputProps('contact_name')} />
        <TextInput
          type="tel"
          inputMode="tel"
          autoComplete="off"
          label={t('schedule.form.contactPhone')}
          {...form.getInputProps('contact_phone')}
        />
      </div>
      {can('people.read') && (
        <PersonPicker
          label={t('schedule.form.person')}
          value={form.values.person_id}
          onChange={(id: unknown) => form.setFieldValue('person_id', typeof id === 'string' ? id : '')}
          error={form.errors.person_id}
          texts={{
            placeholder: t('schedule.form.findPerson'),
            empty: t('schedule.form.noPerson'),
            former: t('schedule.form.former'),
          }}
        />
      )}
      <div className={styles.pair}>
        <TextInput label={t('schedule.form.requester')} {...form.getInputProps('requester')} />
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="off"
          label={t('schedule.form.requesterEmail')}
          {...form.getInputProps('requester_email')}
        />
      </div>
    </Section>
  );
}

export function BriefingFields({ form }: Part) {
  const { organization } = useMember();
  const path = issues.path(organization);
  const found = useListOnce(
    issues,
    path,
    () => firstOf(inOrder({ path, conditions: [] }, { field: 'name_key', direction: 'asc' }), issuesShown),
    { cached: true },
  );
  const offered = found.is === 'ready' ? found.value.filter(({ archived }) => !archived) : [];
  return (
    <Section title={t('schedule.form.more')}>
      <div className={styles.pair}>
        <TextInput
          label={t('schedule.form.expected')}
          inputMode="numeric"
          {...form.getInputProps('expected')}
        />
        <NativeSelect
          label={t('schedule.form.press')}
          data={pressAnswers.map((value) => ({ value, label: t(`schedule.press.${value}`) }))}
          {...form.getInputProps('press')}
        />
      </div>
      <TextInput label={t('schedule.form.pressNote')} {...form.getInputProps('press_note')} />
      <Textarea
        label={t('schedule.form.talkingPoints')}
        autosize
        minRows={3}
        {...form.getInputProps('talking_points')}
      />
      <MultiSelect
        label={t('schedule.form.positions')}
        data={[
          ...offered.map(({ id, name }) => ({ value: id, label: name })),
          ...form.values.positions
            .filter((one) => !offered.some(({ id }) => id === one))
            .map((value) => ({ value, label: t('schedule.form.otherPosition') })),
        ]}
        maxValues={appointmentPositionsMax}
        searchable
        {...form.getInputProps('positions')}
      />
      <Textarea label={t('schedule.form.notes')} autosize minRows={2} {...form.getInputProps('notes')} />
    </Section>
  );
}
