import '../../../shared/text/watching.ts';
import { Stack } from '@mantine/core';
import { useMember } from '../../../shared/session/member.ts';
import { useNow } from '../../../shared/ui/use-now.ts';
import { useRollups } from './data.ts';
import { HealthCard } from './HealthCard.tsx';
import { Kept } from './Kept.tsx';
import { Measured } from './Measured.tsx';

/** How well the app serves the team: its health in the last hour, and what was measured. */
export default function PerformancePage() {
  const { can } = useMember();
  const now = useNow();
  return (
    <Stack gap="xl">
      <HealthCard live={useRollups('1h', now)} now={now} />
      <Measured now={now} />
      {can('organization.write') && <Kept />}
    </Stack>
  );
}
