import { commitAll, type Operation } from '../../../../shared/data/journal/index.ts';
import { engine } from '../../../../shared/voters/asking.ts';
import type { Asked } from '../../../../shared/voters/engine.ts';
import { heardOrAway } from '../../../../shared/voters/log/learn-many.ts';
import type { Ground } from '../ground/open-ground.ts';
import { type Cut, turfId, turfOf, type Unmade, type Wanted } from './turf.ts';

/** Turfs that wait for the disk together, and of which the server has to have heard before the next are kept. */
const goMax = 10;
/** Changes of a cut that is taken back, likewise. */
const backMax = 100;

/** `made`: safe on this device; `refused`: the server took them not; `unmade`: why some could not be made. */
export type Making = {
  of: number;
  made: readonly number[];
  refused: number;
  unmade: readonly { name: string; why: Unmade }[];
};
export const nothingMade = (of: number): Making => ({ of, made: [], refused: 0, unmade: [] });

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
  let now: Making = { ...before, unmade: [] };
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
    const synced = await commitAll(operations);
    tell({ made: [...now.made, ...numbers] });
    const heard = synced.map((each) => each.catch(() => tell({ refused: now.refused + 1 })));
    await heardOrAway(heard, signal);
  }
  return now;
}

/** Takes back what was made of a cut, turfs and packets. */
export async function unmakeTurfs(cutId: string, made: readonly number[]): Promise<void> {
  const operations = made.flatMap((number): Operation[] => {
    const id = turfId(cutId, number);
    return [
      { operation: 'delete', table: 'turfs', id },
      { operation: 'delete', table: 'turf_packets', id },
    ];
  });
  for (let from = 0; from < operations.length; from += backMax)
    await heardOrAway(await commitAll(operations.slice(from, from + backMax)), undefined);
}
