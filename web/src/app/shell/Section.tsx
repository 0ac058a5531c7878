import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { isDemo } from '../../shared/demo/mode.ts';
import type { Feature } from '../../shared/feature.ts';
import { useMember } from '../../shared/session/member.ts';
import { ScreenWaiting } from '../../shared/ui/ScreenWaiting.tsx';
import { Boundary } from '../errors/Boundary.tsx';
import { SectionTrouble } from '../errors/Trouble.tsx';
import { mayEnter } from '../features.ts';
import { isMissing } from '../offline/missing.ts';
import { NotHere } from '../offline/NotHere.tsx';
import { Screen } from '../Screen.tsx';
import { NoAccess } from '../screens/NoAccess.tsx';
import { useDemo } from '../session/demo.ts';
import { suffices } from '../session/has.ts';
import { Arrival } from './Arrival.tsx';

function trouble(again: () => void, error: unknown) {
  const failed = <SectionTrouble again={again} />;
  return isMissing(error) ? <NotHere again={again} trouble={failed} /> : failed;
}

/** One area behind its guard. What fails in it stays in it. */
export function Section({ feature }: { feature: Feature }) {
  const member = useMember();
  const { pathname } = useLocation();
  const has = useDemo((demo) => demo.has);
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
