import { volunteerSkills } from '../collections/volunteer-skills.ts';
import { type Doc, document } from './documents.ts';
import { sha256 } from './hash.ts';
import { type Count, countedAt } from './rollup.ts';
import type { Volunteer } from './sample-volunteers.ts';

/** How many volunteers carry each skill. */
export function skillDocuments(
  organization: string,
  volunteers: readonly Volunteer[],
  { at }: Count = countedAt,
): Doc[] {
  const counts = new Map<string, number>();
  for (const { skills } of volunteers)
    for (const skill of skills) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  return [...counts].map(([skill, count]) =>
    document(volunteerSkills, organization, sha256(skill), { skill, count, as_of: at }),
  );
}
