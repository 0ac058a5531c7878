import '../../shared/text/roster/en.ts';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { rosterPaths } from '../../shared/roster/roster-paths.ts';
import { LazyPart } from '../../shared/ui/lazy-page.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { RosterPage } from './list/roster-page.tsx';

const loadMissing = () =>
  import('./list/missing-page.tsx').then(({ MissingPage }) => ({ default: MissingPage }));
const loadEnter = () => import('./paper/enter-page.tsx').then(({ EnterPage }) => ({ default: EnterPage }));
const loadSheet = () => import('./paper/sheet-page.tsx').then(({ SheetPage }) => ({ default: SheetPage }));

/** `/events/:id/roster` and what is below it. */
export default function RosterPages() {
  const { id = '' } = useParams();
  const part = (load: typeof loadSheet) => <LazyPart load={load} waiting={<ScreenWaiting />} />;
  return (
    <Routes>
      <Route index element={<RosterPage />} />
      <Route path="missing" element={part(loadMissing)} />
      <Route path="enter" element={part(loadEnter)} />
      <Route path="sheet" element={part(loadSheet)} />
      <Route path="*" element={<Navigate to={rosterPaths.roster(id)} replace />} />
    </Routes>
  );
}
