import { feature } from '../../shared/feature.ts';

/** Reached from the lists; each kind asks for its own capability. */
export const imports = feature({
  path: '/imports',
  title: 'nav.imports',
  load: () => import('./imports-page.tsx'),
});
