import { Progress } from '@mantine/core';
import { type OnboardingStep, onboardingSteps } from '#shared/domain/onboarding.ts';
import { t } from '../../shared/text/index.ts';
import { useLasting } from '../../shared/ui/use-lasting.ts';
import styles from './onboarding.module.css';

/** Milliseconds for which nobody needs to hear that a change is on its way. */
const usual = 1_500;

/** How far the set-up is, and that nothing of it can be lost. */
export const Where = ({ step, saved, unsent }: { step: OnboardingStep; saved: boolean; unsent: boolean }) => {
  const at = onboardingSteps.indexOf(step) + 1;
  const steps = onboardingSteps.length;
  const late = useLasting(unsent, usual);
  return (
    <>
      <div className={styles.where}>
        <span>{t('onboarding.progress', { step: at, steps })}</span>
        {saved && <span>{t(late ? 'onboarding.unsent' : 'onboarding.saved')}</span>}
      </div>
      <Progress value={(100 * at) / steps} size={4} mt={8} mb={32} aria-hidden />
    </>
  );
};
