import { lazy, type ReactNode, Suspense } from 'react';
import { Boundary } from './errors/Boundary.tsx';
import { FallbackTrouble } from './errors/Trouble.tsx';
import { Pulse } from './screens/Pulse.tsx';

const loadInside = () => import('./Inside.tsx');
const loadToaster = () => import('./Toaster.tsx');
const Inside = lazy(loadInside);
const Toaster = lazy(loadToaster);

/** Chunks that a member's first screen needs beside its own. */
export const indoors = [loadInside, loadToaster];

type Props = { place: string; children: ReactNode };

/** What members see: Mantine and toasts around it, a second try when drawing it fails. */
export const Indoors = ({ place, children }: Props) => (
  <Suspense fallback={<Pulse />}>
    <Inside>
      <Boundary name="inside" place={place} fallback={(again) => <FallbackTrouble again={again} />}>
        <Suspense fallback={<Pulse />}>{children}</Suspense>
      </Boundary>
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </Inside>
  </Suspense>
);
