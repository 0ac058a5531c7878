import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { hasCapability } from '#shared/access.ts';
import {
  candidateProfiles,
  emptyRollup,
  organizations,
  rollups,
  volunteerSkills,
} from '#shared/collections/index.ts';
import { insightLimits } from '#shared/constants.ts';
import { today } from '#shared/domain/days.ts';
import { summaryRows } from '#shared/domain/export/summary.ts';
import type { Member } from '../http/guard.ts';
import { rollupReference } from '../rollups/rollup-documents.ts';

type Rollup = z.output<typeof rollups.schema>;

/**
 * The campaign in figures, as `summaryRows` has them, from what is kept counted: at most eight reads, whatever the size of the campaign. Skills only for who may read volunteers.
 */
export async function summaryOf(db: Firestore, member: Member, now: Date): Promise<string[][]> {
  const { organization } = member;
  const [found, stored, counted] = await db.getAll(
    db.collection(organizations.path('')).doc(organization),
    db.collection(candidateProfiles.path('')).doc(organization),
    rollupReference(db, organization),
  );
  const skills = hasCapability(member, 'volunteers.read') ? await topSkills(db, organization) : [];
  // What cannot be read fails: a summary of zeros would be believed.
  const rollup: Rollup = counted?.exists ? readRollup.parse(counted.data()) : emptyRollup;
  const candidate = stored?.exists ? readCandidate.parse(stored.data()) : null;
  return summaryRows({
    campaign: found?.exists ? organizations.schema.parse(found.data()).name : null,
    candidate,
    rollup,
    skills,
    day: today(now),
  });
}

const readRollup = z.object(rollups.schema.shape);
const readCandidate = z.object(candidateProfiles.schema.shape);
const readSkill = z.object(volunteerSkills.schema.shape);

async function topSkills(db: Firestore, organization: string) {
  const { docs } = await db
    .collection(volunteerSkills.path(organization))
    .orderBy('count', 'desc')
    .limit(insightLimits.topSkills)
    .get();
  const skills = docs.map((found) => readSkill.parse(found.data()));
  return skills.filter(({ count }) => count > 0);
}
