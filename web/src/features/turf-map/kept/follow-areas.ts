import { turfs } from '#shared/collections/turfs.ts';
import { countWithin, listen, type Range, readAll } from '../../../shared/data/areas.ts';
import { isDemo } from '../../../shared/demo/mode.ts';
import type { Area } from '../../../shared/turfs/plans.ts';
import { windowsOf } from './areas.ts';

/** Turfs of one window: one fewer than an answer holds, so that one more than expected is seen. */
const windowSize = 99;
/** Windows that are counted at a time. */
const together = 6;
/** Milliseconds within which changes may become known in another order than the server took them. */
const overlapMs = 5_000;

/** `areas`: as the server has them; `gone`: ids of those that it has no more. */
type Heard = (areas: readonly Area[], gone: readonly string[]) => void;

/**
 * Tells what has changed of a campaign's turfs since this device heard of them, then that it is all (`whole`), then what
 * changes. A read for each turf that changed; two or three for every 99 others, which are only counted: what was deleted
 * meanwhile is found so, and read again are those around it. `known` is what has been told, kept up by `hear`. Where the
 * server cannot be asked it is said to be whole as it is. Returns how to stop.
 */
export function followAreas(
  organization: string,
  known: ReadonlyMap<string, Area>,
  hear: Heard,
  whole: () => void,
): () => void {
  const path = turfs.path(organization);
  let stop = () => {};
  let current = true;
  const newest = () => {
    let at = 0;
    for (const { updated } of known.values()) at = Math.max(at, updated);
    return at;
  };
  const told: Heard = (areas, gone) => current && hear(areas, gone);

  async function check(): Promise<void> {
    // What is deleted in the demo goes from the memory that it is read from.
    if (isDemo) return;
    const windows = windowsOf([...known.keys()], windowSize);
    const look = async (range: Range & { ids: readonly string[] }) => {
      if ((await countWithin(path, range)) === range.ids.length) return;
      const there = new Set<string>();
      const all = await readAll(path, range, (areas) => {
        for (const { id } of areas) there.add(id);
        told(areas, []);
      });
      if (all)
        told(
          [],
          range.ids.filter((id) => !there.has(id)),
        );
    };
    for (let at = 0; at < windows.length && current; at += together)
      await Promise.all(windows.slice(at, at + together).map(look));
  }

  async function begin(): Promise<void> {
    const since = newest() - overlapMs;
    const all = await readAll(path, { since }, (areas) => told(areas, []));
    if (all && current) await check();
  }
  const follow = () => {
    if (!current) return;
    whole();
    const from = newest();
    stop = listen(path, from - overlapMs, (areas, gone, gap) => {
      told(areas, gone);
      if (gap) void begin().catch(() => undefined);
    });
  };
  begin().then(follow, follow);
  return () => {
    current = false;
    stop();
  };
}
