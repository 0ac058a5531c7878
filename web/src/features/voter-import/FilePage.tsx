import { Stack } from '@mantine/core';
import { t } from '../../shared/text/index.ts';
import { AreaTabs } from '../../shared/ui/AreaTabs.tsx';
import { Fetched } from '../../shared/ui/fetched.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { ScreenWaiting } from '../../shared/ui/ScreenWaiting.tsx';

const loadFiles = () => import('./files/FilesPage.tsx');

/** The files that were imported, and what came of each. */
export const FilePage = () => (
  <Page title={t('nav.voters')}>
    <Stack gap="md">
      <AreaTabs />
      <Fetched load={loadFiles} waiting={<ScreenWaiting />} />
    </Stack>
  </Page>
);
