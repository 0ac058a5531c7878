import type { Instant } from '../../collections/define.ts';
import { type DueDocument, dueDocument, dueId, type Wanted } from './due-document.ts';

/** One sweep for each campaign: scheduled again, it is the same one. */
const ref = 'all';

/** Donors who lack what segments are told from get it. `about`: where it goes on; '0' from the beginning. */
export function givingBackfill(
  organization: string,
  { at, about = '0' }: { at: Instant; about?: string },
): { id: string; document: (generation: string) => DueDocument } {
  const wanted: Wanted = { organization, kind: 'giving_backfill', ref, about, at, since: at };
  return {
    id: dueId(organization, wanted.kind, ref),
    document: (generation) => dueDocument(wanted, generation),
  };
}
