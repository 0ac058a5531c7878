import { Stack } from '@mantine/core';
import { Goals } from './goals/Goals.tsx';
import { Numbers } from './Numbers.tsx';

/** What the campaign takes in, and how fast it comes to its goals. */
export default function CampaignPage() {
  return (
    <Stack gap="xl">
      <Goals />
      <Numbers />
    </Stack>
  );
}
