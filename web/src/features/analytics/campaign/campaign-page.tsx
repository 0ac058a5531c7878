import { Stack } from '@mantine/core';
import { Goals } from './goals/goals.tsx';
import { Numbers } from './numbers.tsx';

/** What the campaign takes in, and how fast it comes to its goals. */
export default function CampaignPage() {
  return (
    <Stack gap="xl">
      <Goals />
      <Numbers />
    </Stack>
  );
}
