import { voterExportCall } from '../../api/voters-api.ts';
import { activity } from '../../collections/activity.ts';
import { audit } from '../../collections/audit.ts';
import { mayAppear } from '../../domain/voters/permitted-use.ts';
import { RefusedError } from '../../refusals.ts';
import { activityLine, auditLine } from '../log-lines.ts';
import { requireCapability } from '../require-capability.ts';
import { command } from '../use-case.ts';
import { type Reading, readOwnColumns } from './columns-for.ts';
import { requireRaceColumns } from './race-columns.ts';

/**
 * Refuses a column that the current file does not have, also one of another organization's or of race, and one that may not be
 * exported. One read.
 */
async function requireExportColumns(reading: Reading, ids: readonly string[]): Promise<void> {
  const columns = new Map((await readOwnColumns(reading)).map((column) => [column.id, column]));
  for (const id of ids) {
    const column = columns.get(id);
    if (!column) throw new RefusedError('voterFiles.columnGone');
    if (!mayAppear(column, 'exports'))
      throw new RefusedError('voterFiles.columnUse', { column: column.name });
  }
}

/** Told before the device writes its file, so that no export goes unseen. Of no use to who may not read voters. */
export const exportVoters = command(
  voterExportCall,
  async ({ people, name, columns = [], race }, { member, now, newId }, store) => {
    if (columns.length > 0) await requireExportColumns({ read: store, now }, columns);
    if (race) await requireRaceColumns(store);
    const about = { subject_name: name, count: people };
    const id = newId();
    const line = activityLine({
      type: 'export_made',
      capability: 'members.write',
      actor_id: member.uid,
      subject_collection: 'voters',
      ...about,
    });
    store.create(activity, `voters-${id}`, line);
    store.create(
      audit,
      id,
      auditLine(member, { type: 'data_exported', what: race ? 'voters_with_race' : 'voters', ...about }),
    );
    return { ok: true as const };
  },
  { authorize: (_, { member }) => requireCapability(member, 'voters.read') },
);
