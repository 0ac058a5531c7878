import '../../shared/text/field-map.ts';
import '../../shared/text/voters.ts';
import { Stack } from '@mantine/core';
import { t } from '../../shared/text/index.ts';
import { Taken } from '../../shared/turfs/taken/Taken.tsx';
import { AreaTabs } from '../../shared/ui/AreaTabs.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { HeldView, OfflineNote } from '../../shared/voters/HeldView.tsx';
import { useVoters } from '../../shared/voters/use-voters.ts';
import { Planner } from './Planner.tsx';

/** The map of the campaign's doors, and how they are cut into turfs. */
export default function MapPage() {
  const { held } = useVoters();
  return (
    <Page title={t('nav.fieldOps')}>
      <Stack gap="md">
        <AreaTabs />
        <OfflineNote />
        <Taken />
        <HeldView held={held}>{() => <Planner />}</HeldView>
      </Stack>
    </Page>
  );
}
