import { type ComponentType, lazy } from 'react';
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
  Page: ComponentType;
};

/** The sections have no place of their own: they are what `/profile` shows. */
export const places: readonly Place[] = [
  {
    path: 'history',
    tab: 'history.tab',
    capability: 'profile.write',
    Page: lazy(() => import('./history/HistoryPage.tsx')),
  },
  { path: 'backups', tab: 'history.backups.tab', Page: lazy(() => import('./backups/BackupsPage.tsx')) },
  {
    path: 'backups/file',
    capability: 'profile.write',
    Page: lazy(() => import('./backups/FilePage.tsx')),
  },
  { path: 'backups/:id', Page: lazy(() => import('./backups/BackupPage.tsx')) },
  { path: 'people', tab: 'history.people.tab', Page: lazy(() => import('./people/PeoplePage.tsx')) },
  {
    path: 'delete',
    capability: 'organization.write',
    Page: lazy(() => import('./remove/RemovePage.tsx')),
  },
];
