import '../../shared/text/calls/en.ts';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { paths } from '../../shared/field/field-paths.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { LazyPart } from '../../shared/ui/lazy-page.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { CallPage } from './call/call-page.tsx';
import { ListsPage } from './lists/lists-page.tsx';

/** Whoever only calls fetches none of the planning. */
const loadNew = () =>
  import('./new-list/new-list-page.tsx').then(({ NewListPage }) => ({ default: NewListPage }));
const loadList = () => import('./list/list-page.tsx').then(({ ListPage }) => ({ default: ListPage }));

/** Who does not plan has of a list its calls alone. */
function ToCalling() {
  const { list = '' } = useParams();
  return <Navigate to={paths.calling(list)} replace />;
}

/** `/field-ops/calls`: the phone bank. */
export default function CallsPage() {
  const { can } = useMember();
  const part = (load: typeof loadNew) => <LazyPart load={load} waiting={<ScreenWaiting />} />;
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
