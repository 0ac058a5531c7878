import type { Feature } from '../../shared/feature.ts';

/**
 * Steps by which the sample campaign comes into memory: the first screen does without the records of the lists, they
 * without what is taken to the doors and was learned there, and that without what is watched.
 */
const inTurn = ['first', 'lists', 'field', 'all'] as const;
export type Has = (typeof inTurn)[number];

/** What an area needs; 'lists' where nothing is said. */
const needs: Readonly<Partial<Record<Feature['path'], Has>>> = {
  '/': 'first',
  // A list of doors is read once, when its screen opens: what stands for it until then would be shown as a damaged one.
  '/field-ops': 'field',
  '/analytics': 'all',
};

/** Whether the demo has in memory what an area shows. */
export const suffices = (path: Feature['path'], has: Has): boolean =>
  inTurn.indexOf(has) >= inTurn.indexOf(needs[path] ?? 'lists');
