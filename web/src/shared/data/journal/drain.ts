import type { Mirror } from './mirror.ts';
import type { Ports } from './ports.ts';
import { isOf, msUntilDue, queueHeads } from './queue-item.ts';
import { heartbeatMs, openSendQueue, type SendQueue } from './send-queue.ts';

/** Milliseconds without a sign of life of the tab that sends until another one takes over. */
const lostMs = 10_000;
/** Milliseconds before the disk is asked again when it has failed. */
const diskMs = 5_000;

/**
 * Sends what waits: of all tabs the one that holds the lock does, and it holds it only while there is something to
 * send. Returns what is to be called whenever something is different.
 */
export function openDrain(ports: Ports, mirror: Mirror): () => void {
  const { now, lock, identity } = ports;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let run: SendQueue | null = null;
  let asking = false;

  function checkQueue(): void {
    clearTimeout(timer);
    const owner = identity();
    if (run && (owner.is !== 'member' || !isOf(run.owner)(owner))) run.end();
    run?.wake();
    if (owner.is !== 'member' || owner.unheard || mirror.isLocked()) return;
    const waits = queueHeads(mirror.all().filter(isOf(owner)))
      .map((item) => msUntilDue(item, now()))
      .filter((wait) => wait !== null);
    if (waits.includes(0)) void ask();
    else if (waits.length > 0) timer = setTimeout(checkQueue, Math.min(...waits));
  }

  /** Waits for the lock, and sends while it has it. `steal`: from a tab that is frozen. */
  async function ask(steal = false): Promise<void> {
    if (asking) return;
    asking = true;
    const requestedAt = now();
    const timeout = new AbortController();
    const watch = setInterval(() => {
      if (!run && now() - Math.max(requestedAt, mirror.lastMessageAt()) >= lostMs) timeout.abort();
    }, heartbeatMs);
    let failed = false;
    const work = () =>
      send().catch(() => {
        failed = true;
      });
    await lock('journal/drain', steal ? { steal } : { signal: timeout.signal }, work)
      // Given up for a theft, or robbed: then another tab sends from here on.
      .catch(() => run?.end());
    clearInterval(watch);
    asking = false;
    if (timeout.signal.aborted) await ask(true);
    else if (failed) timer = setTimeout(checkQueue, diskMs);
    else checkQueue();
  }

  async function send(): Promise<void> {
    const owner = identity();
    if (owner.is !== 'member' || owner.unheard) return;
    const ownRun = openSendQueue(ports, mirror, owner);
    run = ownRun;
    const beating = setInterval(ownRun.beat, heartbeatMs);
    ownRun.beat();
    try {
      await ownRun.untilDone();
    } finally {
      clearInterval(beating);
      ownRun.end();
      if (run === ownRun) run = null;
    }
  }
  return checkQueue;
}
