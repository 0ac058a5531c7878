import '../../shared/text/calls.ts';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { paths } from '../../shared/field/paths.ts';
import { useMember } from '../../shared/session/member.ts';
import { Fetched } from '../../shared/ui/fetched.tsx';
import { ScreenWaiting } from '../../shared/ui/ScreenWaiting.tsx';
import { CallPage } from './call/CallPage.tsx';
import { ListsPage } from './lists/ListsPage.tsx';

/** Whoever only calls fetches none of the planning. */
const loadNew = () => import('./make/NewListPage.tsx').then(({ NewListPage }) => ({ default: NewListPage }));
const loadList = () => import('./list/ListPage.tsx').then(({ ListPage }) => ({ default: ListPage }));

/** Who does not plan has of a list its calls alone. */
function ToCalling() {
  const { list = '' } = useParams();
  return <Navigate to={paths.calling(list)} replace />;
}

/** `/field-ops/calls`: the phone bank. */
export default function CallsPage() {
  const { can } = useMember();
  const part = (load: typeof loadNew) => <Fetched load={load} waiting={<ScreenWaiting />} />;
  return (
    <Routes>
      <Route index element={<ListsPage />} />
      {can('voters.write') && <Route path="new" element={part(loadNew)} />}
      <Route path=":list" element={can('voters.read') ? part(loadList) : <ToCalling />} />
      <Route path=":list/call" element={<CallPage />} />
      <Route path="*" element={<Navigate to={paths.calls} replace />} />
    </Routes>
  );
}
