import { useEffect } from 'react';
import '../../shared/text/auth-steps/en.ts';
import { t } from '../../shared/text/index.ts';
import { Frame } from '../../shared/ui/auth/auth-frame.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { useSecondStep } from './use-second-step.ts';

/** Between the right password and the app. A chunk of its own: most who sign in never see it. */
export default function SecondFactorPage() {
  const checking = useSecondStep();
  useEffect(() => {
    document.title = t('common.pageTitle', { page: t('secondFactor.title') });
  }, []);
  return (
    <Frame>
      <h1>{t('secondFactor.title')}</h1>
      {checking ? <p role="status">{t('secondFactor.checking')}</p> : <SecondFactorForm />}
    </Frame>
  );
}
