import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { organizations, voterFolds } from '#shared/collections/index.ts';
import { overlayParts } from '#shared/collections/voter-overlays.ts';
import { partOf } from '#shared/domain/voters/overlay.ts';
import { writtenAfter } from '#shared/domain/voters/quota.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { runTransactionWithRetry } from '../../transaction-retry.ts';
import { foldPart } from './fold-part.ts';

/** Parts at a time: each holds its columns in memory twice while it is folded. */
const partsAtOnce = 4;

export const foldOf = (db: Firestore, organization: string) =>
  db.doc(`${voterFolds.path(organization)}/current`);

/** Milliseconds; 0 where nothing was folded yet. */
export async function foldedUntil(db: Firestore, organization: string): Promise<number> {
  const found = (await foldOf(db, organization).get()).data();
  return found ? voterFolds.schema.parse(found).until.toMillis() : 0;
}

/**
 * Folds one organization's events, all that it received since its last fold and before `end`. Ended anywhere, or run
 * twice at once, it leaves nothing that the next run does not set right: each part knows how far it is. Two reads and a
 * write for each part with news, a read and a write for the organization; none of one that is gone. `signal` ends it
 * between two parts.
 */
export async function foldOrganization(
  db: Firestore,
  organization: string,
  events: readonly Learned[],
  end: number,
  signal?: AbortSignal,
): Promise<void> {
  const found = await db.doc(`${organizations.path('')}/${organization}`).get();
  if (!found.exists) return;
  const parts = new Map<number, Learned[]>();
  for (const event of events) {
    const part = partOf(event.voter_id);
    const ownEvents = parts.get(part);
    if (ownEvents) ownEvents.push(event);
    else parts.set(part, [event]);
  }
  const versions = new Map<number, number>();
  const left = fromAnywhere([...parts]);
  const troubles: unknown[] = [];
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [part, ownEvents] = next;
      signal?.throwIfAborted();
      await foldPart(db, organization, part, ownEvents, end, signal).then(
        (version) => void versions.set(part, version),
        (error: unknown) => void troubles.push(error),
      );
    }
  };
  await Promise.all(Array.from({ length: partsAtOnce }, work));
  // The other parts have theirs; the tail that devices read still begins where this one's does.
  if (troubles.length > 0) throw troubles[0];
  await tell(db, organization, versions, events, end);
}

/** Two runs at once do not wait for each other at each part: what one has done, the other passes over. */
function fromAnywhere<T>(items: readonly T[]): T[] {
  const first = Math.floor(Math.random() * items.length);
  return [...items.slice(first), ...items.slice(0, first)];
}

/** Says which versions there are and who wrote how much, once every part has what was received before `end`. */
function tell(
  db: Firestore,
  organization: string,
  versions: ReadonlyMap<number, number>,
  events: readonly Learned[],
  end: number,
): Promise<void> {
  const reference = foldOf(db, organization);
  return runTransactionWithRetry(db, async (transaction) => {
    const found = (await transaction.get(reference)).data();
    const had = found ? voterFolds.schema.parse(found) : null;
    const before = had?.until.toMillis() ?? 0;
    const until = Math.max(before, end);
    const counted = had?.day && had.written ? { day: had.day.toMillis(), by: had.written } : null;
    const written = writtenAfter(counted, events, before);
    transaction.set(reference, {
      until: Timestamp.fromMillis(until),
      versions: Array.from({ length: overlayParts }, (_, part) =>
        Math.max(had?.versions[part] ?? 0, versions.get(part) ?? 0),
      ),
      ...(written && { day: Timestamp.fromMillis(written.day), written: written.by }),
    });
  });
}
