import * as z from 'zod/mini';
import { peoplePacks } from '../domain/people/pack/pack-limits.ts';
import { collection, count, inOrganization, instant, recordId, text } from './define.ts';

/** The one id there is. */
export const currentPack = 'current';
const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
const part = z.strictObject({ version: recordId, rows: count, hash: text(64) });
const pack = z.strictObject({
  /** Of the newest change, of the newest one that the parts have, and of the oldest one in the log. */
  change: count,
  folded: count,
  oldest: count,
  parts: z.array(part).check(z.maxLength(64)),
});

/**
 * What there is of the packs of people, without a person in it: a screen that listens to it hears that somebody changed, and
 * asks for the change. Rows are given out by a call, which leaves a line in the audit. Functions write.
 */
export const peoplePackState = collection({
  name: 'people_packs',
  path: inOrganization('people_packs'),
  access: { read: 'people.write', list: null },
  rules: { refused: { list: 'there is one', write: 'functions build and fold the packs' } },
  isCached: false,
  isWork: false,
  schema: z.strictObject({
    cards: pack,
    gifts: pack,
    work: pack,
    /** What hashes of rows are made with: logging a change reads it here. Whoever may read this may open the packs. */
    salt: z.nullable(text(64)),
    /** While somebody builds or folds the packs: until when nobody else begins. One that is over was broken off. */
    busy_until: z.nullable(instant),
    /** Null: there are no packs to open. */
    built_at: z.nullable(instant),
    /** Of a campaign with more people than packs take: until when nobody counts them again. */
    full_until: z.nullable(instant),
  }),
});
export type PackState = z.output<typeof peoplePackState.schema>;

/** Rows of one part as columns, gzip (`pack-part.ts`). Never changed: a fold writes the next version beside it. */
export const peoplePackParts = collection({
  name: 'people_pack_parts',
  path: inOrganization('people_pack_parts'),
  rules: { refused: { all: 'A call gives them out, and leaves a line in the audit' } },
  isWork: false,
  schema: z.strictObject({ pack: z.enum(peoplePacks), data: bytes }),
});

/** Up to two hundred changes of a pack, each with the whole row. Dropped after they were folded. */
export const peoplePackChanges = collection({
  name: 'people_pack_changes',
  path: inOrganization('people_pack_changes'),
  rules: { refused: { all: 'A call gives them out to whoever has opened the pack' } },
  isWork: false,
  schema: z.strictObject({
    changes: z.array(z.strictObject({ n: count, id: recordId, row: z.nullable(z.string()) })),
  }),
});

/** Until when a member has which pack open, by the member's id. */
export const peopleOpenings = collection({
  name: 'people_openings',
  path: inOrganization('people_openings'),
  rules: { refused: { all: 'Written together with the line of the audit' } },
  isWork: false,
  schema: z.strictObject({ until: z.partialRecord(z.enum(peoplePacks), instant) }),
});
