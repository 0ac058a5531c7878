import { Button, Text } from '@mantine/core';
import { IconDoorExit } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link, Navigate, Route, Routes, useParams } from 'react-router-dom';
import { paths } from '../../../shared/field/field-paths.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { Page } from '../../../shared/ui/page.tsx';
import { ScreenWaiting } from '../../../shared/ui/screen-waiting.tsx';
import { EmptyState, FailedState } from '../../../shared/ui/states.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { BuildingView } from './building-view.tsx';
import { useDeviceLocation } from './device-location.ts';
import { DoorView } from './door-view.tsx';
import { ListView } from './list-view.tsx';
import { PersonView } from './person-view.tsx';
import { Refused } from './refused-entries.tsx';
import { useUnsent } from './sync-badge.tsx';
import { useKeepPath } from './use-place.ts';
import { type Tenure, useTenure } from './use-tenure.ts';
import { useTurfEvents } from './use-turf-events.ts';
import { WalkContext, type WalkContextValue } from './walk-context.ts';
import { walkOf } from './walk-model.ts';
import { dayOf } from './walk-names.ts';

/** `/field-ops/mine/:turf`: a turf as it is walked, from this device, whatever the connection is like. */
export function WalkPage() {
  const { turf: id = '' } = useParams();
  const { tenure, refresh, ended } = useTenure(id);
  if (tenure.is === 'here') return <Walked key={id} tenure={tenure} refresh={refresh} ended={ended} />;
  return (
    <Page title={t('canvass.title')} width={720}>
      <Waiting tenure={tenure} />
    </Page>
  );
}

const BackToTurfs = () => (
  <Button component={Link} to={paths.canvass} variant="default" mt="xs" size="md">
    {t('canvass.walk.back')}
  </Button>
);

function Waiting({ tenure }: { tenure: Exclude<Tenure, { is: 'here' }> }) {
  const { waiting } = useUnsent();
  if (tenure.is === 'failed') return <FailedState why={tenure.why} retry={tenure.retry} />;
  if (tenure.is === 'over' || tenure.is === 'unseen') {
    const why = tenure.is === 'over' ? 'notYours' : 'unseen';
    return (
      <>
        <Refused />
        <EmptyState
          icon={IconDoorExit}
          title={t(`canvass.walk.${why}.title`)}
          hint={t(`canvass.walk.${why}.hint`)}
        >
          {tenure.is === 'over' && waiting > 0 && (
            <Text fw={550}>{t('canvass.walk.notYours.unsent', { count: waiting })}</Text>
          )}
          <BackToTurfs />
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <ScreenWaiting />
      {tenure.is === 'getting' && <Text c="var(--ink-soft)">{t('canvass.walk.getting')}</Text>}
    </>
  );
}

type Props = {
  tenure: Extract<Tenure, { is: 'here' }>;
  refresh: WalkContextValue['refresh'];
  ended: WalkContextValue['ended'];
};

function Walked({ tenure: { turf, lasts, version }, refresh, ended }: Props) {
  const { uid } = useMember();
  const happened = useTurfEvents(turf.id, version);
  const day = dayOf(useNow());
  useDeviceLocation();
  useKeepPath(turf.id);
  const walk = useMemo(
    () => happened && walkOf({ ...turf, ...happened, uid, day }),
    [turf, happened, uid, day],
  );
  const walkContext = useMemo(
    (): WalkContextValue | null => walk && { turf, walk, uid, refresh, ended },
    [turf, walk, uid, refresh, ended],
  );
  if (!walkContext) return <ScreenWaiting />;
  return (
    <WalkContext value={walkContext}>
      <Routes>
        <Route index element={<ListView lasts={lasts} />} />
        <Route path=":building" element={<BuildingView />} />
        <Route path=":building/:door" element={<DoorView />} />
        <Route path=":building/:door/:person" element={<PersonView />} />
        <Route path="*" element={<Navigate to={paths.walk(turf.id)} replace />} />
      </Routes>
    </WalkContext>
  );
}
