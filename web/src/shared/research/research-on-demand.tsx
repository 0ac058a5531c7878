import { Button } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { withTexts } from '../text/registry.ts';

const ResearchCard = lazy(() => import('./research-card.tsx').then(withTexts));

/** What the public record says of a person has reads of its own, and comes when it is asked for. */
export function ResearchOnDemand({ person, label }: { person: string; label: string }) {
  const [isShown, show] = useState(false);
  if (isShown)
    return (
      <Suspense fallback={null}>
        <ResearchCard person={person} />
      </Suspense>
    );
  return (
    <Button
      variant="default"
      leftSection={<IconBuildingBank size={16} aria-hidden />}
      style={{ alignSelf: 'flex-start' }}
      onClick={() => show(true)}
    >
      {label}
    </Button>
  );
}
