import * as z from 'zod/mini';
import { grantable, roles } from '../access.ts';
import { collection, inOrganization, text } from './define.ts';
import { positionLabels } from './position-labels.ts';

/**
 * What members may know of each other, by the account's id: `user_profiles` also says who has a second factor and when
 * sessions were ended, and only the member and `members.write` read that. Functions copy it from the profile.
 */
export const directory = collection({
  name: 'directory',
  path: inOrganization('directory'),
  access: { read: 'member' },
  rules: {
    comment: 'What members may know of each other: not the second factor, nor when sessions were ended.',
    refused: { write: "functions copy it from the members' profiles" },
  },
  isWork: false,
  schema: z.strictObject({
    full_name: text(120),
    role: z.enum(roles),
    /** Left out where there are none: whoever hands out turfs has to find everyone who may walk. */
    grants: z._default(z.array(z.enum(grantable)).check(z.maxLength(grantable.length)), []),
    /** Left out where there are none. */
    member_positions: z._default(positionLabels, []),
  }),
});
