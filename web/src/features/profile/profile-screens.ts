import type { ComponentType } from 'react';
import type { Capability } from '#shared/access.ts';
import type { MessageKey } from '../../shared/text/index.ts';

/** One screen of the campaign profile. Tabs and routes follow from the list. */
export type Place = {
  /** Below `/profile`. */
  path: string;
  /** Of its tab; left out where only a link leads there. */
  tab?: MessageKey;
  /** Left out where every member may enter. */
  capability?: Capability;
  load: () => Promise<{ default: ComponentType }>;
};

/** The sections have no place of their own: they are what `/profile` shows. */
export const places: readonly Place[] = [
  {
    path: 'history',
    tab: 'history.tab',
    capability: 'profile.write',
    load: () => import('./history/history-page.tsx'),
  },
  {
    path: 'backups',
    tab: 'history.backups.tab',
    capability: 'profile.write',
    load: () => import('./backups/backups-page.tsx'),
  },
  {
    path: 'backups/file',
    capability: 'profile.write',
    load: () => import('./backups/file-page.tsx'),
  },
  {
    path: 'backups/:id',
    capability: 'profile.write',
    load: () => import('./backups/backup-page.tsx'),
  },
  { path: 'people', tab: 'history.people.tab', load: () => import('./people/people-page.tsx') },
  {
    path: 'delete',
    capability: 'organization.write',
    load: () => import('./remove/remove-page.tsx'),
  },
];
