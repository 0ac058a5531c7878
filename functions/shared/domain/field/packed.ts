import type * as z from 'zod/mini';
import { base64Of, bytesOf } from '../base64.ts';
import { gunzip, gzip } from '../voters/gzip.ts';

/** Bytes that a packet may have once it is open: some ten times what the largest has. */
const openMax = 4_000_000;

/** Anything that JSON holds, gzip, base64. */
export const packJson = async (value: unknown): Promise<string> =>
  base64Of(await gzip(new TextEncoder().encode(JSON.stringify(value))));

/** What `packJson` packed, read by its schema. Throws where it is damaged, too large, or something else. */
export async function unpackJson<S extends z.ZodMiniType>(schema: S, packed: string): Promise<z.output<S>> {
  const text = new TextDecoder().decode(await gunzip(bytesOf(packed), openMax));
  return schema.parse(JSON.parse(text));
}
