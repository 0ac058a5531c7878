import '../../shared/text/campaign.ts';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Fetched, fetchPage } from '../../shared/ui/fetched.tsx';
import { ScreenWaiting } from '../../shared/ui/ScreenWaiting.tsx';
import { Insights } from './Insights.tsx';

/** The lists carry the telephone numbers' library, which the numbers do not need. */
const loadPeople = () => import('./people/People.tsx');

/** What the campaign's numbers say, and the people behind each of them. */
export default function InsightsPage() {
  useEffect(() => {
    // Ahead of the first click. A failure is met, and told, when a list is opened.
    fetchPage(loadPeople).catch(() => undefined);
  }, []);
  return (
    <Routes>
      <Route index element={<Insights />} />
      <Route path=":group/:kind?" element={<Fetched load={loadPeople} waiting={<ScreenWaiting />} />} />
    </Routes>
  );
}
