import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { appealCodesMax, appealPackagesMax } from '#shared/collections/appeals.ts';
import { sourceCodeMax } from '#shared/collections/donations.ts';
import { t } from '../../shared/text/index.ts';
import { type appealValues, newCode, newPackage } from './appeal-form.ts';
import styles from './appeals.module.css';

type Form = UseFormReturnType<ReturnType<typeof appealValues>>;

/** The packages of an appeal with their codes, as rows that are typed. */
export function PackageFields({ form, isNew }: { form: Form; isNew: boolean }) {
  const { packages } = form.values;
  const id = useId();
  const codes = packages.reduce((sum, one) => sum + one.codes.length, 0);
  const { error } = form.getInputProps('packages');
  const isOwn = Object.keys(form.errors).every((field) => !field.startsWith('packages.'));
  return (
    <section aria-labelledby={id} className={styles.packages}>
      <div>
        <h2 id={id}>{t('appeals.form.packages')}</h2>
        <Text size="sm" c="var(--ink-soft)">
          {t('appeals.form.packagesHint')}
          {!isNew && ` ${t('appeals.form.removed')}`}
        </Text>
      </div>
      {packages.map((one, place) => (
        <OnePackage key={one.id} form={form} place={place} isFull={codes >= appealCodesMax} />
      ))}
      {error && isOwn && (
        <Text size="sm" c="var(--bad)" role="alert">
          {error}
        </Text>
      )}
      {packages.length < appealPackagesMax && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => form.insertListItem('packages', newPackage())}
        >
          {t('appeals.form.addPackage')}
        </Button>
      )}
    </section>
  );
}

function OnePackage({ form, place, isFull }: { form: Form; place: number; isFull: boolean }) {
  const one = form.values.packages[place];
  if (!one) return null;
  const path = `packages.${place}`;
  return (
    <fieldset className={styles.package}>
      <legend>{t('appeals.form.package', { number: place + 1 })}</legend>
      <div className={styles.packageName}>
        <TextInput
          label={t('appeals.form.packageName')}
          autoComplete="off"
          {...form.getInputProps(`${path}.name`)}
        />
        <Remove
          label={t('appeals.form.removePackage', { name: one.name || t('appeals.form.aPackage') })}
          remove={() => form.removeListItem('packages', place)}
        />
      </div>
      {one.codes.map((code, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else while it is typed, and its inputs hold no state.
        <div key={at} className={styles.code}>
          <TextInput
            label={t('appeals.form.code')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={sourceCodeMax}
            {...form.getInputProps(`${path}.codes.${at}.code`)}
          />
          <TextInput
            label={t('appeals.form.codeName')}
            autoComplete="off"
            {...form.getInputProps(`${path}.codes.${at}.name`)}
          />
          <TextInput
            label={t('appeals.form.quantity')}
            inputMode="numeric"
            autoComplete="off"
            {...form.getInputProps(`${path}.codes.${at}.quantity`)}
          />
          <TextInput
            label={t('appeals.form.codeCost')}
            leftSection="$"
            inputMode="decimal"
            autoComplete="off"
            {...form.getInputProps(`${path}.codes.${at}.cost`)}
          />
          <Remove
            label={t('appeals.form.removeCode', { code: code.code || t('appeals.form.aCode') })}
            remove={() => form.removeListItem(`${path}.codes`, at)}
          />
        </div>
      ))}
      {!isFull && (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden />}
          className={styles.addCode ?? ''}
          onClick={() => form.insertListItem(`${path}.codes`, newCode())}
        >
          {t('appeals.form.addCode')}
        </Button>
      )}
    </fieldset>
  );
}

const Remove = ({ label, remove }: { label: string; remove: () => void }) => (
  <ActionIcon variant="subtle" c="var(--ink-soft)" size={44} mt={24} aria-label={label} onClick={remove}>
    <IconTrash size={18} aria-hidden />
  </ActionIcon>
);
