import { Stack } from '@mantine/core';
import { t } from '../../shared/text/index.ts';
import { AreaTabs } from '../../shared/ui/area-tabs.tsx';
import { LazyPart } from '../../shared/ui/lazy-page.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';

const loadFiles = () => import('./files/files-page.tsx');

/** The files that were imported, and what came of each. */
export const FilePage = () => (
  <Page title={t('nav.voters')}>
    <Stack gap="md">
      <AreaTabs />
      <LazyPart load={loadFiles} waiting={<ScreenWaiting />} />
    </Stack>
  </Page>
);
