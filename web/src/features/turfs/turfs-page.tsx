import '../../shared/text/scripts/en.ts';
import '../../shared/text/voters/en.ts';
import '../../shared/text/turfs/en.ts';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../../shared/field/field-paths.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { LazyPart } from '../../shared/ui/lazy-page.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { TurfList } from './list/turf-list.tsx';

const loadTurf = () => import('./turf/turf-page.tsx');
const loadPrint = () => import('./paper/print-page.tsx');
const loadEnter = () => import('./paper/enter-page.tsx');

/** The turfs: all of them, one, on paper and back from it. */
export default function TurfsPage() {
  const writes = useMember().can('voters.write');
  const waiting = <ScreenWaiting />;
  return (
    <Routes>
      <Route index element={<TurfList />} />
      <Route path=":id" element={<LazyPart load={loadTurf} waiting={waiting} />} />
      <Route path=":id/print" element={<LazyPart load={loadPrint} waiting={waiting} />} />
      {writes && <Route path=":id/enter" element={<LazyPart load={loadEnter} waiting={waiting} />} />}
      <Route path="*" element={<Navigate to={paths.turfs} replace />} />
    </Routes>
  );
}
