import type { ComponentType } from 'react';
import type { Capability } from '#shared/access.ts';
import type { MessageKey } from './text/index.ts';

export type Icon = ComponentType<{ size?: number; stroke?: number }>;

/** The menu's icons, by name: a first visit draws no menu, and does without them. */
export type IconName =
  | 'analytics'
  | 'announcements'
  | 'callTime'
  | 'dashboard'
  | 'events'
  | 'fieldOps'
  | 'fundraising'
  | 'insights'
  | 'leaderboards'
  | 'people'
  | 'policy'
  | 'profile'
  | 'schedule'
  | 'settings'
  | 'strategy'
  | 'tasks'
  | 'team'
  | 'volunteers'
  | 'voters'
  | 'waiting';

/** Where the menu shows an area. */
export type MenuEntry = {
  icon: IconName;
  /** Where the entry is called something else than the screen. */
  label?: MessageKey;
  /** A short mark beside the label. */
  badge?: MessageKey;
  /** Left out where everybody who may enter finds something there. */
  capability?: Capability;
  /** Entries of one group fold under one heading, at the place of the first. */
  group?: { label: MessageKey; icon: IconName };
};

/** One area of the product. Routes, menu, guard, lazy loading and page title all follow from it. */
export type Feature = {
  /** Where it lives; deeper paths are the page's own. */
  path: `/${string}`;
  /** Other addresses of the same screen. */
  aliases?: readonly `/${string}`[];
  title: MessageKey;
  /** Left out where the menu has no entry. */
  menu?: MenuEntry;
  /** Left out where every member may enter. */
  capability?: Capability;
  load: () => Promise<{ default: ComponentType }>;
};

export const feature = (definition: Feature): Feature => definition;

/**
 * One of several features that share an area: the area has the menu entry, the guard and the title, its parts have an
 * address below its own and a tab each. `web/src/app/areas` composes them.
 */
export type Part = Pick<Feature, 'path' | 'capability' | 'load'> & {
  /** What its tab is called; left out where no tab leads there. */
  tab?: MessageKey;
  /** Who lacks this capability has it as the first tab, and begins there. */
  firstWithout?: Capability;
};

export const part = (definition: Part): Part => definition;
