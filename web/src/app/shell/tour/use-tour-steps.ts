import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dashboard } from '../../../features/dashboard/index.ts';
import { featureAt } from '../../features.ts';
import { availableSteps, type Step } from './tour-steps.ts';

const isSame = (one: readonly Step[] | null, other: readonly Step[]) => one?.join() === other.join();

/**
 * The tour's steps once the dashboard is drawn, to which it goes first; null until then. What comes with the data joins
 * them. `left`: somebody went elsewhere.
 */
export function useSteps(left: () => void): readonly Step[] | null {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [steps, setSteps] = useState<readonly Step[] | null>(null);
  const isDashboard = featureAt(pathname) === dashboard;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only going there, and going away, is news.
  useEffect(() => {
    if (!isDashboard) {
      if (steps) left();
      else navigate(dashboard.path);
      return;
    }
    const content = document.getElementById('content');
    if (!content) return;
    const check = () => {
      if (!content.querySelector('h1')) return;
      const found = availableSteps();
      setSteps((now) => (isSame(now, found) ? now : found));
    };
    const drawn = new MutationObserver(check);
    drawn.observe(content, { childList: true, subtree: true });
    check();
    return () => drawn.disconnect();
  }, [isDashboard]);
  return steps;
}
