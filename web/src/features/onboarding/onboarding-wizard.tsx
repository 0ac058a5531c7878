import { Alert } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { t } from '../../shared/text/index.ts';
import styles from './onboarding.module.css';
import type { Profile } from './onboarding-values.ts';
import { Ready } from './ready-step.tsx';
import { Where } from './setup-progress.tsx';
import { StepForm } from './step-form.tsx';
import { type Wizard as State, useWizard } from './use-wizard.ts';

type Props = { organization: string; profile: Profile | null; unsent: boolean };

/** The set-up of a campaign, step by step; each is saved as soon as it is left. */
export function Wizard({ organization, profile, unsent }: Props) {
  const wizard = useWizard(organization, profile);
  const { step, name } = wizard;
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    // On the first drawing the page's own order of focus stands.
    if (seen.current !== step) {
      heading.current?.focus();
      scrollTo(0, 0);
    }
    seen.current = step;
  }, [step]);
  return (
    <>
      <Where step={step} saved={profile !== null} unsent={unsent} />
      {wizard.why && (
        <Alert color="red" variant="light" title={t('common.failedToSave')} mb="lg" role="alert">
          {wizard.why}
        </Alert>
      )}
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {titleOf(step, name)}
      </h1>
      {step === 'ready' && profile ? (
        <Ready organization={organization} profile={profile} wizard={wizard} />
      ) : (
        <StepForm wizard={wizard} profile={profile ?? {}} />
      )}
    </>
  );
}

function titleOf(step: State['step'], name: string): string {
  if (step === 'candidate') return t('onboarding.nameTitle');
  return t(`onboarding.${step}Title`, { name });
}
