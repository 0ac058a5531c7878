import '../../shared/text/account/en.ts';
import '../../shared/text/settings/en.ts';
import { Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { isDemo } from '../../shared/demo/mode.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { withTexts } from '../../shared/text/registry.ts';
import { Page } from '../../shared/ui/page.tsx';
import { useDevices, useOrganization, useTwoFactor } from './data.ts';
import { Danger } from './delete-account.tsx';
import { Devices } from './devices/devices.tsx';
import { Leave } from './leave-campaign.tsx';
import { Organization } from './organization.tsx';
import { You } from './own-name-and-email.tsx';
import { OwnRole } from './own-role.tsx';
import { PasswordBlock } from './password-block.tsx';
import { Preferences } from './preferences/preferences.tsx';
import { Sessions } from './sessions.tsx';
import { TwoFactor } from './two-factor/two-factor-block.tsx';
import { YourData } from './your-data.tsx';

const WithAccount = lazy(() => import('./demo/with-account.tsx').then(withTexts));

export default function AccountPage() {
  const { can } = useMember();
  const organization = useOrganization();
  const twoFactor = useTwoFactor();
  const devices = useDevices();
  const name = organization.is === 'ready' ? (organization.value?.name ?? null) : null;
  return (
    <Page title={t('member.account')} hint={t('account.hint')}>
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
