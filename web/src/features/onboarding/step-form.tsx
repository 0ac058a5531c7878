import { Button, Text } from '@mantine/core';
import type { FormEvent, KeyboardEvent } from 'react';
import { t } from '../../shared/text/index.ts';
import { Back, stayInField } from './back-button.tsx';
import styles from './onboarding.module.css';
import type { Profile } from './onboarding-values.ts';
import { Fields } from './step-fields.tsx';
import type { Wizard } from './use-wizard.ts';

/** Enter goes on from a line by itself; from a paragraph, where it begins a new line, together with Ctrl or ⌘. */
function goOnFromParagraph(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** The questions of one step, and the ways on from it. */
export function StepForm({ wizard, profile }: { wizard: Wizard; profile: Profile }) {
  const { step, saving } = wizard;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = wizard.next();
    const input = wrong && event.currentTarget.elements.namedItem(wrong);
    if (input instanceof HTMLElement) input.focus();
  };
  return (
    <form onSubmit={onSubmit} onKeyDown={goOnFromParagraph} noValidate className={styles.step}>
      {step !== 'candidate' && step !== 'ready' && (
        <Text c="var(--ink-soft)">{t(`onboarding.${step}Hint`)}</Text>
      )}
      <Fields step={step} wizard={wizard} profile={profile} />
      <div className={styles.actions}>
        <Button type="submit" size="md" loading={saving} onMouseDown={stayInField}>
          {t('onboarding.continue')}
        </Button>
        {step !== 'candidate' && (
          <>
            <Button variant="subtle" size="md" onMouseDown={stayInField} onClick={wizard.skipStep}>
              {t('onboarding.skipStep')}
            </Button>
            <Back back={wizard.back} />
          </>
        )}
      </div>
      {step !== 'candidate' && (
        <div className={styles.later}>
          <span>{t('onboarding.later')}</span>
          <Button variant="default" size="sm" onMouseDown={stayInField} onClick={() => void wizard.end()}>
            {t('onboarding.skip')}
          </Button>
        </div>
      )}
    </form>
  );
}
