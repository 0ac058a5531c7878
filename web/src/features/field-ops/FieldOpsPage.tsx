import '../../shared/text/field-ops.ts';
import { type ComponentType, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { keepMapHere } from '../../shared/installed/keep-map.ts';
import { useMember } from '../../shared/session/member.ts';
import { Fetched } from '../../shared/ui/fetched.tsx';
import { ScreenWaiting } from '../../shared/ui/ScreenWaiting.tsx';
import { paths } from './paths.ts';

/** Each part comes when it is opened: a canvasser's telephone fetches neither the map nor the planning. */
const parts = {
  turfs: () => import('./turfs/TurfsPage.tsx'),
  map: () => import('./map/MapPage.tsx'),
  scripts: () => import('./scripts/ScriptsPage.tsx'),
  quality: () => import('./quality/QualityPage.tsx'),
  pace: () => import('./pace/PacePage.tsx'),
};
const loadMine = () => import('./mine/MinePage.tsx');
const loadCalls = () => import('./calls/CallsPage.tsx');

/** Field operations: who plans has all of it, who knocks and calls has their own turfs and calls. */
export default function FieldOpsPage() {
  const plans = useMember().can('voters.read');
  useEffect(() => {
    if (plans) keepMapHere();
  }, [plans]);
  const part = (load: () => Promise<{ default: ComponentType }>) => (
    <Fetched load={load} waiting={<ScreenWaiting />} />
  );
  return (
    <Routes>
      <Route path="mine/*" element={part(loadMine)} />
      <Route path="calls/*" element={part(loadCalls)} />
      {plans &&
        Object.entries(parts).map(([path, load]) => (
          <Route key={path} path={`${path}/*`} element={part(load)} />
        ))}
      <Route path="*" element={<Navigate to={plans ? paths.turfs : paths.mine} replace />} />
    </Routes>
  );
}
