import { Skeleton, Stack } from '@mantine/core';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { isDemo } from '../../shared/demo/mode.ts';
import type { Feature } from '../../shared/feature.ts';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { Boundary } from '../errors/Boundary.tsx';
import { SectionTrouble } from '../errors/Trouble.tsx';
import { mayEnter } from '../features.ts';
import { isMissing } from '../offline/missing.ts';
import { NotHere } from '../offline/NotHere.tsx';
import { Screen } from '../Screen.tsx';
import { NoAccess } from '../screens/NoAccess.tsx';
import { useDemo } from '../session/demo.ts';
import { Arrival } from './Arrival.tsx';

const Loading = () => (
  <Stack gap="lg" maw={1200} mx="auto" role="status" aria-label={t('common.loading')}>
    <Skeleton height={32} width={220} radius="sm" />
    <Skeleton height={120} radius="md" />
    <Skeleton height={240} radius="md" />
  </Stack>
);

function trouble(again: () => void, error: unknown) {
  const failed = <SectionTrouble again={again} />;
  return isMissing(error) ? <NotHere again={again} trouble={failed} /> : failed;
}

/** Whether the demo has in memory what an area shows. */
const suffices = ({ path }: Feature, has: 'first' | 'lists' | 'all'): boolean =>
  has === 'all' || path === '/' || (has === 'lists' && path !== '/analytics');

/** One area behind its guard. What fails in it stays in it. */
export function Section({ feature }: { feature: Feature }) {
  const { role } = useMember();
  const { pathname } = useLocation();
  const has = useDemo((demo) => demo.has);
  if (!mayEnter(feature, role)) return <NoAccess />;
  return (
    <Boundary name={feature.path} place={pathname} fallback={trouble}>
      <Suspense key={feature.path} fallback={<Loading />}>
        {isDemo && !suffices(feature, has) ? (
          <Loading />
        ) : (
          <Screen title={feature.title} load={feature.load} waiting={<Loading />}>
            <Arrival />
          </Screen>
        )}
      </Suspense>
    </Boundary>
  );
}
