import '../../shared/text/field-map/en.ts';
import '../../shared/text/voters/en.ts';
import { Stack } from '@mantine/core';
import { t } from '../../shared/text/index.ts';
import { Taken } from '../../shared/turfs/refused-deletes/refused-delete-notice.tsx';
import { AreaTabs } from '../../shared/ui/area-tabs.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { useVoters } from '../../shared/voters/use-voters.ts';
import { OfflineNote, VoterFileView } from '../../shared/voters/voter-file-view.tsx';
import { Planner } from './turf-planner.tsx';

/** The map of the campaign's doors, and how they are cut into turfs. */
export default function MapPage() {
  const { voterFile } = useVoters();
  return (
    <Page title={t('nav.fieldOps')}>
      <Stack gap="md">
        <AreaTabs />
        <OfflineNote />
        <Taken />
        <VoterFileView voterFile={voterFile}>{() => <Planner />}</VoterFileView>
      </Stack>
    </Page>
  );
}
