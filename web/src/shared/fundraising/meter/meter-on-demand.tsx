import { Button } from '@mantine/core';
import { IconGauge } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { withTexts } from '../../text/registry.ts';
import type { Given } from './donor-entries.ts';

const CoupleMeter = lazy(() => import('./couple-meter.tsx').then(withTexts));

type Props = { donor: { id: string; name: string }; given?: Given; label: string };

/** What a donor can still give has reads of its own, and comes when it is asked for. */
export function MeterOnDemand({ donor, given, label }: Props) {
  const [isShown, show] = useState(false);
  if (isShown)
    return (
      <Suspense fallback={null}>
        <CoupleMeter donor={donor} given={given} />
      </Suspense>
    );
  return (
    <Button
      variant="default"
      leftSection={<IconGauge size={16} aria-hidden />}
      style={{ alignSelf: 'flex-start' }}
      onClick={() => show(true)}
    >
      {label}
    </Button>
  );
}
