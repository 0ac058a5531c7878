import type { TurfAddition } from '#shared/domain/field/turf-log.ts';
import type { Operation } from '../data/journal/entry.ts';

/** Whom a change of this device adds to a turf; null where it adds nobody to one. */
export function additionIn(operation: Operation): { turf: string; person: TurfAddition } | null {
  if (operation.operation !== 'create' || operation.table !== 'voter_additions') return null;
  const { id, data } = operation;
  const { turf_id, name, beside = null } = data;
  return turf_id && name ? { turf: turf_id, person: { id, name, beside } } : null;
}
