import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { expectWrites } from '../../shared/data/journal/index.ts';
import { isDemo } from '../../shared/demo/mode.ts';
import type { Feature } from '../../shared/feature.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { Boundary } from '../errors/error-boundary.tsx';
import { SectionTrouble } from '../errors/error-screens.tsx';
import { mayEnter } from '../features.ts';
import { isMissing } from '../offline/missing-file.ts';
import { NotOnDevice } from '../offline/not-on-device.tsx';
import { Screen } from '../screen.tsx';
import { NoAccess } from '../screens/no-access.tsx';
import { suffices } from '../session/load-stages.ts';
import { useDemo } from '../session/start-demo.ts';
import { Arrival } from './focus-heading.tsx';

function trouble(again: () => void, error: unknown) {
  const failed = <SectionTrouble again={again} />;
  return isMissing(error) ? <NotOnDevice again={again} trouble={failed} /> : failed;
}

/** One area behind its guard. What fails in it stays in it. */
export function Section({ feature }: { feature: Feature }) {
  const member = useMember();
  const { pathname } = useLocation();
  const has = useDemo((demo) => demo.has);
  const isDashboard = feature.path === '/';
  useEffect(() => {
    if (!isDashboard) expectWrites();
  }, [isDashboard]);
  if (!mayEnter(feature, member)) return <NoAccess />;
  return (
    <Boundary name={feature.path} place={pathname} fallback={trouble}>
      <Suspense key={feature.path} fallback={<ScreenWaiting />}>
        {isDemo && !suffices(feature.path, has) ? (
          <ScreenWaiting />
        ) : (
          <Screen title={feature.title} load={feature.load} waiting={<ScreenWaiting />}>
            <Arrival />
          </Screen>
        )}
      </Suspense>
    </Boundary>
  );
}
