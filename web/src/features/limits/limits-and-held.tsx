import { useLocation } from 'react-router-dom';
import { heldPath } from '../../shared/fundraising/fundraising-areas.ts';
import { LazyPart } from '../../shared/ui/lazy-page.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';

const loadHeld = () => import('./held/held-page.tsx');
const loadLimits = () => import('./limits-page.tsx');

/** What donors may give, and what came in above it. */
export default function LimitsAndHeld() {
  const isHeld = useLocation().pathname.startsWith(heldPath);
  return <LazyPart key={String(isHeld)} load={isHeld ? loadHeld : loadLimits} waiting={<ScreenWaiting />} />;
}
