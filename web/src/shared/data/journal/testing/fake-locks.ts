import type { Ports } from '../ports.ts';

/** The Web Locks of a browser with several tabs, as far as the journal uses them. */
export function openLocks() {
  type Request = {
    tab: string;
    work: () => Promise<void>;
    done: () => void;
    refused: (error: unknown) => void;
  };
  const granted = new Map<string, Request>();
  const waiting = new Map<string, Request[]>();
  const lost = () => new DOMException('The lock was lost.', 'AbortError');

  function grant(name: string, request: Request): void {
    granted.set(name, request);
    const free = () => {
      if (granted.get(name) === request) release(name);
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
    granted.delete(name);
    const next = waiting.get(name)?.shift();
    if (next) grant(name, next);
  }

  return {
    granted: (): string[] => [...granted.keys()],
    of:
      (tab: string): Ports['lock'] =>
      (name, options, work) =>
        new Promise<void>((done, refused) => {
          const own: Request = { tab, work, done, refused };
          const owner = granted.get(name);
          if (options.steal && owner) {
            granted.delete(name);
            owner.refused(lost());
          }
          if (!granted.has(name)) return grant(name, own);
          const queue = waiting.get(name) ?? [];
          waiting.set(name, queue);
          queue.push(own);
          options.signal?.addEventListener('abort', () => {
            const at = queue.indexOf(own);
            if (at < 0) return;
            queue.splice(at, 1);
            refused(lost());
          });
        }),
    /** The tab is gone: so are its locks and its requests. */
    forget(tab: string): void {
      for (const queue of waiting.values())
        queue.splice(0, queue.length, ...queue.filter((request) => request.tab !== tab));
      for (const [name, request] of granted) if (request.tab === tab) release(name);
    },
  };
}
