import * as z from 'zod/mini';
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts';
import type { Editable, Stored } from '#shared/collections/define.ts';

const { created_at, created_by, updated_at, ...fields } = candidateProfiles.schema.shape;

/** The candidate profile as screens hold it and as a device keeps it. */
export const candidate = z.object({
  ...fields,
  /** Milliseconds since 1970, and the account, of the last change. */
  updated_at: z.number(),
  updated_by: z.string(),
});
export type Candidate = z.output<typeof candidate>;
/** What a member may write of it. */
export type CandidateFields = {
  [Name in keyof Editable<typeof candidateProfiles>]?: Editable<typeof candidateProfiles>[Name] | undefined;
};

export const candidateOf = ({ updated_at, ...stored }: Stored<typeof candidateProfiles>): Candidate =>
  candidate.parse({ ...stored, updated_at: updated_at.toMillis() });

/** What is left out of a change does not go into it: Firestore takes no undefined. */
export function definedOf(changes: CandidateFields): Editable<typeof candidateProfiles>;
export function definedOf(changes: object): object {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
