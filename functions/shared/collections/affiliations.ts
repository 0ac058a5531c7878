import * as z from 'zod/mini';
import { givingMax } from '../domain/gifts/giving.ts';
import { affiliatesMax } from '../domain/money/affiliation.ts';
import { donorKinds } from '../domain/money/limit-kinds.ts';
import { collection, inOrganization, line, personName, recordId, stamps } from './define.ts';

export const affiliationNameMax = 120;

/**
 * Donors who share one limit, in one of forty places (`00` to `39`). `members` says what counts of each, as their records do, so
 * that the meter of one costs a read for all of them; functions keep it.
 */
export const affiliations = collection({
  name: 'affiliations',
  path: inOrganization('affiliations'),
  access: { read: 'donations.read' },
  rules: { refused: { write: 'a call does, which looks at what each donor is' } },
  isWork: false,
  schema: z.strictObject({
    name: line(affiliationNameMax),
    /** As they were named: whoever was merged away is the survivor. */
    donor_ids: z.array(recordId).check(z.maxLength(affiliatesMax)),
    /** The same, and who they were merged into: by each of these the group is found. */
    all_ids: z.array(recordId).check(z.maxLength(2 * affiliatesMax)),
    members: z
      .array(
        z.strictObject({
          donor_id: recordId,
          name: personName,
          donor_kind: z.nullable(z.enum(donorKinds)),
          giving: z.string().check(z.maxLength(givingMax)),
        }),
      )
      .check(z.maxLength(affiliatesMax)),
    ...stamps,
  }),
});
