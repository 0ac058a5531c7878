import * as z from 'zod/mini';
import { collection, inOrganization, instant, text } from './define.ts';

/** Bytes as every SDK has them: a Buffer, the browser's `Bytes`. */
const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/**
 * Some 25,000 voters of a file as columns: Arrow IPC, gzip. Its id is the file's and its number, `<file>-<index>`; it never
 * changes, so a device that has it never asks again. Functions write.
 */
export const voterChunks = collection({
  name: 'voter_chunks',
  path: inOrganization('voter_chunks'),
  access: { read: 'voters.read', list: null },
  schema: z.strictObject({
    file_id: text(64),
    index: z.int().check(z.minimum(0)),
    data: bytes,
    /** Tells when an import was last at work; older chunks lack it. */
    stored_at: z.optional(instant),
  }),
});
