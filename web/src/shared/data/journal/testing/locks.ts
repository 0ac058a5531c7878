import type { Surroundings } from '../surroundings.ts';

/** The Web Locks of a browser with several tabs, as far as the journal uses them. */
export function openLocks() {
  type Request = {
    tab: string;
    work: () => Promise<void>;
    done: () => void;
    refused: (error: unknown) => void;
  };
  const held = new Map<string, Request>();
  const waiting = new Map<string, Request[]>();
  const lost = () => new DOMException('The lock was lost.', 'AbortError');

  function grant(name: string, request: Request): void {
    held.set(name, request);
    const free = () => {
      if (held.get(name) === request) release(name);
    };
    queueMicrotask(() =>
      request.work().then(
        () => {
          free();
          request.done();
        },
        (error: unknown) => {
          free();
          request.refused(error);
        },
      ),
    );
  }
  function release(name: string): void {
    held.delete(name);
    const next = waiting.get(name)?.shift();
    if (next) grant(name, next);
  }

  return {
    held: (): string[] => [...held.keys()],
    of:
      (tab: string): Surroundings['lock'] =>
      (name, options, work) =>
        new Promise<void>((done, refused) => {
          const mine: Request = { tab, work, done, refused };
          const owner = held.get(name);
          if (options.steal && owner) {
            held.delete(name);
            owner.refused(lost());
          }
          if (!held.has(name)) return grant(name, mine);
          const queue = waiting.get(name) ?? [];
          waiting.set(name, queue);
          queue.push(mine);
          options.signal?.addEventListener('abort', () => {
            const at = queue.indexOf(mine);
            if (at < 0) return;
            queue.splice(at, 1);
            refused(lost());
          });
        }),
    /** The tab is gone: so are its locks and its requests. */
    forget(tab: string): void {
      for (const queue of waiting.values())
        queue.splice(0, queue.length, ...queue.filter((request) => request.tab !== tab));
      for (const [name, request] of held) if (request.tab === tab) release(name);
    },
  };
}
