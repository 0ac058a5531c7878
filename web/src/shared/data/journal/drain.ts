import { firsts, isOf, waitOf } from './item.ts';
import type { Mirror } from './mirror.ts';
import { beatMs, openRun, type Run } from './run.ts';
import type { Surroundings } from './surroundings.ts';

/** Milliseconds without a sign of life of the tab that sends until another one takes over. */
const lostMs = 10_000;
/** Milliseconds before the disk is asked again when it has failed. */
const diskMs = 5_000;

/**
 * Sends what waits: of all tabs the one that holds the lock does, and it holds it only while there is something to
 * send. Returns what is to be called whenever something is different.
 */
export function openDrain(surroundings: Surroundings, mirror: Mirror): () => void {
  const { now, lock, standing } = surroundings;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let run: Run | null = null;
  let asking = false;

  function look(): void {
    clearTimeout(timer);
    const owner = standing();
    if (run && (owner.is !== 'member' || !isOf(run.owner)(owner))) run.end();
    run?.wake();
    if (owner.is !== 'member' || owner.unheard || mirror.isLocked()) return;
    const waits = firsts(mirror.all().filter(isOf(owner)))
      .map((item) => waitOf(item, now()))
      .filter((wait) => wait !== null);
    if (waits.includes(0)) void ask();
    else if (waits.length > 0) timer = setTimeout(look, Math.min(...waits));
  }

  /** Waits for the lock, and sends while it has it. `steal`: from a tab that is frozen. */
  async function ask(steal = false): Promise<void> {
    if (asking) return;
    asking = true;
    const askedAt = now();
    const patience = new AbortController();
    const watch = setInterval(() => {
      if (!run && now() - Math.max(askedAt, mirror.heardAt()) >= lostMs) patience.abort();
    }, beatMs);
    let failed = false;
    const work = () =>
      send().catch(() => {
        failed = true;
      });
    await lock('journal/drain', steal ? { steal } : { signal: patience.signal }, work)
      // Given up for a theft, or robbed: then another tab sends from here on.
      .catch(() => run?.end());
    clearInterval(watch);
    asking = false;
    if (patience.signal.aborted) await ask(true);
    else if (failed) timer = setTimeout(look, diskMs);
    else look();
  }

  async function send(): Promise<void> {
    const owner = standing();
    if (owner.is !== 'member' || owner.unheard) return;
    const mine = openRun(surroundings, mirror, owner);
    run = mine;
    const beating = setInterval(mine.beat, beatMs);
    mine.beat();
    try {
      await mine.untilDone();
    } finally {
      clearInterval(beating);
      mine.end();
      if (run === mine) run = null;
    }
  }
  return look;
}
