import { type ReactNode, Suspense } from 'react';
import { fetchPage, usePage } from '../shared/ui/lazy-page.tsx';
import { Boundary } from './errors/error-boundary.tsx';
import { FallbackTrouble } from './errors/error-screens.tsx';
import { Pulse } from './screens/loading-screen.tsx';
import { Toasts } from './toasts.tsx';

const loadInside = () => import('./member-routes.tsx');
const loadShell = () => import('./shell/shell.tsx');

/** Fetches what every member's screen stands in, before it is known who is there. A failure is met when it is drawn. */
export function fetchIndoors(): void {
  for (const load of [loadInside, loadShell]) fetchPage(load).catch(() => undefined);
}

function AppShell() {
  const Shell = usePage(loadShell);
  return Shell ? <Shell /> : <Pulse />;
}

type Props = { place: string; children?: ReactNode };

/** What members see: Mantine and toasts around it, a second try when drawing it fails. The app's shell, unless told otherwise. */
export function Indoors({ place, children = <AppShell /> }: Props) {
  const Inside = usePage(loadInside);
  if (!Inside) return <Pulse />;
  return (
    <Inside>
      <Boundary name="inside" place={place} fallback={(again) => <FallbackTrouble again={again} />}>
        <Suspense fallback={<Pulse />}>{children}</Suspense>
      </Boundary>
      <Toasts />
    </Inside>
  );
}
