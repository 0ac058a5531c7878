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
    load: () => import('./history/HistoryPage.tsx'),
  },
  {
    path: 'backups',
    tab: 'history.backups.tab',
    capability: 'profile.write',
    load: () => import('./backups/BackupsPage.tsx'),
  },
  {
    path: 'backups/file',
    capability: 'profile.write',
    load: () => import('./backups/FilePage.tsx'),
  },
  {
    path: 'backups/:id',
    capability: 'profile.write',
    load: () => import('./backups/BackupPage.tsx'),
  },
  { path: 'people', tab: 'history.people.tab', load: () => import('./people/PeoplePage.tsx') },
  {
    path: 'delete',
    capability: 'organization.write',
    load: () => import('./remove/RemovePage.tsx'),
  },
];
