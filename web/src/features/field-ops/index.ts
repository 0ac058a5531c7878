import { feature } from '../../shared/feature.ts';

export const fieldOps = feature({
  path: '/field-ops',
  title: 'nav.fieldOps',
  menu: { icon: 'fieldOps' },
  capability: 'field.work',
  load: () => import('./FieldOpsPage.tsx'),
});
