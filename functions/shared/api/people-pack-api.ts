import * as z from 'zod/mini';
import { affiliations } from '../collections/affiliations.ts';
import { elections, electionsMax } from '../collections/campaign-elections.ts';
import { recordId, text } from '../collections/define.ts';
import { financeSettings } from '../collections/finance-settings.ts';
import { limitRules, ownLimitsMax } from '../collections/limit-rules.ts';
import { callTimeoutMs } from '../constants.ts';
import { affiliationsMax } from '../domain/money/affiliation.ts';
import { partsPerCall, peoplePacks } from '../domain/people/pack/pack-limits.ts';
import { endpoint } from './endpoint.ts';

const member = { level: 'member', capability: 'people.write' } as const;
const packs = z.array(z.enum(peoplePacks)).check(z.minLength(1), z.maxLength(peoplePacks.length));
const change = z.strictObject({ n: z.int(), id: z.string(), row: z.nullable(z.string()) });
const opened = z.strictObject({
  pack: z.enum(peoplePacks),
  change: z.int(),
  folded: z.int(),
  parts: z.array(z.strictObject({ version: z.string(), rows: z.int(), hash: z.string() })),
});

const group = affiliations.schema.shape;
const race = financeSettings.schema.shape;
const election = elections.schema.shape;
const limit = limitRules.schema.shape;
/** The race, its elections, the campaign's own limits and who shares one, on which segments of donors depend. */
export const segmentSources = z.object({
  settings: z.nullable(
    z.object({
      ...{ jurisdiction: race.jurisdiction, office: race.office },
      ...{ cycle_from: race.cycle_from, cycle_to: race.cycle_to },
    }),
  ),
  elections: z
    .array(z.object({ code: election.code, day: election.day, on_ballot: election.on_ballot }))
    .check(z.maxLength(electionsMax)),
  own: z
    .array(
      z.object({
        ...{ id: z.string(), donor_kind: limit.donor_kind, period: limit.period, max_cents: limit.max_cents },
        ...{ effective_from: limit.effective_from, effective_to: limit.effective_to, reason: limit.reason },
        ...{ source_url: limit.source_url, reviewed_on: limit.reviewed_on, updated_by: limit.updated_by },
      }),
    )
    .check(z.maxLength(ownLimitsMax)),
  /** A device may have an answer of before there were any. */
  groups: z._default(
    z.array(z.object({ all_ids: group.all_ids, members: group.members })).check(z.maxLength(affiliationsMax)),
    [],
  ),
});

/**
 * Opens packs for the caller and leaves a line in the audit for each. `building`: somebody builds them; ask again. `salt`
 * makes a hash of an address that is typed in full. `limits`: for whoever opens giving.
 */
export const openPeopleCall = endpoint({
  path: '/api/people/pack/open',
  guard: member,
  request: z.strictObject({ packs }),
  response: z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('building') }),
    z.strictObject({
      ...{ is: z.literal('ready'), salt: z.string(), packs: z.array(opened) },
      limits: z.nullable(segmentSources),
    }),
  ]),
  timeoutMs: callTimeoutMs.long,
});

/** Parts of packs that the caller has open, as base64; null where a fold has replaced one meanwhile: open again. */
export const peoplePartsCall = endpoint({
  path: '/api/people/pack/parts',
  guard: member,
  request: z.strictObject({
    parts: z
      .array(
        z.strictObject({
          pack: z.enum(peoplePacks),
          part: z.int().check(z.minimum(0), z.maximum(64)),
          version: recordId,
        }),
      )
      .check(z.minLength(1), z.maxLength(partsPerCall)),
  }),
  response: z.strictObject({ parts: z.array(z.nullable(z.string())) }),
  timeoutMs: callTimeoutMs.long,
});

/** Changes of packs that the caller has open, after one each. `reopen`: the log no longer has all of them. */
export const peopleChangesCall = endpoint({
  path: '/api/people/pack/changes',
  guard: member,
  request: z.strictObject({
    since: z
      .array(z.strictObject({ pack: z.enum(peoplePacks), n: z.int().check(z.minimum(0)) }))
      .check(z.minLength(1), z.maxLength(peoplePacks.length)),
  }),
  response: z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('reopen') }),
    z.strictObject({
      is: z.literal('changes'),
      packs: z.array(z.strictObject({ pack: z.enum(peoplePacks), changes: z.array(change) })),
    }),
  ]),
});

export const bulkPeopleMax = 200;
/** Adds or removes a tag, or assigns, for up to 200 people. Answers whom it changed: the opposite for them takes it back. */
export const bulkPeopleCall = endpoint({
  path: '/api/people/bulk',
  guard: member,
  request: z.strictObject({
    ids: z.array(recordId).check(z.minLength(1), z.maxLength(bulkPeopleMax)),
    change: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('tag'), tag: text(40), on: z.boolean() }),
      /** `from`: only those who are assigned to them; undoing touches nobody whom someone assigned anew. */
      z.strictObject({
        is: z.literal('assign'),
        to: z.nullable(recordId),
        from: z.optional(z.nullable(recordId)),
      }),
    ]),
  }),
  response: z.strictObject({
    /** With whom each was assigned to before. */
    changed: z.array(z.strictObject({ id: z.string(), before: z.nullable(z.string()) })),
    full: z.int(),
  }),
});
