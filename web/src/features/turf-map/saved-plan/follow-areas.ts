import { turfs } from '#shared/collections/turfs.ts';
import {
  countTurfAreas,
  type IdRange,
  listenToTurfAreas,
  readTurfAreas,
} from '../../../shared/data/turf-areas.ts';
import { isDemo } from '../../../shared/demo/mode.ts';
import type { Area } from '../../../shared/turfs/plans.ts';
import { windowsOf } from './area-windows.ts';

/** Turfs of one window: one fewer than an answer holds, so that one more than expected is seen. */
const windowSize = 99;
/** Windows that are counted at a time. */
const together = 6;
/** Milliseconds within which changes may become known in another order than the server took them. */
const overlapMs = 5_000;

/** `areas`: as the server has them; `removed`: ids of those that it has no more. */
type OnAreas = (areas: readonly Area[], removed: readonly string[]) => void;

/**
 * Tells what has changed of a campaign's turfs since this device heard of them, then that it is all (`whole`), then what
 * changes. A read for each turf that changed; two or three for every 99 others, which are only counted: what was deleted
 * meanwhile is found so, and read again are those around it. `known` is what has been told, kept up by `onAreas`. Where the
 * server cannot be asked it is said to be whole as it is. Returns how to stop.
 */
export function followAreas(
  organization: string,
  known: ReadonlyMap<string, Area>,
  onAreas: OnAreas,
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
  const report: OnAreas = (areas, removed) => current && onAreas(areas, removed);

  async function check(): Promise<void> {
    // What is deleted in the demo goes from the memory that it is read from.
    if (isDemo) return;
    const windows = windowsOf([...known.keys()], windowSize);
    const checkWindow = async (range: IdRange & { ids: readonly string[] }) => {
      if ((await countTurfAreas(path, range)) === range.ids.length) return;
      const present = new Set<string>();
      const all = await readTurfAreas(path, range, (areas) => {
        for (const { id } of areas) present.add(id);
        report(areas, []);
      });
      if (all)
        report(
          [],
          range.ids.filter((id) => !present.has(id)),
        );
    };
    for (let at = 0; at < windows.length && current; at += together)
      await Promise.all(windows.slice(at, at + together).map(checkWindow));
  }

  async function begin(): Promise<void> {
    const since = newest() - overlapMs;
    const all = await readTurfAreas(path, { since }, (areas) => report(areas, []));
    if (all && current) await check();
  }
  const follow = () => {
    if (!current) return;
    whole();
    const from = newest();
    stop = listenToTurfAreas(path, from - overlapMs, (areas, removed, gap) => {
      report(areas, removed);
      if (gap) void begin().catch(() => undefined);
    });
  };
  begin().then(follow, follow);
  return () => {
    current = false;
    stop();
  };
}
