import * as z from 'zod/mini';
import { collection, inOrganization, line, stamps } from './define.ts';

/** A saved search: asked anew whenever it is opened, so whom it names changes. */
export const voterSegments = collection({
  name: 'voter_segments',
  path: inOrganization('voter_segments'),
  access: { read: 'voters.read', write: 'voters.write' },
  rules: {},
  isAudited: true,
  carried: 'edited',
  schema: z.strictObject({
    name: line(120),
    /** A `Segment` as JSON; read by that schema. */
    question: z.string().check(z.minLength(2), z.maxLength(20_000)),
    ...stamps,
  }),
  editable: ['name', 'question'],
});
