import { type ReactNode, Suspense } from 'react';
import { Boundary } from './errors/Boundary.tsx';
import { FallbackTrouble } from './errors/Trouble.tsx';
import { fetchPage, pageOf } from './lazy-page.ts';
import { Pulse } from './screens/Pulse.tsx';
import { Toasts } from './Toasts.tsx';

const loadInside = () => import('./Inside.tsx');
const loadShell = () => import('./shell/Shell.tsx');

/** Fetches what every member's screen stands in, before it is known who is there. A failure is met when it is drawn. */
export function fetchIndoors(): void {
  for (const load of [loadInside, loadShell]) fetchPage(load).catch(() => undefined);
}

type Props = { place: string; children?: ReactNode };

/** What members see: Mantine and toasts around it, a second try when drawing it fails. The app's shell, unless told otherwise. */
export function Indoors({ place, children }: Props) {
  const Inside = pageOf(loadInside);
  const Shell = pageOf(loadShell);
  return (
    <Suspense fallback={<Pulse />}>
      <Inside>
        <Boundary name="inside" place={place} fallback={(again) => <FallbackTrouble again={again} />}>
          <Suspense fallback={<Pulse />}>{children ?? <Shell />}</Suspense>
        </Boundary>
        <Toasts />
      </Inside>
    </Suspense>
  );
}
