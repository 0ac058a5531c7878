import {
  type DocumentData,
  FieldPath,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { volunteerSkills, volunteers } from '#shared/collections/index.ts';
import { coalesce } from '../coalesce.ts';
import { parseOrNull } from '../document-change.ts';
import { sha256 } from '../hash.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

const skilled = z.object({ skills: volunteers.schema.shape.skills });
/** The skills of a stored volunteer; nobody has none. */
export const skillsOf = (data: DocumentData | null | undefined): string[] =>
  parseOrNull(skilled, data)?.skills ?? [];

/** Skills counted at a time, and written in one transaction. */
const together = 50;
/** Volunteers read at a time. */
const page = 500;

const carriers = (db: Firestore, organization: string): Query => db.collection(volunteers.path(organization));

/**
 * Keeps how many volunteers carry each skill: counts those of the named ones and writes what was read later than what
 * is there, so that it does not matter how often, or in which order, changes are heard of. A skill that nobody carries
 * any more keeps its zero, or a slow count of before would bring it back. Reads the skill, and one more for every 1,000
 * who carry it.
 */
export function skillCounter(db: Firestore) {
  const settle = coalesce<string>((organization, skills) => settleSkills(db, organization, skills));
  return async (organization: string, skills: readonly string[]): Promise<void> => {
    if (skills.length > 0) await settle(organization, skills);
  };
}

async function settleSkills(db: Firestore, organization: string, skills: readonly string[]): Promise<void> {
  for (let at = 0; at < skills.length; at += together) {
    const counts = await Promise.all(
      skills.slice(at, at + together).map((skill) => countOne(db, organization, skill)),
    );
    await runTransactionWithRetry(db, async (transaction) => {
      const written = await transaction.getAll(...counts.map(({ reference }) => reference));
      for (const [place, { reference, ...count }] of counts.entries()) {
        const before: unknown = written[place]?.get('as_of');
        const isLater = !(before instanceof Timestamp) || before.valueOf() < count.as_of.valueOf();
        if (isLater) transaction.set(reference, count);
      }
    });
  }
}

async function countOne(db: Firestore, organization: string, skill: string) {
  const found = await carriers(db, organization).where('skills', 'array-contains', skill).count().get();
  const reference = db.collection(volunteerSkills.path(organization)).doc(sha256(skill));
  return { reference, skill, count: found.data().count, as_of: found.readTime };
}

/**
 * Counts every skill that any volunteer carries. Reads each volunteer: for an organization that had some before skills
 * were counted, once.
 */
export async function countEverySkill(
  db: Firestore,
  organization: string,
): Promise<{ asOf: Timestamp; entries: number }> {
  const people = carriers(db, organization).orderBy(FieldPath.documentId()).select('skills').limit(page);
  const skills = new Set<string>();
  let found = await people.get();
  const asOf = found.readTime;
  let entries = found.size;
  for (let last = found.docs.at(-1); last; last = found.docs.at(-1)) {
    for (const person of found.docs) for (const skill of skillsOf(person.data())) skills.add(skill);
    found = await people.startAfter(last).get();
    entries += found.size;
  }
  await settleSkills(db, organization, [...skills]);
  return { asOf, entries };
}
