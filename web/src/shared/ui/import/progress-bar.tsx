import { Group, Progress, Stack, Text } from '@mantine/core';

type Props = {
  label: string;
  /** Parts of a hundred. */
  share: number;
  /** How far it is, in words. */
  status: string;
  /** How fast it goes. */
  pace: string | null;
  stopped?: boolean;
};

/** How far something is that takes its time. */
export const ProgressBar = ({ label, share, status, pace, stopped = false }: Props) => (
  <Stack gap={6}>
    <Progress.Root size="lg" transitionDuration={200}>
      <Progress.Section
        value={share}
        aria-label={label}
        aria-valuetext={status}
        {...(stopped ? { color: 'red' } : {})}
      />
    </Progress.Root>
    <Group justify="space-between" gap="xs">
      <Text size="sm" className="figures">
        {status}
      </Text>
      <Text size="sm" c="var(--ink-soft)" className="figures">
        {pace}
      </Text>
    </Group>
  </Stack>
);
