import '../../shared/text/campaign/en.ts';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { fetchPage, LazyPart } from '../../shared/ui/lazy-page.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { Insights } from './insights-view.tsx';

/** The lists carry the telephone numbers' library, which the numbers do not need. */
const loadPeople = () => import('./people/group-page.tsx');

/** What the campaign's numbers say, and the people behind each of them. */
export default function InsightsPage() {
  useEffect(() => {
    // Ahead of the first click. A failure is met, and told, when a list is opened.
    fetchPage(loadPeople).catch(() => undefined);
  }, []);
  return (
    <Routes>
      <Route index element={<Insights />} />
      <Route path=":group/:kind?" element={<LazyPart load={loadPeople} waiting={<ScreenWaiting />} />} />
    </Routes>
  );
}
