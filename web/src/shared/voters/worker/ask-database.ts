import * as z from 'zod/mini';
import { bytesOf } from '#shared/rules/base64.ts';
import type { Packed, PackedIn, Proof, Reach } from '../source.ts';
import type { Trouble } from './protocol.ts';

/** Why bytes could not be had. */
export class Missing extends Error {
  override name = 'Missing';
  constructor(readonly trouble: Trouble) {
    super(trouble);
  }
}

/** What `documents:batchGet` answers of one document. Source: cloud.google.com/firestore/docs/reference/rest. */
const answer = z.array(
  z.object({
    found: z.optional(
      z.object({
        fields: z.object({
          data: z.object({ bytesValue: z.string() }),
          version: z.optional(z.object({ integerValue: z.string() })),
          until: z.optional(z.object({ timestampValue: z.string() })),
        }),
      }),
    ),
  }),
);
const fields: Record<PackedIn, readonly string[]> = {
  voter_chunks: ['data'],
  voter_overlays: ['data', 'version', 'until'],
};

const troubleOf = (status: number): Trouble => {
  if (status === 401 || status === 403) return 'refused';
  return status === 429 || status >= 500 ? 'unreached' : 'unexpected';
};

/**
 * Asks the database for one document's bytes, past the page: one read. All questions go to one address, so that the browser
 * asks once whether it may ask (CORS). Rejects with `Missing`.
 */
export async function askDatabase(
  { batchGet, root }: Reach,
  { token, appCheck }: Proof,
  kind: PackedIn,
  id: string,
): Promise<Packed> {
  const body = { documents: [`${root}/${kind}/${id}`], mask: { fieldPaths: fields[kind] } };
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    ...(appCheck ? { 'x-firebase-appcheck': appCheck } : {}),
  };
  const said = await fetch(batchGet, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => {
    throw new Missing('unreached');
  });
  if (!said.ok) throw new Missing(troubleOf(said.status));
  const read = answer.safeParse(await said.json().catch(() => null));
  if (!read.success) throw new Missing('unexpected');
  const found = read.data.find((one) => one.found)?.found;
  if (!found) throw new Missing('gone');
  const { data, version, until } = found.fields;
  return {
    data: bytesOf(data.bytesValue),
    version: Number(version?.integerValue ?? 0),
    until: until ? Date.parse(until.timestampValue) : 0,
  };
}
