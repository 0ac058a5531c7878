import type { DocumentData, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type * as z from 'zod/mini';

/**
 * The fields of a document that a function looks at, or null where there is no document. A document that
 * does not hold them is reported and taken as absent: failing would deliver the same event for a day.
 */
export function parseOrNull<S extends z.ZodMiniType>(
  schema: S,
  data: DocumentData | null | undefined,
): z.output<S> | null {
  if (!data) return null;
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  logger.error('unreadable document', { issues: result.error.issues });
  return null;
}

/** What changed in one document, as a trigger hears it; `changedAt` is null where only "before now" is sure. */
export type Change = {
  organization: string;
  id: string;
  before: DocumentData | null;
  after: DocumentData | null;
  changedAt: number | null;
  /** Who did it, where the platform says so. */
  actor?: string | null;
  /** Names the version before, where it was deleted. */
  version?: string;
  /** When each version was written. */
  writtenAt?: { before: Timestamp | null; after: Timestamp | null };
};

type Event = {
  params: { organization: string; id: string };
  data?: { before: DocumentSnapshot; after: DocumentSnapshot } | undefined;
  authId?: string;
};

/** Milliseconds are rounded up, so that a reading counts as later only when it certainly is. */
export function changeOf({ params, data, authId }: Event): Change {
  const at = data?.after.updateTime;
  const was = data?.before.updateTime;
  return {
    ...params,
    before: data?.before.data() ?? null,
    after: data?.after.data() ?? null,
    actor: authId ?? null,
    version: was?.valueOf() ?? '',
    writtenAt: { before: was ?? null, after: at ?? null },
    changedAt: at ? Math.ceil(at.seconds * 1000 + at.nanoseconds / 1e6) : null,
  };
}
