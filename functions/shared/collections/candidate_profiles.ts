import * as z from 'zod/mini';
import { collection, day, instant, text, topLevel } from './define.ts';

/** The candidate, one per organization: the document's id is the organization's. */
export const candidateProfiles = collection({
  name: 'candidate_profiles',
  path: topLevel('candidate_profiles'),
  schema: z.strictObject({
    candidateName: text(120),
    office: z.nullable(text(120)),
    district: z.nullable(text(120)),
    state: z.nullable(text(60)),
    party: z.nullable(text(60)),
    electionDate: z.nullable(day),
    created_at: instant,
    created_by: z.string(),
    updated_at: instant,
    updated_by: z.string(),
  }),
  editable: ['candidateName', 'office', 'district', 'state', 'party', 'electionDate'],
});
