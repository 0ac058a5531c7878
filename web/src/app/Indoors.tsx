import { lazy, type ReactNode, Suspense } from 'react';
import { Boundary } from './errors/Boundary.tsx';
import { FallbackTrouble } from './errors/Trouble.tsx';
import { Pulse } from './screens/Pulse.tsx';
import { Toasts } from './Toasts.tsx';

export const loadInside = () => import('./Inside.tsx');
const Inside = lazy(loadInside);

type Props = { place: string; children: ReactNode };

/** What members see: Mantine and toasts around it, a second try when drawing it fails. */
export const Indoors = ({ place, children }: Props) => (
  <Suspense fallback={<Pulse />}>
    <Inside>
      <Boundary name="inside" place={place} fallback={(again) => <FallbackTrouble again={again} />}>
        <Suspense fallback={<Pulse />}>{children}</Suspense>
      </Boundary>
      <Toasts />
    </Inside>
  </Suspense>
);
