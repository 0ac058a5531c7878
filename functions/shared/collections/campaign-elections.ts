import * as z from 'zod/mini';
import { electionCodePattern } from '../domain/money/limit-kinds.ts';
import { collection, day, inOrganization, stamps } from './define.ts';

/** Elections of one campaign: each has a place, `00` to `39`, so that there are no more. */
export const electionsMax = 40;

/** The elections that money is raised for. A code stays what it is, because gifts name it. */
export const elections = collection({
  name: 'elections',
  path: inOrganization('elections'),
  fixedIds: true,
  access: { read: 'donations.read', write: 'limits.write' },
  rules: {
    comment: 'Forty places, so that there are no more elections.',
    create: ["id.matches('[0-3][0-9]')", "doc.code is string && doc.code.matches('[PGRSC]20[0-9]{2}')"],
    covered: ['code'],
  },
  isAudited: true,
  carried: 'made',
  schema: z.strictObject({
    /** `P2028`, `G2028`, `S2028`, `R2028`. */
    code: z.string().check(z.regex(electionCodePattern)),
    day,
    on_ballot: z.boolean(),
    ...stamps,
  }),
  editable: ['day', 'on_ballot'],
  fixed: ['code'],
});
