import '../../shared/text/call-time/en.ts';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useMember } from '../../shared/session/session-store.ts';
import { LazyPart } from '../../shared/ui/lazy-page.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { CallPage } from './call/call-page.tsx';
import { callTimePaths } from './call-time-paths.ts';
import { ListsPage } from './lists-page.tsx';

/** Whoever only calls fetches none of what managers see. */
const loadNew = () => import('./manage/new-list.tsx').then(({ NewList }) => ({ default: NewList }));
const loadList = () => import('./manage/list-page.tsx').then(({ ListPage }) => ({ default: ListPage }));
const loadLive = () => import('./manage/live-page.tsx').then(({ LivePage }) => ({ default: LivePage }));
const loadPrint = () => import('./manage/print-page.tsx').then(({ PrintPage }) => ({ default: PrintPage }));

/** `/fundraising/call-time`: lists of donors, one donor at a time for whoever calls, and a manager's second screen. */
export default function CallTimePage() {
  const isManager = useMember().can('donations.write');
  const part = (load: typeof loadNew) => <LazyPart load={load} waiting={<ScreenWaiting />} />;
  return (
    <Routes>
      <Route index element={<ListsPage />} />
      {isManager && <Route path="new" element={part(loadNew)} />}
      {isManager && <Route path=":list" element={part(loadList)} />}
      {isManager && <Route path=":list/live/:session" element={part(loadLive)} />}
      {isManager && <Route path=":list/print" element={part(loadPrint)} />}
      <Route path=":list/call/:block" element={<CallPage />} />
      <Route path="*" element={<Navigate to={callTimePaths.lists} replace />} />
    </Routes>
  );
}
