import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dashboard } from '../features/dashboard/index.ts';
import { messageFor } from '../shared/data/error-messages.ts';
import { useSession } from '../shared/session/session-store.ts';
import { usePage } from '../shared/ui/lazy-page.tsx';
import { loadTop } from './demo/load-demo-bar.ts';
import { featureAt, preload } from './features.ts';
import { fetchIndoors, Indoors } from './member-frame.tsx';
import { Pulse } from './screens/loading-screen.tsx';
import { SessionTrouble } from './screens/session-error.tsx';
import { startDemo } from './session/start-demo.ts';

/** The app for a visitor without an account: the same shell and screens, on the sample campaign in their own browser. */
export default function Demo() {
  const session = useSession((state) => state.session);
  const { pathname } = useLocation();
  const Top = usePage(loadTop);
  const [why, setWhy] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page opens with is fetched ahead.
  useEffect(() => {
    const feature = featureAt(pathname);
    fetchIndoors();
    preload(feature);
    startDemo(feature === dashboard).catch((error: unknown) => setWhy(messageFor(error)));
  }, []);
  if (why !== null) return <SessionTrouble why={why} retry={() => location.reload()} />;
  if (session.is !== 'ready' || !Top) return <Pulse />;
  return <Indoors place={pathname} />;
}
