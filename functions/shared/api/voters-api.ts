import * as z from 'zod/mini';
import { recordId, text } from '../collections/define.ts';
import { filePart, filePiecesMax, voterFiles } from '../collections/voter-files.ts';
import { callTimeoutMs } from '../constants.ts';
import { chunkBytesMax, dataColumnsMax, dataUses } from '../domain/voters/voter-file-columns.ts';
import { endpoint } from './endpoint.ts';

/** What whoever imports says of a file before its chunks come. */
export const promisedFile = z.pick(voterFiles.schema, {
  pack: true,
  file_name: true,
  layout: true,
  us_state: true,
  source: true,
  dated: true,
  permitted_use: true,
  expires: true,
  counts: true,
  changes: true,
  refused: true,
  elections: true,
  parts: true,
  race: true,
  chunks: true,
  gone: true,
  gone_cleared: true,
});

/** Short enough for the fields that name a file, and for its chunks' ids. */
const fileId = recordId.check(z.maxLength(64));

/** Opens the import of a voter file under an id that the device made; again, it answers what has come since. */
export const voterFileStartCall = endpoint({
  path: '/api/voters/files/start',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'voters.write' },
  request: z.strictObject({ fileId, previous: z.nullable(fileId), file: promisedFile }),
  /** Numbers of the chunks that are there. */
  response: z.strictObject({ have: z.array(z.int()) }),
});

/** Brings one chunk, base64. Refused unless it has the bytes and the hash that were promised; again, it changes nothing. */
export const voterChunkCall = endpoint({
  path: '/api/voters/files/chunk',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'voters.write' },
  request: z.strictObject({
    fileId,
    index: z.int().check(z.minimum(0), z.maximum(filePiecesMax - 1)),
    data: z.string().check(z.minLength(4), z.maxLength(Math.ceil(chunkBytesMax / 3) * 4)),
  }),
  response: z.strictObject({ ok: z.literal(true) }),
});

/** Once all chunks are there: this file is the current one, the one before it is kept as the former. */
export const voterFileFinishCall = endpoint({
  path: '/api/voters/files/finish',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'voters.write' },
  request: z.strictObject({ fileId }),
  response: z.strictObject({ ok: z.literal(true) }),
});

/** Gives an import up that is under way: what came of it is deleted. */
export const voterFileCancelCall = endpoint({
  path: '/api/voters/files/cancel',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'voters.write' },
  request: z.strictObject({ fileId }),
  response: z.strictObject({ ok: z.literal(true) }),
});

/** Undoes the last import: the former file is current again, or none is. What was learned stays. */
export const voterFileUndoCall = endpoint({
  path: '/api/voters/files/undo',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'voters.write' },
  request: z.strictObject({ fileId }),
  response: z.strictObject({ ok: z.literal(true) }),
});

/**
 * Lets the caller fetch the voter file for a while, and records that in the audit log: the rules give out no chunk
 * otherwise. Asked again within that time, it records nothing. `leftMs`: how long it lasts from now on.
 */
export const voterOpenCall = endpoint({
  path: '/api/voters/open',
  guard: { level: 'member', capability: 'voters.read' },
  request: z.strictObject({}),
  response: z.strictObject({ leftMs: z.int().check(z.minimum(0)) }),
});

/** Says that voters are taken out as a file, before the device writes it: the audit log has who, how many, of which list. */
export const voterExportCall = endpoint({
  path: '/api/voters/export',
  guard: { level: 'member', capability: 'data.export', recent: true },
  request: z.strictObject({
    people: z.int().check(z.minimum(1)),
    name: z.nullable(text(120)),
    /** The campaign's own columns in the file, by their ids: refused where one is unknown, or may not be exported. */
    columns: z.optional(z.array(text(40)).check(z.maxLength(dataColumnsMax))),
    /** With race and ethnicity: refused unless an admin has turned them on. */
    race: z.optional(z.literal(true)),
  }),
  response: z.strictObject({ ok: z.literal(true) }),
});

const { source, dated, expires } = filePart.shape;

/**
 * Changes what is permitted of the campaign's own columns that one joined file brought; what is not named stays. Whoever
 * shows those columns follows at once.
 */
export const voterTermsCall = endpoint({
  path: '/api/voters/terms',
  guard: { level: 'member', capability: 'voters.write' },
  request: z.strictObject({
    /** The joined file, by its id among the current voter file's parts. */
    part: text(40),
    source: z.optional(source),
    dated: z.optional(dated),
    expires: z.optional(expires),
    uses: z.optional(z.array(z.enum(dataUses)).check(z.maxLength(dataUses.length))),
  }),
  response: z.strictObject({ ok: z.literal(true) }),
});

/**
 * Lets voter files have columns of race and ethnicity, with the reason that the audit keeps, or hides them again at once. The
 * next file that is packed has none of them then.
 */
export const raceColumnsCall = endpoint({
  path: '/api/voters/race',
  guard: { level: 'member', capability: 'organization.write', recent: true },
  request: z.strictObject({ isOn: z.boolean(), reason: z.nullable(text(500)) }),
  response: z.strictObject({ ok: z.literal(true) }),
});

/**
 * Deletes the names and addresses of voters who are gone from the voter file. The hashes of their ids stay, so that nobody
 * calls or visits them. Again, it changes nothing.
 */
export const voterGoneClearCall = endpoint({
  path: '/api/voters/gone/clear',
  guard: { level: 'member', capability: 'organization.write', recent: true },
  request: z.strictObject({}),
  response: z.strictObject({ ok: z.literal(true) }),
});
