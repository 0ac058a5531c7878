import '../../shared/text/register-policy.ts';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { fetchPage, LazyPart } from '../../shared/ui/lazy-page.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { Tracker } from './tracker.tsx';

/** Forms and paper, which reading a position does without. */
const loadForms = () => import('./policy-forms.tsx');

/** What the campaign stands for: issues, their positions, drafts, versions and uses. */
export default function PolicyPage() {
  useEffect(() => {
    // Ahead of the first click. A failure is met, and told, when a form is opened.
    fetchPage(loadForms).catch(() => undefined);
  }, []);
  return (
    <Routes>
      <Route index element={<Tracker />} />
      <Route path=":id" element={<Tracker />} />
      <Route path="*" element={<LazyPart load={loadForms} waiting={<ScreenWaiting />} />} />
    </Routes>
  );
}
