import type { Stored } from '#shared/collections/define.ts';
import { fieldNights } from '#shared/collections/field-nights.ts';
import { nightsRead } from '#shared/domain/regions/night.ts';
import { type Live, useLiveQuery } from '../../../shared/data/live.ts';
import { firstOf, inOrder } from '../../../shared/data/queries.ts';
import { useMember } from '../../../shared/session/session-store.ts';

export type Night = Stored<typeof fieldNights>;

/** The latest nights, the last one first: a read for each, and those of the week before the earliest one. */
export function useNights(): Live<Night[]> {
  const path = fieldNights.path(useMember().organization);
  return useLiveQuery(fieldNights, `${path} latest`, () =>
    firstOf(inOrder({ path, conditions: [] }, { field: 'day', direction: 'desc' }), nightsRead),
  );
}
