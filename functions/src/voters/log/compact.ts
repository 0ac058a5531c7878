import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { voterCompaction, voterEvents } from '#shared/collections/index.ts';
import { patiently } from '../../patient.ts';
import { foldedUntil, foldOrganization } from './fold_organization.ts';
import { stretch } from './stretch.ts';

/**
 * Milliseconds after which no earlier event can arrive any more: the server stamps a write when it has it, and gives up on
 * what it has not committed within a minute.
 */
const settledMs = 60_000;
/** Milliseconds of one run: a minute less than the function has. */
const runMs = 8 * 60_000;
/** Milliseconds until an organization whose fold failed is tried again: each time reads its whole tail. */
const againMs = 3_600_000;

type Standing = { until: number; behind: ReadonlyMap<string, number> };

/**
 * Folds what all organizations' logs have received since the last run. One query finds it, whoever it is of: an idle run
 * costs two reads, and an event one. What a run has no time for, the next one finds.
 */
export function compaction({ db, now = Date.now }: { db: Firestore; now?: () => number }) {
  const standing = db.doc(`${voterCompaction.path('')}/current`);

  async function read(): Promise<Standing> {
    const found = (await standing.get()).data();
    if (!found) return { until: 0, behind: new Map() };
    const { until, behind } = voterCompaction.schema.parse(found);
    const tries = Object.entries(behind).map(([id, at]): [string, number] => [id, at.toMillis()]);
    return { until: until.toMillis(), behind: new Map(tries) };
  }

  /** `behind`: who is, with the moment of the next attempt, and who is not any more (null). */
  const write = (until: number, behind: ReadonlyMap<string, number | null>): Promise<void> =>
    patiently(db, async (transaction) => {
      const found = (await transaction.get(standing)).data();
      const had = found ? voterCompaction.schema.parse(found) : null;
      const tries = new Map(Object.entries(had?.behind ?? {}).map(([id, at]) => [id, at.toMillis()]));
      for (const [id, at] of behind) at === null ? tries.delete(id) : tries.set(id, at);
      transaction.set(standing, {
        until: Timestamp.fromMillis(Math.max(had?.until.toMillis() ?? 0, until)),
        behind: Object.fromEntries([...tries].map(([id, at]) => [id, Timestamp.fromMillis(at)])),
      });
    });

  /** Whether it went well. What is wrong with one organization stops no other. */
  const attempt = (organization: string, work: () => Promise<void>): Promise<boolean> =>
    work().then(
      () => true,
      (error: unknown) => {
        logger.error('the voter log of an organization was not folded', { organization, error: `${error}` });
        return false;
      },
    );

  /** From where it was left until now, whatever the others have. */
  async function catchUp(organization: string, cut: number): Promise<void> {
    const log = db.collection(voterEvents.path(organization));
    for (let from = await foldedUntil(db, organization); from < cut; ) {
      const { end, events } = await stretch(log, from, cut);
      await foldOrganization(db, organization, events.get(organization) ?? [], end);
      from = end;
    }
  }

  return {
    async now(): Promise<void> {
      const over = now() + runMs;
      const cut = now() - settledMs;
      const { until, behind } = await read();
      // Whose fold failed is passed over until it has caught up: its parts go no further than the first that is missing.
      const passed = new Set(behind.keys());
      for (let from = until; from < cut && now() < over; ) {
        const { end, events } = await stretch(db.collectionGroup(voterEvents.name), from, cut);
        const failed = new Map<string, number>();
        for (const [organization, theirs] of events) {
          if (passed.has(organization)) continue;
          const isWell = await attempt(organization, () => foldOrganization(db, organization, theirs, end));
          if (isWell) continue;
          failed.set(organization, now() + againMs);
          passed.add(organization);
        }
        if (events.size > 0) await write(end, failed);
        from = end;
      }
      for (const [organization, at] of behind) {
        if (at > now() || now() >= over) continue;
        const isWell = await attempt(organization, () => catchUp(organization, cut));
        await write(until, new Map([[organization, isWell ? null : now() + againMs]]));
      }
    },
  };
}
