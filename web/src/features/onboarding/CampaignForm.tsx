import { Alert, Progress, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../shared/text/index.ts';
import { type Campaign, campaignOf, nameOnly, problemsIn } from './campaign.ts';
import { setUp } from './data.ts';
import { useDraft } from './draft.ts';
import { NameStep } from './NameStep.tsx';
import styles from './onboarding.module.css';
import { RaceStep } from './RaceStep.tsx';

const steps = 2;

/** Two short steps: the name, which is required, and the race, which can be skipped. */
export function CampaignForm({ organization }: { organization: string }) {
  const draft = useDraft();
  const [step, setStep] = useState(draft.why ? 2 : 1);
  const [saving, setSaving] = useState(false);
  const form = useForm({ initialValues: draft.values, validate: problemsIn });
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    // On the first drawing the page's own order of focus stands.
    if (seen.current !== step) heading.current?.focus();
    seen.current = step;
  }, [step]);

  const finish = (campaign: Campaign) => {
    setSaving(true);
    // Never rejects for want of a network; what the server refuses comes back through the draft.
    void setUp(organization, campaign, form.getValues()).finally(() => setSaving(false));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    if (step === 1) {
      if (!form.validateField('candidateName').hasError) setStep(2);
    } else if (!form.validate().hasErrors) finish(campaignOf(form.getValues()));
  };
  const name = form.getValues().candidateName.trim();
  return (
    <form onSubmit={onSubmit} noValidate>
      <Text size="sm" c="var(--ink-soft)">
        {t('onboarding.progress', { step, steps })}
      </Text>
      <Progress value={(100 * step) / steps} size={4} mt={8} mb={32} aria-hidden />
      {draft.why && (
        <Alert color="red" variant="light" title={t('common.failedToSave')} mb="lg" role="alert">
          {draft.why}
        </Alert>
      )}
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {step === 1 ? t('onboarding.nameTitle') : t('onboarding.raceTitle', { name })}
      </h1>
      {step === 1 ? (
        <NameStep form={form} />
      ) : (
        <RaceStep
          form={form}
          saving={saving}
          back={() => setStep(1)}
          skip={() => finish(nameOnly(form.getValues()))}
        />
      )}
    </form>
  );
}
