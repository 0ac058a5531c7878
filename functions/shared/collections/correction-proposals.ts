import * as z from 'zod/mini';
import { collection, inOrganization, recordId, stamps, text } from './define.ts';
import { correctable } from './voter-events.ts';

export const proposalStates = ['open', 'accepted', 'rejected'] as const;

/** Proposals come from where a canvasser or a caller works. */
export const proposalSources = ['door', 'phone'] as const;

/**
 * What somebody who was sent to a voter would correct. It changes nothing of the voter until an organizer accepts it; a
 * function then writes the correction, in the name of whoever accepted it.
 */
export const correctionProposals = collection({
  name: 'correction_proposals',
  path: inOrganization('correction_proposals'),
  access: {
    read: 'field.work',
    list: 'voters.read',
    create: 'field.work',
    update: 'voters.write',
  },
  schema: z.strictObject({
    voter_id: text(64),
    /** The turf or call list of which they were given the voter. */
    list_id: recordId,
    source: z.enum(proposalSources),
    field: z.enum(correctable),
    /** The value that is to stand; '' says that what the file has is wrong. */
    text: z.string().check(z.maxLength(254)),
    state: z.enum(proposalStates),
    ...stamps,
  }),
  editable: ['state'],
  fixed: ['voter_id', 'list_id', 'source', 'field', 'text'],
});
