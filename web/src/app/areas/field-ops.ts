import { feature } from '../../shared/feature.ts';

/** One entry of the menu for the features that `field-ops-parts.ts` lists. */
export const fieldOps = feature({
  path: '/field-ops',
  title: 'nav.fieldOps',
  menu: { icon: 'fieldOps' },
  capability: 'field.work',
  load: () => import('./field-ops-page.tsx'),
});
