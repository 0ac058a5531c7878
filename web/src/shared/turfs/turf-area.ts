import type { Stored } from '#shared/collections/define.ts';
import type { turfs } from '#shared/collections/turfs.ts';
import type { Area } from './plan-database.ts';

type Turf = Stored<typeof turfs>;

/** What this device keeps of a turf. */
export const areaOf = ({ id, name, state, cut_id, number, outline, voter_ids, updated_at }: Turf): Area => ({
  id,
  name,
  state,
  cut: cut_id,
  number,
  outline,
  voters: voter_ids.join('\n'),
  updated: updated_at.toMillis(),
});
