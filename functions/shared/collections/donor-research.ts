import * as z from 'zod/mini';
import {
  contributionCentsMax,
  contributionKinds,
  contributionsMax,
} from '../domain/research/contribution.ts';
import { collection, day, inOrganization, instant, line, recordId } from './define.ts';

const part = (max: number) => z.nullable(line(max));
const committeeId = z.string().check(z.regex(/^C\d{8}$/));

/** One row of a report to the FEC. */
export const fecContribution = z.strictObject({
  id: z.string().check(z.regex(/^[t\d][\da-f]{4,24}$/)),
  committee_id: committeeId,
  committee: part(120),
  on: day,
  cents: z.int().check(
    z.minimum(-contributionCentsMax),
    z.maximum(contributionCentsMax),
    z.refine((cents) => cents !== 0),
  ),
  kind: z.enum(contributionKinds),
  election: z.nullable(z.string().check(z.regex(/^[A-Z]\d{4}$/))),
  image: z.nullable(z.string().check(z.regex(/^\d{10,20}$/))),
});

/** Who a report says gave. */
export const fecContributor = z.strictObject({
  name: line(120),
  city: part(80),
  state: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  zip: z.nullable(z.string().check(z.regex(/^\d{5}$/))),
  employer: part(120),
  occupation: part(120),
});

/**
 * What a member decided of a contributor in the FEC's public files who has a person's name, under `<person>_<contributor>`. Of
 * somebody else only the fingerprint is stored. 52 U.S.C. §30111(a)(4): nothing here may be used to ask for money, so only
 * the page of the person reads it.
 */
export const donorResearch = collection({
  name: 'donor_research',
  path: inOrganization('donor_research'),
  access: { read: 'donations.read' },
  rules: { refused: { write: 'a call does, which compares the names and follows whoever was merged' } },
  isWork: false,
  references: { person_id: 'people' },
  schema: z.strictObject({
    person_id: recordId,
    contributor: z.string().check(z.regex(/^[\da-f]{32}$/)),
    is: z.enum(['same', 'other']),
    /** Null of somebody else. */
    found: z.nullable(fecContributor),
    contributions: z.array(fecContribution).check(z.maxLength(contributionsMax)),
    decided_by: recordId,
    decided_by_name: line(120),
    decided_at: instant,
  }),
});
export const researchId = (person: string, contributor: string): string => `${person}_${contributor}`;
