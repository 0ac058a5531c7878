import '../../shared/text/scripts.ts';
import '../../shared/text/voters.ts';
import '../../shared/text/turfs.ts';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../../shared/field/paths.ts';
import { useMember } from '../../shared/session/member.ts';
import { Fetched } from '../../shared/ui/fetched.tsx';
import { ScreenWaiting } from '../../shared/ui/ScreenWaiting.tsx';
import { TurfList } from './list/TurfList.tsx';

const loadTurf = () => import('./turf/TurfPage.tsx');
const loadPrint = () => import('./paper/PrintPage.tsx');
const loadEnter = () => import('./paper/EnterPage.tsx');

/** The turfs: all of them, one, on paper and back from it. */
export default function TurfsPage() {
  const writes = useMember().can('voters.write');
  const waiting = <ScreenWaiting />;
  return (
    <Routes>
      <Route index element={<TurfList />} />
      <Route path=":id" element={<Fetched load={loadTurf} waiting={waiting} />} />
      <Route path=":id/print" element={<Fetched load={loadPrint} waiting={waiting} />} />
      {writes && <Route path=":id/enter" element={<Fetched load={loadEnter} waiting={waiting} />} />}
      <Route path="*" element={<Navigate to={paths.turfs} replace />} />
    </Routes>
  );
}
