import { Button, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useId } from 'react';
import { t } from '../../shared/text/index.ts';
import type { Values } from './campaign.ts';
import styles from './onboarding.module.css';
import { states } from './states.ts';

type Props = { form: UseFormReturnType<Values>; saving: boolean; back: () => void; skip: () => void };

export function RaceStep({ form, saving, back, skip }: Props) {
  const list = useId();
  const field = (name: keyof Values) => ({
    ...form.getInputProps(name),
    size: 'md' as const,
    autoComplete: 'off',
  });
  return (
    <div className={styles.step}>
      <Text c="var(--ink-soft)">{t('onboarding.raceHint')}</Text>
      <TextInput
        {...field('office')}
        label={t('onboarding.office')}
        placeholder={t('onboarding.officeExample')}
      />
      <div className={styles.pair}>
        <TextInput
          {...field('district')}
          label={t('onboarding.district')}
          placeholder={t('onboarding.districtExample')}
        />
        <TextInput {...field('state')} label={t('onboarding.state')} list={list} />
        <datalist id={list}>
          {states.map((state) => (
            <option key={state} value={state} />
          ))}
        </datalist>
      </div>
      <div className={styles.pair}>
        <TextInput
          {...field('party')}
          label={t('onboarding.party')}
          description={t('onboarding.partyExample')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <TextInput {...field('electionDate')} type="date" label={t('onboarding.electionDate')} />
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="md" loading={saving}>
          {t('onboarding.finish')}
        </Button>
        <Button variant="subtle" size="md" disabled={saving} onClick={skip}>
          {t('onboarding.skip')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="md"
          className={styles.back}
          disabled={saving}
          onClick={back}
        >
          {t('common.back')}
        </Button>
      </div>
    </div>
  );
}
