import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMember } from '../../shared/session/member.ts';
import { requestSignOut } from '../../shared/session/sign-out.ts';
import { t } from '../../shared/text/index.ts';
import { Threshold } from '../../shared/ui/threshold/Threshold.tsx';
import { CampaignForm } from './CampaignForm.tsx';
import styles from './onboarding.module.css';

/** The first visit of an organization without a candidate. */
export default function OnboardingPage() {
  const member = useMember();
  return (
    <Frame email={member.email}>
      {member.can('profile.write') ? <CampaignForm organization={member.organization} /> : <Waiting />}
    </Frame>
  );
}

/** For those who may not answer. The gate listens: the page moves on by itself. */
const Waiting = () => (
  <>
    <h1 className={styles.title}>{t('onboarding.waiting.title')}</h1>
    <Text mt="sm">{t('onboarding.waiting.hint')}</Text>
    <Text mt="sm" c="var(--ink-soft)">
      {t('onboarding.waiting.what')}
    </Text>
  </>
);

const Frame = ({ email, children }: { email: string; children: ReactNode }) => (
  <Threshold
    beside={
      <Group gap="sm" wrap="nowrap" miw={0}>
        <Text size="sm" c="var(--ink-soft)" truncate visibleFrom="sm">
          {t('onboarding.signedInAs', { email })}
        </Text>
        <Button variant="default" onClick={() => void requestSignOut()}>
          {t('onboarding.signOut')}
        </Button>
      </Group>
    }
  >
    {children}
  </Threshold>
);
