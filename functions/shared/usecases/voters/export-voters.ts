import { voterExportCall } from '../../api/voters-api.ts';
import { activity } from '../../collections/activity.ts';
import { audit } from '../../collections/audit.ts';
import { activityLine, auditLine } from '../log-lines.ts';
import { requireCapability } from '../require-capability.ts';
import { command } from '../use-case.ts';
import { requireRaceColumns } from './race-columns.ts';

/** Told before the device writes its file, so that no export goes unseen. Of no use to who may not read voters. */
export const exportVoters = command(
  voterExportCall,
  async ({ people, name, race }, { member, newId }, store) => {
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
