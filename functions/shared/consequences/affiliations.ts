import * as z from 'zod/mini';
import { donors } from '../collections/donors.ts';
import { mayShareLimit } from '../domain/money/affiliation.ts';
import type { Consequence, Document } from './consequence.ts';

const { name, donor_kind, giving } = donors.schema.shape;
const shared = z.object({ name, donor_kind, giving });

/** A donor who may share a limit, and of whom the others' meters say something else now. */
export function affiliationOfDonor(before: Document, after: Document, id: string): Consequence[] {
  // What cannot be read is reported by whoever reads the rest of it.
  const [was, is] = [before, after].map((one) => shared.safeParse(one).data ?? null);
  const isSharing = [was, is].some((one) => mayShareLimit(one?.donor_kind ?? null));
  if (!isSharing || JSON.stringify(was) === JSON.stringify(is)) return [];
  return [{ is: 'settle-affiliation', donor: id }];
}
