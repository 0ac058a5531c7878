import * as z from 'zod/mini';
import { scriptChannels } from '../domain/surveys/script-channels.ts';
import { collection, inOrganization, line, stamps } from './define.ts';

/** Characters of a script's body; the longest script of sixty questions has some 20,000. */
export const scriptBodyMax = 40_000;

/** What is said and asked at a door or on the telephone. */
export const scripts = collection({
  name: 'scripts',
  path: inOrganization('scripts'),
  access: { read: 'voters.read', write: 'voters.write' },
  rules: {},
  isAudited: true,
  carried: 'edited',
  schema: z.strictObject({
    name: line(120),
    channel: z.enum(scriptChannels),
    /** A `ScriptBody` as JSON; read by that schema. */
    body: z.string().check(z.minLength(2), z.maxLength(scriptBodyMax)),
    /** Not offered for new work any more; what was asked stays. */
    archived: z.boolean(),
    ...stamps,
  }),
  editable: ['name', 'channel', 'body', 'archived'],
});
