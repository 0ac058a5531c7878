import '../../shared/text/labels/en.ts';
import '../../shared/text/policy/en.ts';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { fetchPage, LazyPart } from '../../shared/ui/lazy-page.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { formNames } from './policy-paths.ts';
import { Tracker } from './tracker.tsx';

/** Forms and paper, which reading a position does without. */
const loadForms = () => import('./policy-forms.tsx');

/** What the campaign stands for: issues, their positions, drafts, versions and uses. */
export default function PolicyPage() {
  const [id = '', below] = (useParams()['*'] ?? '').split('/');
  useEffect(() => {
    // Ahead of the first click. A failure is met, and told, when a form is opened.
    fetchPage(loadForms).catch(() => undefined);
  }, []);
  // One element for the list and an issue: what was searched stays while issues are opened.
  return below === undefined && !formNames.includes(id) ? (
    <Tracker id={id || null} />
  ) : (
    <LazyPart load={loadForms} waiting={<ScreenWaiting />} />
  );
}
