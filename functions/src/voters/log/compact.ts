import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { voterEvents } from '#shared/collections/index.ts';
import { type CompletedFold, compactionProgress, type DelayedFold } from './compaction-progress.ts';
import { foldedUntil, foldOrganization } from './fold-organization.ts';
import { readLogRange } from './log-range.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Milliseconds after which no earlier event can arrive any more: the server stamps a write when it has it, and gives up on
 * what it has not committed within a minute.
 */
const settledMs = 60_000;
/** Milliseconds of one run: a minute less than the function has. */
const runMs = 8 * 60_000;
/** Milliseconds that one organization may take at a time, and events that it may have in the pass that all share. */
const organizationMs = 2 * 60_000;
const shareMax = 20_000;
/** Milliseconds until an organization is tried again: twice as long each time, at most a day. */
const againMs = 10 * 60_000;
const againMaxMs = 24 * 3_600_000;

type Parts = {
  db: Firestore;
  now?: () => number;
  /** Tests fold what never ends, and less of it. */
  fold?: typeof foldOrganization;
  budget?: (organization: string) => number;
  share?: number;
};

/**
 * Folds what all organizations' logs have received since the last run. One query finds it, whoever it is of: an idle run
 * costs two reads, and an event one. What a run has no time for, the next one finds. An organization that takes too long,
 * has too many events, fails, or ends the process is passed over and caught up by itself after all others.
 */
export function compaction({
  db,
  now = Date.now,
  fold = foldOrganization,
  budget = () => organizationMs,
  share = shareMax,
}: Parts) {
  /** Whether it went well. What is wrong with one organization stops no other. */
  const attempt = (organization: string, ms: number, work: (signal: AbortSignal) => Promise<void>) =>
    withTimeout(ms, work).then(
      () => true,
      (error: unknown) => {
        logger.error('the voter log of an organization was not folded', { organization, error: `${error}` });
        return false;
      },
    );

  /** From where it was left until now, whatever the others have. */
  async function catchUp(organization: string, cut: number, signal: AbortSignal): Promise<void> {
    const log = db.collection(voterEvents.path(organization));
    for (let from = await foldedUntil(db, organization); from < cut && !signal.aborted; ) {
      const { end, events } = await readLogRange(log, from, cut);
      await fold(db, organization, events.get(organization) ?? [], end, signal);
      from = end;
    }
    signal.throwIfAborted();
  }

  const afterTry = ({ tries }: Pick<DelayedFold, 'tries'>): DelayedFold => ({
    at: now() + Math.min(againMs * 2 ** tries, againMaxMs),
    tries: tries + 1,
  });

  return {
    async now(): Promise<void> {
      const over = now() + runMs;
      const cut = now() - settledMs;
      const msLeft = (organization: string) => Math.min(budget(organization), over - now());
      const progress = compactionProgress(db, randomUUID());
      const { until, late } = await progress.read();
      const shares = new Map<string, number>();

      for (let from = until; from < cut && now() < over; ) {
        const { end, events } = await readLogRange(db.collectionGroup(voterEvents.name), from, cut, late);
        const passed = new Map<string, DelayedFold>();
        let done: CompletedFold | null = null;
        for (const [organization, received] of events) {
          const events = (shares.get(organization) ?? 0) + received.length;
          shares.set(organization, events);
          if (events > share && !late.has(organization)) late.set(organization, { at: now(), tries: 0 });
          const known = late.get(organization);
          if (known) {
            passed.set(organization, known);
            continue;
          }
          const next = afterTry({ tries: 0 });
          await progress.change({ begins: [organization, next], done });
          const isWell = await attempt(organization, msLeft(organization), (signal) =>
            fold(db, organization, received, end, signal),
          );
          done = isWell ? { organization, until: end } : null;
          if (!isWell) late.set(organization, next);
        }
        if (events.size > 0) await progress.change({ until: end, done, passed });
        from = end;
      }

      for (const [organization, { at, tries }] of [...late].sort(([, one], [, other]) => one.at - other.at)) {
        if (at > now() || now() >= over) continue;
        await progress.change({ begins: [organization, afterTry({ tries })] });
        const before = await foldedUntil(db, organization);
        const isWell = await attempt(organization, msLeft(organization), (signal) =>
          catchUp(organization, cut, signal),
        );
        if (isWell) await progress.change({ done: { organization, until: cut } });
        // What came some way goes on in the next run.
        else if ((await foldedUntil(db, organization)) > before)
          await progress.change({ begins: [organization, { at: now(), tries: 0 }] });
      }
    },
  };
}
