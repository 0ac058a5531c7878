import '../../shared/text/campaign/en.ts';
import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMember } from '../../shared/session/session-store.ts';
import { requestSignOut } from '../../shared/session/sign-out.ts';
import { t } from '../../shared/text/index.ts';
import { AuthLayout } from '../../shared/ui/auth-layout/auth-layout.tsx';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { useProfile } from './data.ts';
import styles from './onboarding.module.css';
import { Wizard } from './onboarding-wizard.tsx';

/** What an organization without a candidate, or with a set-up that is not through, sees on every path. */
export default function OnboardingPage() {
  const member = useMember();
  return (
    <Frame email={member.email}>
      {member.can('profile.write') ? <SetUp organization={member.organization} /> : <Waiting />}
    </Frame>
  );
}

function SetUp({ organization }: { organization: string }) {
  const { live, unsent } = useProfile(organization);
  return (
    <LiveView of={live}>
      {(profile) => <Wizard organization={organization} profile={profile} unsent={unsent} />}
    </LiveView>
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
  <AuthLayout
    aside={
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
  </AuthLayout>
);
