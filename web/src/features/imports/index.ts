import { feature } from '../../shared/feature.ts';

/** Reached from the lists; each kind asks for its own capability. */
export const imports = feature({
  path: '/imports',
  title: 'imports.title',
  load: () => import('./ImportsPage.tsx'),
});
