import * as z from 'zod/mini';
import { audienceKinds, packedPeopleMax } from '../collections/audiences.ts';
import { line, recordId } from '../collections/define.ts';
import { callTimeoutMs } from '../constants.ts';
import { audienceFilter } from '../domain/people/audience/audience-filter.ts';
import { audienceView } from '../domain/people/audience/audience-view.ts';
import { channels } from '../domain/voters/contact-results.ts';
import { endpoint } from './endpoint.ts';

const member = { level: 'member', capability: 'people.write' } as const;
const name = line(80).check(z.refine((value) => value.trim() !== ''));
const byChannel = z.record(z.enum(channels), z.int());
const counts = z.strictObject({
  ...{ people: z.int(), households: z.int() },
  ...{ reach: byChannel, byHand: byChannel },
});

/**
 * Saves a search, or freezes the people whom the server finds by it into a list. Of one that is there, what is not sent stays
 * as it is: a screen opened long ago would put an old filter back, or share again what is shared no longer.
 */
export const saveAudienceCall = endpoint({
  path: '/api/audiences/save',
  guard: member,
  request: z.strictObject({
    id: recordId,
    name: z.optional(name),
    kind: z.optional(z.enum(audienceKinds)),
    isShared: z.optional(z.boolean()),
    filter: z.optional(audienceFilter),
    view: z.optional(z.nullable(audienceView)),
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
  view: z.nullable(audienceView),
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

/** People whom a call names by their ids. */
export const namedPeopleMax = 2_000;
const named = z.nullable(z.array(recordId).check(z.minLength(1), z.maxLength(namedPeopleMax)));

/**
 * Adds people to a frozen list of the caller's own, all of a filter or some of whom it finds (`ids`), or takes some out.
 * `isPreview`: only counts. `people`: whom it changed, packed, to take it back. `closes`: colleagues who may not see what was
 * asked for them lose the list.
 */
export const changeListCall = endpoint({
  path: '/api/audiences/change-list',
  guard: member,
  request: z.strictObject({
    id: recordId,
    isPreview: z.boolean(),
    change: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('add'), filter: audienceFilter, ids: named }),
      z.strictObject({ is: z.literal('remove'), people: z.string().check(z.maxLength(packedPeopleMax)) }),
    ]),
  }),
  response: z.strictObject({
    ...{ changed: z.int(), count: z.int(), closes: z.boolean() },
    people: z.nullable(z.string()),
  }),
  timeoutMs: callTimeoutMs.long,
});

/** What a filter comes to on the server, by the same predicates as on a device. */
export const countAudienceCall = endpoint({
  path: '/api/audiences/count',
  guard: member,
  request: z.strictObject({ filter: audienceFilter }),
  response: counts,
  timeoutMs: callTimeoutMs.long,
});
