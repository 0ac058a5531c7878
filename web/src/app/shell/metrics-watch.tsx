import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { measureScreen } from '../../shared/metrics/screens.ts';
import { watchMetrics } from '../../shared/metrics/watch-metrics.ts';
import { useMember } from '../../shared/session/session-store.ts';

/** While a member is inside: how the app does for them is measured, for their campaign. Draws nothing. */
export default function MetricsWatch() {
  const { uid, organization } = useMember();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => watchMetrics(uid, organization), [uid, organization]);
  useEffect(() => {
    // What is there when this comes was drawn before: its time is the page's own.
    if (shown.current === pathname) return;
    shown.current = pathname;
    return measureScreen(pathname);
  }, [pathname]);
  return null;
}
