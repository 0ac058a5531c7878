import { columnsIn } from '#shared/domain/surveys/placeholders.ts';
import { useConnectivity } from '../../../shared/data/connectivity.ts';
import { commitAll, type Operation } from '../../../shared/data/journal/index.ts';
import type { Ground } from '../../../shared/turfs/ground/open-ground.ts';
import type { VoterQuery } from '../../../shared/voters/engine.ts';
import { engine } from '../../../shared/voters/engine-client.ts';
import { waitForResponses } from '../../../shared/voters/log/learn-many.ts';
import type { MakeTurfsProgress } from './making-progress.ts';
import { type Cut, type RequestedTurf, turfId, turfOf } from './turf-operations.ts';

/** Turfs that wait for the disk together, and of which the server has to have heard before the next are kept. */
const goMax = 10;
/** Changes of a cut that is taken back, likewise. */
const backMax = 100;
/** Turfs that wait on this device for a connection, and with which no more are made until they are sent: some 2 MB. */
export const waitsMax = 400;

type Job = {
  cut: Cut;
  requested: readonly RequestedTurf[];
  query: VoterQuery;
  ground: Pick<Ground, 'numbers'>;
};

/**
 * Makes turfs, in goes that are kept all or none; a signal ends it after a go. What `before` says is made already is left
 * out, so going on after an interruption ends in the same place. Throws as `commit` does; `onProgress` has told what was made.
 */
export async function makeTurfs(
  { cut, requested, query, ground }: Job,
  before: MakeTurfsProgress,
  onProgress: (progress: MakeTurfsProgress) => void,
  signal: AbortSignal,
): Promise<MakeTurfsProgress> {
  let now: MakeTurfsProgress = { ...before, unmade: [], full: false };
  let waiting = 0;
  let sent: readonly Promise<void>[] = [];
  const tell = (change: Partial<MakeTurfsProgress>) => {
    now = { ...now, ...change };
    onProgress(now);
  };
  const named = cut.script ? columnsIn(cut.script.body) : [];
  const left = requested.filter(({ number }) => !before.made.includes(number));
  tell({});
  for (let from = 0; from < left.length && !signal.aborted; from += goMax) {
    const operations: Operation[] = [];
    const numbers: number[] = [];
    for (const each of left.slice(from, from + goMax)) {
      const doors = await ground.numbers(each.piece.members);
      const buildings = await engine.buildings(query, doors, cut.order, named);
      if (signal.aborted) return now;
      const made = await turfOf(cut, each, buildings, Date.now());
      if (typeof made === 'string') tell({ unmade: [...now.unmade, { name: each.name, why: made }] });
      else {
        operations.push(...made);
        numbers.push(each.number);
      }
    }
    if (operations.length === 0) continue;
    // These were made ready while the server heard of those before.
    await waitForResponses(sent, signal);
    if (signal.aborted) return now;
    const synced = await commitAll(operations);
    tell({ made: [...now.made, ...numbers] });
    waiting += synced.length;
    sent = synced.map((each) =>
      each
        .catch(() => tell({ refused: now.refused + 1 }))
        .finally(() => {
          waiting -= 1;
        }),
    );
    // Two changes make a turf.
    const isFull = waiting >= 2 * waitsMax && from + goMax < left.length;
    if (isFull && !useConnectivity.getState().online) {
      tell({ full: true });
      return now;
    }
  }
  await waitForResponses(sent, signal);
  return now;
}

/**
 * Takes back what was made of a cut, turfs and packets, the last first; a signal ends it after a go. `onProgress` is told what is
 * left. Throws as `commit` does.
 */
export async function unmakeTurfs(
  cutId: string,
  made: readonly number[],
  onProgress: (left: readonly number[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const go = backMax / 2;
  for (let left = made.length; left > 0 && !signal.aborted; left -= go) {
    const operations = made.slice(Math.max(0, left - go), left).flatMap((number): Operation[] => {
      const id = turfId(cutId, number);
      return [
        { operation: 'delete', table: 'turfs', id },
        { operation: 'delete', table: 'turf_packets', id },
      ];
    });
    const synced = await commitAll(operations);
    onProgress(made.slice(0, Math.max(0, left - go)));
    await waitForResponses(synced, signal);
  }
}
