import { Button, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { t } from '../../shared/text/index.ts';
import type { Values } from './campaign.ts';
import styles from './onboarding.module.css';

export const NameStep = ({ form }: { form: UseFormReturnType<Values> }) => (
  <div className={styles.step}>
    <TextInput
      {...form.getInputProps('candidateName')}
      size="md"
      label={t('onboarding.name')}
      description={t('onboarding.nameHint')}
      autoComplete="off"
      required
    />
    <div className={styles.actions}>
      <Button type="submit" size="md">
        {t('onboarding.continue')}
      </Button>
    </div>
  </div>
);
