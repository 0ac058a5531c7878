import { useConnectivity } from '../../../shared/data/connectivity.ts';
import { commitAll, type Operation } from '../../../shared/data/journal/index.ts';
import type { Ground } from '../../../shared/turfs/ground/open-ground.ts';
import { engine } from '../../../shared/voters/asking.ts';
import type { Asked } from '../../../shared/voters/engine.ts';
import { heardOrAway } from '../../../shared/voters/log/learn-many.ts';
import type { Making } from './making.ts';
import { type Cut, turfId, turfOf, type Wanted } from './turf.ts';

/** Turfs that wait for the disk together, and of which the server has to have heard before the next are kept. */
const goMax = 10;
/** Changes of a cut that is taken back, likewise. */
const backMax = 100;
/** Turfs that wait on this device for a connection, and with which no more are made until they are sent: some 2 MB. */
export const waitsMax = 400;

type Job = { cut: Cut; wanted: readonly Wanted[]; asked: Asked; ground: Pick<Ground, 'numbers'> };

/**
 * Makes turfs, in goes that are kept all or none; a signal ends it after a go. What `before` says is made already is left
 * out, so going on after an interruption ends in the same place. Throws as `commit` does; `hear` has told what was made.
 */
export async function makeTurfs(
  { cut, wanted, asked, ground }: Job,
  before: Making,
  hear: (making: Making) => void,
  signal: AbortSignal,
): Promise<Making> {
  let now: Making = { ...before, unmade: [], full: false };
  let waiting = 0;
  let sent: readonly Promise<void>[] = [];
  const tell = (change: Partial<Making>) => {
    now = { ...now, ...change };
    hear(now);
  };
  const left = wanted.filter(({ number }) => !before.made.includes(number));
  tell({});
  for (let from = 0; from < left.length && !signal.aborted; from += goMax) {
    const operations: Operation[] = [];
    const numbers: number[] = [];
    for (const each of left.slice(from, from + goMax)) {
      const doors = await ground.numbers(each.piece.members);
      const buildings = await engine.buildings(asked, doors, cut.order);
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
    await heardOrAway(sent, signal);
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
  await heardOrAway(sent, signal);
  return now;
}

/**
 * Takes back what was made of a cut, turfs and packets, the last first; a signal ends it after a go. `hear` is told what is
 * left. Throws as `commit` does.
 */
export async function unmakeTurfs(
  cutId: string,
  made: readonly number[],
  hear: (left: readonly number[]) => void,
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
    hear(made.slice(0, Math.max(0, left - go)));
    await heardOrAway(synced, signal);
  }
}
