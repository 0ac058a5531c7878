import { Group, Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import type { Live } from '../data/live.ts';
import { t } from '../text/index.ts';
import { showMoment } from './format.ts';
import { useLasting } from './use-lasting.ts';

/** Milliseconds: a first screen is there before the server has been asked, which takes a slow network several round trips. */
const delayMs = 2_000;

/** Said above what is shown from this device while the server has not been heard: from when it is. */
export function StaleNote({ of }: { of: Live<unknown> }) {
  const stale = of.is === 'ready' && of.stale;
  const at = of.is === 'ready' ? of.at : null;
  // What memory showed at once is usually confirmed.
  const lasting = useLasting(stale && at === null, delayMs);
  if (!stale || (at === null && !lasting)) return null;
  return (
    <Group gap={6} wrap="nowrap" role="status">
      <IconCloudOff size={16} color="var(--goal)" aria-hidden />
      <Text size="sm" c="var(--ink-soft)">
        {at === null ? t('member.stale') : t('member.staleAt', { time: showMoment(at) })}
      </Text>
    </Group>
  );
}
