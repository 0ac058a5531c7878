import { useEffect } from 'react';
import '../../shared/text/entrance.ts';
import { t } from '../../shared/text/index.ts';
import { Frame } from '../../shared/ui/entrance/Frame.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { useSecondStep } from './second-step.ts';

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
