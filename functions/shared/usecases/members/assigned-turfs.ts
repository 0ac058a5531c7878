import * as z from 'zod/mini';
import { turfs } from '../../collections/turfs.ts';
import { releaseChanges } from '../../domain/field/turf-checkout.ts';
import { type Fields, type Reads, type Store, serverTime } from '../store.ts';

/** Of one member; nobody walks more. What is beyond is theirs until its day, and is taken back in the list of turfs. */
const assignedTurfsMax = 400;

/** Whatever else is wrong with a turf, its holder can be taken out: one of an unknown state keeps its state. */
const { name, path, within, schema } = turfs;
const { assigned_to, state } = schema.shape;
const assignedSource = {
  ...{ name, path, within },
  schema: z.object({ assigned_to, state: z.catch(state, 'archived') }),
};

export type AssignedTurfs = readonly (Pick<Fields<typeof turfs.schema>, 'state'> & { id: string })[];

/** The turfs that somebody has, of which only the state is read. A read for each, at least one. */
export const turfsAssignedTo = (store: Reads, uid: string): Promise<AssignedTurfs> =>
  store.find(assignedSource, {
    where: [['assigned_to', '==', uid]],
    select: ['state'],
    limit: assignedTurfsMax,
  });

/** Nobody has these turfs any more, as `releaseChanges` says; the packets and what was learned stay. */
export function releaseTurfs(store: Store, assigned: AssignedTurfs, by: string): void {
  for (const { id, state } of assigned)
    store.update(turfs, id, { ...releaseChanges({ state }), updated_at: serverTime, updated_by: by });
}
