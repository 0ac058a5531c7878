import * as z from 'zod/mini';
import { collection, inOrganization, instant, recordId } from './define.ts';

/** Bytes of one file: beyond, a document has no room for it in base64. */
export const fileBytesMax = 700_000;
/** Characters of as many bytes in base64. */
const base64Max = 4 * Math.ceil(fileBytesMax / 3);
/** The front of a check, and its back. */
export const fileKinds = ['check_picture', 'check_back'] as const;
export type FileKind = (typeof fileKinds)[number];
/** The front has its gift's id; no gift has an id like that of a back. */
export const pictureId = (giftId: string, kind: FileKind): string =>
  kind === 'check_back' ? `${giftId}.back` : giftId;
export const pictureIdPattern = /^[A-Za-z\d][\w-]{0,127}(\.back)?$/;
/** Collections whose records have files of their checks. */
export const fileOwners = ['donations'] as const;
/** What files are of. Who reads one is who reads its record: `rules/files.rules` names the right of each. */
const storedOwners = [...fileOwners, 'events'] as const;
const storedKinds = [...fileKinds, 'event_picture'] as const;
export const fileTypes = ['image/jpeg', 'image/webp', 'image/png'] as const;
export const base64 = z
  .string()
  .check(z.minLength(4), z.maxLength(base64Max), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));

/**
 * Files without a storage service: bytes in base64, with what they are of. Functions alone write them, once; a member asks for
 * one at a time, and a device does not keep them.
 */
export const files = collection({
  name: 'files',
  path: inOrganization('files'),
  // Gifts' with the right to gifts, events' with that to events. Each is shown where its record is, so nobody lists them.
  access: { get: 'content', list: null },
  isWork: false,
  isCached: false,
  schema: z.strictObject({
    owner: z.enum(storedOwners),
    owner_id: recordId,
    kind: z.enum(storedKinds),
    type: z.enum(fileTypes),
    size: z.int().check(z.minimum(1), z.maximum(fileBytesMax)),
    /** Of the bytes, in hexadecimal digits. */
    sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
    data: base64,
    created_at: instant,
    created_by: recordId,
  }),
});
