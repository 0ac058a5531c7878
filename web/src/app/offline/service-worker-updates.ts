import { create } from 'zustand';
import { takeOver } from '../../sw/worker-messages.ts';

/** Milliseconds between two looks for a later version, and between two that a tab is brought to the front for. */
export const updateChecks = { everyMs: 3_600_000, atMostEveryMs: 60_000 } as const;

export type Version =
  /** The latest that this device knows of. */
  | 'latest'
  /** A later one is on this device and waits to be let in. */
  | 'waiting'
  /** Another tab let it in; this one was spared, for something in it is not saved. */
  | 'behind';

export const useVersion = create<{ version: Version }>(() => ({ version: 'latest' }));

export type Ways = {
  /** The browser's `navigator.serviceWorker`. */
  workers: ServiceWorkerContainer;
  page: Document;
  /** Whether starting the page anew would lose something. */
  busy: () => boolean;
  reload: () => void;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** Lets the later version in, where nothing would be lost. Says whether it did. */
let letIn = (): boolean => false;
export const openLatest = (): boolean => letIn();

/** Registers the worker that keeps the app on this device, and follows its versions; returns how to stop. */
export function keepApp({ workers, page, busy, reload, now }: Ways): () => void {
  let registration: ServiceWorkerRegistration | null = null;
  let stopped = false;
  let controlled = workers.controller !== null;
  let checkedAt = now();

  const say = (version: Version) => useVersion.setState({ version });
  const waits = () => {
    if (registration?.waiting && workers.controller) say('waiting');
  };
  const found = () => registration?.installing?.addEventListener('statechange', waits);
  const check = () => {
    checkedAt = now();
    // Without a connection there is nothing later to be had.
    registration?.update().catch(() => undefined);
  };
  const shown = () => {
    if (!page.hidden && now() - checkedAt >= updateChecks.atMostEveryMs) check();
  };
  const replaced = () => {
    // The first worker of a device serves the version that is open already.
    const first = !controlled;
    controlled = true;
    if (first) return;
    if (busy()) say('behind');
    else reload();
  };

  workers.addEventListener('controllerchange', replaced);
  page.addEventListener('visibilitychange', shown);
  const timer = setInterval(check, updateChecks.everyMs);
  // A browser that keeps nothing refuses: the app then needs its connection, as before.
  workers.register('/sw.js', { updateViaCache: 'none' }).then(
    (registered) => {
      if (stopped) return;
      registration = registered;
      registration.addEventListener('updatefound', found);
      found();
      waits();
    },
    () => undefined,
  );
  letIn = () => {
    if (busy()) return false;
    // Every tab starts anew as soon as it has taken over.
    if (registration?.waiting) registration.waiting.postMessage(takeOver);
    else reload();
    return true;
  };

  return () => {
    stopped = true;
    letIn = () => false;
    clearInterval(timer);
    workers.removeEventListener('controllerchange', replaced);
    page.removeEventListener('visibilitychange', shown);
    registration?.removeEventListener('updatefound', found);
  };
}
