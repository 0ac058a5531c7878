import { deliverEntry } from './deliver-entry.ts';
import type { Mirror } from './mirror.ts';
import type { Ports } from './ports.ts';
import {
  awaitedLanes,
  byAge,
  goesBefore,
  type Item,
  isDraft,
  isOf,
  lanesOf,
  msUntilDue,
  type Owner,
  queueHeads,
} from './queue-item.ts';

/** Documents whose changes are on their way at a time. */
const lanesMax = 10;
/** Milliseconds between two signs of life. */
export const heartbeatMs = 2_000;

const release = (item: Item): Item | undefined =>
  item.state.is === 'held' && item.state.until !== null ? { ...item, state: { is: 'pending' } } : undefined;

export type SendQueue = ReturnType<typeof openSendQueue>;

/** Sends one member's changes: those of one document one after the other, those of several side by side. */
export function openSendQueue(ports: Ports, mirror: Mirror, owner: Owner) {
  const { signal, ...over } = endable();
  /** Documents that are seen to, each with the entry that cannot be sent for now. */
  const lanes = new Map<string, string | null>();
  let wake = () => {};
  let lastState = '';

  const isDue = (item: Item): boolean => msUntilDue(item, ports.now()) === 0;

  function sayState(always: boolean): void {
    const unreached = [...lanes.values()].filter((id) => id !== null);
    const state = { draining: unreached.length < lanes.size, unreached: [...new Set(unreached)] };
    if (!always && JSON.stringify(state) === lastState) return;
    lastState = JSON.stringify(state);
    mirror.beat(state);
  }

  /** What is of one lane may be of several documents: whether an earlier change of another one goes first. */
  const isPreceded = (item: Item): boolean =>
    mirror
      .all()
      .filter(isOf(owner))
      .some(
        (other) =>
          goesBefore(other, item) &&
          (other.table !== item.table || other.document !== item.document) &&
          !isDraft(other) &&
          byAge(other, item) < 0,
      );

  async function follow(first: Item): Promise<void> {
    let sent = false;
    while (!signal.aborted) {
      const queue = (await mirror.store.lane(first)).filter(isOf(owner));
      const head = queue.find((item) => !isDraft(item));
      if (!head || !isDue(head) || isPreceded(head)) break;
      sent = true;
      const item = head.state.is === 'held' ? await mirror.change(head, release) : head;
      if (!item) continue;
      await deliverEntry(item, ports, mirror, signal, (unreached) => {
        for (const lane of lanesOf(first)) lanes.set(lane, unreached ? item.id : null);
        sayState(false);
      });
    }
    // The disk has nothing of what this tab believed.
    if (!sent) await mirror.refresh();
  }

  return {
    owner,
    wake: () => wake(),
    /** Ends it where it stands: of what is on its way, only that it has arrived still counts. */
    end(): void {
      over.end();
      wake();
    },
    beat: () => sayState(true),
    /** Resolves when nothing is left that can be sent, or it was ended. Throws where the disk fails. */
    async untilDone(): Promise<void> {
      const troubles: unknown[] = [];
      while (!signal.aborted) {
        const woken = new Promise<void>((done) => {
          wake = done;
        });
        for (const item of queueHeads(mirror.all().filter(isOf(owner)))) {
          const own = lanesOf(item);
          const isTaken = [...own, ...awaitedLanes(item)].some((lane) => lanes.has(lane));
          if (lanes.size >= lanesMax || isTaken || !isDue(item)) continue;
          for (const lane of own) lanes.set(lane, null);
          follow(item)
            .catch((error: unknown) => troubles.push(error))
            .finally(() => {
              for (const lane of own) lanes.delete(lane);
              wake();
            });
        }
        if (!signal.aborted) sayState(false);
        if (troubles.length > 0) throw troubles[0];
        if (lanes.size === 0) return;
        await woken;
      }
    },
  };
}

function endable() {
  const controller = new AbortController();
  return { signal: controller.signal, end: () => controller.abort() };
}
