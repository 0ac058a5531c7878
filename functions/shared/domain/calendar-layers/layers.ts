import { type Access, type Capability, hasCapability } from '../../access.ts';

/**
 * The layers of the campaign’s one calendar, in the order of its legend. An area joins with its line here; types then demand
 * what the app shows of it (`web/src/shared/calendar/layers`) and what the feed has (`functions/src/calendar-feed/read-layers.ts`).
 */
const needs = {
  events: 'events.read',
  /** The candidate’s day: private hours are busy and nothing else. */
  schedule: 'schedule.read',
  /** The way to election day and the ends of goals. */
  deadlines: 'dashboard.read',
  /** Elections that take money, and donors who have to be asked. */
  finance: 'donations.read',
  /** The member’s own. */
  tasks: 'tasks.read',
} as const satisfies Record<string, Capability>;

export type LayerKey = keyof typeof needs;
export const layerKeys = [
  'events',
  'schedule',
  'deadlines',
  'finance',
  'tasks',
] as const satisfies readonly LayerKey[];

/** The layers that a member may see: what they may not read is none. */
export const layersFor = (access: Access): LayerKey[] =>
  layerKeys.filter((key) => hasCapability(access, needs[key]));
