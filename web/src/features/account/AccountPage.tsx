import { Stack } from '@mantine/core';
import { t } from '../../shared/text/index.ts';
import { Page } from '../../shared/ui/Page.tsx';
import { Appearance } from './Appearance.tsx';
import { Organization } from './Organization.tsx';
import { OwnRole } from './OwnRole.tsx';
import { SignOut } from './SignOut.tsx';
import { You } from './You.tsx';

export default function AccountPage() {
  return (
    <Page title={t('account.title')} hint={t('account.hint')}>
      <Stack gap={0} maw={880}>
        <You />
        <Organization />
        <Appearance />
        <OwnRole />
        <SignOut />
      </Stack>
    </Page>
  );
}
