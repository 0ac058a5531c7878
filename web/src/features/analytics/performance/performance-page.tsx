import '../../../shared/text/monitoring/en.ts';
import { Stack } from '@mantine/core';
import { useMember } from '../../../shared/session/session-store.ts';
import { useNow } from '../../../shared/ui/use-now.ts';
import { useRollups } from './data.ts';
import { HealthCard } from './health-card.tsx';
import { Measured } from './measured.tsx';
import { StoredMeasurements } from './stored-measurements.tsx';

/** How well the app serves the team: its health in the last hour, and what was measured. */
export default function PerformancePage() {
  const { can } = useMember();
  const now = useNow();
  return (
    <Stack gap="xl">
      <HealthCard live={useRollups('1h', now)} now={now} />
      <Measured now={now} />
      {can('organization.write') && <StoredMeasurements />}
    </Stack>
  );
}
