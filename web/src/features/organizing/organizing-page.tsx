import '../../shared/text/organizing/en.ts';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../../shared/field/field-paths.ts';
import { LazyPart } from '../../shared/ui/lazy-page.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';

const loadDay = () => import('./day/day-page.tsx');
const loadWeek = () => import('./week/week-page.tsx');
const loadNights = () => import('./nights/nights-page.tsx');
const loadRegions = () => import('./regions/regions-page.tsx');

/** What organizers work with: their day, who comes this week, the nightly numbers, and the regions. */
export default function OrganizingPage() {
  const waiting = <ScreenWaiting />;
  return (
    <Routes>
      <Route index element={<LazyPart load={loadDay} waiting={waiting} />} />
      <Route path="week" element={<LazyPart load={loadWeek} waiting={waiting} />} />
      <Route path="nights" element={<LazyPart load={loadNights} waiting={waiting} />} />
      <Route path="regions" element={<LazyPart load={loadRegions} waiting={waiting} />} />
      <Route path="*" element={<Navigate to={paths.organizing} replace />} />
    </Routes>
  );
}
