import '../../shared/text/settings.ts';
import { Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { isDemo } from '../../shared/demo/mode.ts';
import { useMember } from '../../shared/session/member.ts';
import { spoken } from '../../shared/text/bundle.ts';
import { t } from '../../shared/text/index.ts';
import { Page } from '../../shared/ui/Page.tsx';
import { Danger } from './Danger.tsx';
import { useDevices, useOrganization, useTwoFactor } from './data.ts';
import { Devices } from './devices/Devices.tsx';
import { Leave } from './Leave.tsx';
import { Organization } from './Organization.tsx';
import { OwnRole } from './OwnRole.tsx';
import { PasswordBlock } from './PasswordBlock.tsx';
import { Preferences } from './preferences/Preferences.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoFactor } from './two-factor/TwoFactor.tsx';
import { You } from './You.tsx';
import { YourData } from './YourData.tsx';

const WithAccount = lazy(() => import('./demo/WithAccount.tsx').then(spoken));

export default function AccountPage() {
  const { can } = useMember();
  const organization = useOrganization();
  const twoFactor = useTwoFactor();
  const devices = useDevices();
  const name = organization.is === 'ready' ? (organization.value?.name ?? null) : null;
  return (
    <Page title={t('account.title')} hint={t('account.hint')}>
      <Stack gap={0} maw={880}>
        <You />
        {isDemo ? (
          <Suspense>
            <WithAccount />
          </Suspense>
        ) : (
          <>
            <PasswordBlock />
            <TwoFactor live={twoFactor} organization={organization} />
            <Devices live={devices} />
            <Sessions />
          </>
        )}
        <Organization live={organization} />
        <OwnRole />
        <Preferences />
        {!isDemo && (
          <>
            <YourData />
            <Leave />
            <Danger organization={can('members.write') ? name : null} />
          </>
        )}
      </Stack>
    </Page>
  );
}
