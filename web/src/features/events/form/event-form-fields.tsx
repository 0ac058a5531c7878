import { Checkbox, MultiSelect, NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { sourceCodeMax } from '#shared/collections/donations.ts';
import { eventTagsMax, hostsMax } from '#shared/collections/events.ts';
import {
  accessibilityFeatures,
  accessibilityStates,
  addressVisibilities,
  eventPlaces,
  eventTypes,
  eventVisibilities,
} from '#shared/domain/events/event-choices.ts';
import type { Colleague } from '../../../shared/data/use-members.ts';
import { PinInput } from '../../../shared/event-places/pin-input.tsx';
import { RegionSelect } from '../../../shared/regions/region-select.tsx';
import { t } from '../../../shared/text/index.ts';
import styles from './event-form.module.css';
import type { EventValues } from './event-form.ts';
import { QuestionsInput } from './questions-input.tsx';
import { SeriesInput } from './series-input.tsx';
import { firstDay, ledBy } from './shift-values.ts';
import { ShiftsInput } from './shifts-input.tsx';

type Form = UseFormReturnType<EventValues>;
type Part = { form: Form };

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
);

export const WhatFields = ({ form }: Part) => (
  <>
    <TextInput
      label={t('events.form.title')}
      required
      maxLength={100}
      autoComplete="off"
      {...form.getInputProps('title')}
    />
    <NativeSelect
      label={t('events.form.type')}
      data={eventTypes.map((value) => ({ value, label: t(`events.type.${value}`) }))}
      {...form.getInputProps('type')}
    />
    <Textarea
      label={t('events.form.description')}
      autosize
      minRows={3}
      {...form.getInputProps('description')}
    />
  </>
);

const zones = (): string[] =>
  Intl.supportedValuesOf('timeZone').filter(
    (zone) => zone.startsWith('America/') || zone.startsWith('Pacific/'),
  );

const problemOf = ({ errors }: Form, field: 'shifts' | 'series' | 'questions'): string | null => {
  const found = errors[field];
  return typeof found === 'string' ? found : null;
};

type WhenProps = Part & { members: readonly Colleague[]; repeats: boolean };

/** Shifts, their zone, and how the event repeats. */
export function WhenFields({ form, members, repeats }: WhenProps) {
  const { shifts, zone, series, hosts } = form.values;
  return (
    <Section title={t('events.form.when')}>
      <ShiftsInput
        shifts={shifts}
        zone={zone}
        hosts={members.filter(({ id }) => hosts.includes(id))}
        error={problemOf(form, 'shifts')}
        change={(next) => {
          form.setFieldValue('shifts', next);
          form.clearFieldError('shifts');
        }}
      />
      <TextInput
        label={t('events.form.zone')}
        description={t('events.form.zoneHint')}
        list="event-zones"
        autoComplete="off"
        maw={320}
        {...form.getInputProps('zone')}
      />
      <datalist id="event-zones">
        {zones().map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {repeats && (
        <SeriesInput
          series={series}
          first={firstDay(shifts)}
          error={problemOf(form, 'series')}
          change={(next) => {
            form.setFieldValue('series', next);
            form.clearFieldError('series');
          }}
        />
      )}
    </Section>
  );
}

/** Where it is, and who sees the address. */
export function WhereFields({ form }: Part) {
  const { attendance } = form.values;
  return (
    <Section title={t('events.form.where')}>
      <NativeSelect
        label={t('events.form.attendance')}
        data={eventPlaces.map((value) => ({ value, label: t(`events.attendance.${value}`) }))}
        {...form.getInputProps('attendance')}
      />
      {attendance !== 'online' && (
        <>
          <div className={styles.pair}>
            <TextInput
              label={t('events.form.venue')}
              description={t('events.form.venueHint')}
              maxLength={80}
              {...form.getInputProps('venue')}
            />
            <TextInput label={t('events.form.city')} maxLength={60} {...form.getInputProps('city')} />
          </div>
          <TextInput
            label={t('events.form.address')}
            maxLength={160}
            autoComplete="off"
            {...form.getInputProps('address')}
          />
          <PinInput
            value={form.values.pin}
            error={form.errors.pin}
            set={(text) => {
              form.setFieldValue('pin', text);
              form.clearFieldError('pin');
            }}
            where={form.values}
          />
          <NativeSelect
            label={t('events.form.addressVisibility')}
            data={addressVisibilities.map((value) => ({
              value,
              label: t(`events.addressVisibility.${value}`),
            }))}
            {...form.getInputProps('address_visibility')}
          />
        </>
      )}
      {attendance !== 'in_person' && (
        <TextInput
          label={t('events.form.online')}
          type="url"
          inputMode="url"
          placeholder={t('events.form.linkExample')}
          {...form.getInputProps('online_url')}
        />
      )}
      <NativeSelect
        label={t('events.form.visibility')}
        data={eventVisibilities.map((value) => ({ value, label: t(`events.visibility.${value}`) }))}
        {...form.getInputProps('visibility')}
      />
    </Section>
  );
}

/** Who runs it, and whom guests ask. */
export const WhoFields = ({ form, members }: Part & { members: readonly Colleague[] }) => (
  <Section title={t('events.form.who')}>
    <MultiSelect
      label={t('events.form.hosts')}
      description={t('events.form.hostsHint', { count: hostsMax })}
      data={[
        ...members.map(({ id, full_name }) => ({ value: id, label: full_name })),
        // Whoever left the team is named as such until somebody takes them out.
        ...form.values.hosts
          .filter((uid) => !members.some(({ id }) => id === uid))
          .map((value) => ({ value, label: t('events.formerMember') })),
      ]}
      maxValues={hostsMax}
      searchable
      {...form.getInputProps('hosts')}
      onChange={(hosts) => {
        form.setFieldValue('hosts', hosts);
        form.setFieldValue('shifts', ledBy(form.values.shifts, hosts));
      }}
    />
    <TextInput label={t('events.form.contactName')} {...form.getInputProps('contact_name')} />
    <div className={styles.pair}>
      <TextInput
        label={t('events.form.contactEmail')}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.getInputProps('contact_email')}
      />
      <TextInput
        label={t('events.form.contactPhone')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        {...form.getInputProps('contact_phone')}
      />
    </div>
  </Section>
);

export const AccessFields = ({ form }: Part) => (
  <Section title={t('events.form.access')}>
    <NativeSelect
      label={t('events.form.accessibility')}
      data={[
        { value: '', label: t('events.accessibility.unchecked') },
        ...accessibilityStates.map((value) => ({ value, label: t(`events.accessibility.${value}`) })),
      ]}
      {...form.getInputProps('accessibility')}
    />
    <Checkbox.Group label={t('events.form.features')} {...form.getInputProps('accessibility_features')}>
      <div className={styles.choices}>
        {accessibilityFeatures.map((value) => (
          <Checkbox key={value} value={value} label={t(`events.feature.${value}`)} />
        ))}
      </div>
    </Checkbox.Group>
    <Textarea
      label={t('events.form.accessNote')}
      autosize
      minRows={2}
      {...form.getInputProps('accessibility_note')}
    />
    <TextInput label={t('events.form.languages')} maxLength={100} {...form.getInputProps('languages')} />
  </Section>
);

/** What the form on the public page asks. */
export const QuestionFields = ({ form }: Part) => (
  <Section title={t('eventExtras.questions.title')}>
    <QuestionsInput
      questions={form.values.questions}
      error={problemOf(form, 'questions')}
      change={(next) => {
        form.setFieldValue('questions', next);
        form.clearFieldError('questions');
      }}
    />
  </Section>
);

export const MoreFields = ({ form }: Part) => (
  <Section title={t('events.form.more')}>
    <Textarea label={t('events.form.bring')} autosize minRows={2} {...form.getInputProps('bring')} />
    <Textarea
      label={t('events.form.instructions')}
      description={t('events.form.instructionsHint')}
      autosize
      minRows={2}
      {...form.getInputProps('instructions')}
    />
    <TagsInput
      label={t('events.form.tags')}
      description={t('events.form.tagsHint')}
      maxTags={eventTagsMax}
      {...form.getInputProps('tags')}
    />
    <TextInput
      label={t('events.form.source')}
      description={t('events.form.sourceHint')}
      maxLength={sourceCodeMax}
      autoComplete="off"
      {...form.getInputProps('source_code')}
    />
    <RegionSelect value={form.values.region_id} onChange={(id) => form.setFieldValue('region_id', id)} />
  </Section>
);
