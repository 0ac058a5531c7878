import * as z from 'zod/mini';
import { audienceKinds } from '../collections/audiences.ts';
import { line, recordId } from '../collections/define.ts';
import { callTimeoutMs } from '../constants.ts';
import { audienceFilter } from '../domain/people/audience/audience-filter.ts';
import { channels } from '../domain/voters/contact-results.ts';
import { endpoint } from './endpoint.ts';

const member = { level: 'member', capability: 'people.write' } as const;
const name = line(80).check(z.refine((value) => value.trim() !== ''));
const byChannel = z.record(z.enum(channels), z.int());
const counts = z.strictObject({
  ...{ people: z.int(), households: z.int() },
  ...{ reach: byChannel, byHand: byChannel },
});

/** Saves a search, or freezes the people whom the server finds by it into a list. Through the journal. */
export const saveAudienceCall = endpoint({
  path: '/api/audiences/save',
  guard: member,
  request: z.strictObject({
    id: recordId,
    name,
    kind: z.enum(audienceKinds),
    isShared: z.boolean(),
    filter: audienceFilter,
  }),
  response: z.strictObject({ count: z.nullable(z.int()) }),
  timeoutMs: callTimeoutMs.long,
});

export const deleteAudienceCall = endpoint({
  path: '/api/audiences/delete',
  guard: member,
  request: z.strictObject({ id: recordId }),
  response: z.strictObject({ success: z.literal(true) }),
});

const listed = z.strictObject({
  id: z.string(),
  ...{ name: z.string(), kind: z.enum(audienceKinds), isShared: z.boolean(), isOwn: z.boolean() },
  /** Null, as the count, where it or a list in it asks what the caller may not see. */
  filter: z.nullable(audienceFilter),
  count: z.nullable(z.int()),
});
/** The caller's own and those that are shared. A read each. */
export const listAudiencesCall = endpoint({
  path: '/api/audiences/list',
  guard: member,
  request: z.strictObject({}),
  response: z.strictObject({ audiences: z.array(listed) }),
});

/** Who is in a frozen list: ids, one a line, gzip, base64. */
export const audienceMembersCall = endpoint({
  path: '/api/audiences/members',
  guard: member,
  request: z.strictObject({ id: recordId }),
  response: z.strictObject({ people: z.string() }),
});

/** What a filter comes to on the server, by the same predicates as on a device. */
export const countAudienceCall = endpoint({
  path: '/api/audiences/count',
  guard: member,
  request: z.strictObject({ filter: audienceFilter }),
  response: counts,
  timeoutMs: callTimeoutMs.long,
});
