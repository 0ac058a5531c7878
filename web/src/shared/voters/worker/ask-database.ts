import * as z from 'zod/mini';
import { bytesOf } from '#shared/domain/base64.ts';
import { type Proof, restHeaders } from '../../data/rest-headers.ts';
import type { Packed, PackedIn, Reach } from '../source.ts';
import type { FetchFailure } from './voter-protocol.ts';

/** Why bytes could not be had. */
export class Missing extends Error {
  override name = 'Missing';
  constructor(readonly trouble: FetchFailure) {
    super(trouble);
  }
}

/** What `documents:batchGet` answers, document by document. Source: cloud.google.com/firestore/docs/reference/rest. */
const answer = z.array(
  z.object({
    found: z.optional(
      z.object({
        name: z.string(),
        fields: z.object({
          data: z.object({ bytesValue: z.string() }),
          version: z.optional(z.object({ integerValue: z.string() })),
          until: z.optional(z.object({ timestampValue: z.string() })),
          pieces: z.optional(z.object({ integerValue: z.string() })),
        }),
      }),
    ),
  }),
);
const fields: Record<PackedIn, readonly string[]> = {
  voter_chunks: ['data'],
  voter_overlays: ['data', 'version', 'until', 'pieces'],
};

const troubleOf = (status: number): FetchFailure => {
  if (status === 401 || status === 403) return 'refused';
  return status === 429 || status >= 500 ? 'unreached' : 'unexpected';
};

/** What there is of the documents that were asked for, by their ids. */
export type Found = ReadonlyMap<string, Packed>;

/**
 * Asks the database for documents' bytes, past the page: a read for each, and one for the rules, however many there are. All
 * questions go to one address, so that the browser asks once whether it may ask (CORS). Rejects with `Missing`.
 */
export async function askDatabase(
  { batchGet, root }: Reach,
  proof: Proof,
  kind: PackedIn,
  ids: readonly string[],
): Promise<Found> {
  const documents = ids.map((id) => `${root}/${kind}/${id}`);
  const body = { documents, mask: { fieldPaths: fields[kind] } };
  const response = await fetch(batchGet, {
    method: 'POST',
    headers: restHeaders(proof),
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Missing('unreached');
  });
  if (!response.ok) throw new Missing(troubleOf(response.status));
  const read = answer.safeParse(await response.json().catch(() => null));
  if (!read.success) throw new Missing('unexpected');
  const found = new Map<string, Packed>();
  for (const one of read.data) {
    if (!one.found) continue;
    const { name, fields } = one.found;
    found.set(name.slice(name.lastIndexOf('/') + 1), {
      data: bytesOf(fields.data.bytesValue),
      version: Number(fields.version?.integerValue ?? 0),
      until: fields.until ? Date.parse(fields.until.timestampValue) : 0,
      pieces: Number(fields.pieces?.integerValue ?? 1),
    });
  }
  return found;
}
