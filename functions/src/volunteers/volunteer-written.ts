import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { volunteers } from '#shared/collections/index.ts';
import { changedMetrics } from '#shared/domain/rollups/metric-definition.ts';
import { countedVolunteer, volunteerMetrics } from '#shared/domain/rollups/volunteer-metrics.ts';
import { writeCreatedLine } from '../activity/line.ts';
import { peopleDropper } from '../candidate-profile/drop-people.ts';
import { type Change, parseOrNull } from '../document-change.ts';
import { settleKeys } from '../people/settle-keys.ts';
import { differing, keysOf } from '../people/stored-person.ts';
import type { RollupScheduler } from '../rollups/rollup-scheduler.ts';
import { settleDonorFlag } from './settle-donor-flag.ts';
import { skillCounter, skillsOf } from './settle-skills.ts';

const { name, email, created_by } = volunteers.schema.shape;
const watched = z.object({ name, email, created_by, ...countedVolunteer.shape });

/**
 * Keeps what follows from a volunteer: contact keys, whether they give, the feed, their place beside the candidate
 * profile, the count of each skill that came or went, and those parts of the rollup that the change touches. A volunteer that an import creates comes with all of it.
 */
export function volunteerWritten({ db, rollup }: { db: Firestore; rollup: Pick<RollupScheduler, 'ask'> }) {
  const settleSkills = skillCounter(db);
  const drop = peopleDropper(db, 'volunteers');
  return async ({ organization, id, before, after, changedAt }: Change): Promise<void> => {
    const was = parseOrNull(watched, before);
    const is = parseOrNull(watched, after);
    if (!was && (!is || is.import_id)) return;
    await Promise.all([
      settleKeys(db, organization, 'volunteer', differing(keysOf(before), keysOf(after))),
      is && was?.email !== is.email ? settleDonorFlag(db, organization, id) : null,
      !was && is ? writeCreatedLine(db, organization, volunteers, id, is) : null,
      is ? null : drop(organization, id),
      settleSkills(organization, differing(skillsOf(before), skillsOf(after))),
      rollup.ask(organization, changedMetrics(volunteerMetrics, was, is, changedAt), changedAt),
    ]);
  };
}
