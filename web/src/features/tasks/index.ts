import { feature } from '../../shared/feature.ts';

export const tasks = feature({
  path: '/tasks',
  title: 'nav.tasks',
  menu: { icon: 'tasks' },
  capability: 'tasks.read',
  load: () => import('./tasks-page.tsx'),
});
