import { create } from 'zustand';
import { hasCapability } from '#shared/access.ts';
import type { Learned } from '#shared/rules/voters/state.ts';
import { useConnectivity } from '../data/connectivity.ts';
import { wordsFor } from '../data/errors.ts';
import { tellRefusal } from '../data/refusals.ts';
import { isDemo } from '../demo/mode.ts';
import { currentMember, useSession } from '../session/member.ts';
import type { Held } from './engine.ts';
import { type Line, openLine } from './line.ts';
import { rootOf, sourceOf } from './served.ts';
import type { VoterFile } from './source.ts';
import { heldAs } from './told.ts';
import type { FileHead } from './worker/protocol.ts';

/** Milliseconds without a screen of voters after which nothing is listened to, and after which the worker lets all go. */
const idle = { listenMs: 10_000, holdMs: 300_000 } as const;

/**
 * Milliseconds of the log that a device which listens rather has as events: a fold of them would be fetched for what is
 * here. Of more, as after a week without a connection, the folded parts cost less.
 */
const newsMs = 3_600_000;

const unknown: Held = { is: 'fetching', progress: { done: 0, of: 0 } };
export const useHeld = create<{ held: Held }>(() => ({ held: unknown }));
const show = (held: Held) => useHeld.setState({ held });

type Opened = { whose: string; line: Line; listen: () => void; rest: () => void; close: () => void };
let opened: Opened | null = null;

export const headOf = ({ id, pack, elections, chunks }: VoterFile): FileHead => ({
  id,
  pack,
  elections,
  chunks: chunks.map(({ id, rows, hash }) => ({ id, rows, hash })),
});

/** Whose voters may be held now; null where nobody may see any. */
export function whoseNow(): { whose: string; uid: string; organization: string } | null {
  const member = currentMember();
  if (!member || !hasCapability(member, 'voters.read')) return null;
  const { uid, organization } = member;
  return { whose: `${uid} in ${organization}`, uid, organization };
}

function openFor({ whose, uid, organization }: NonNullable<ReturnType<typeof whoseNow>>): Opened {
  const source = sourceOf(organization);
  const retry = () => {
    line.tell({ is: 'retry' });
    rest();
    listen();
  };
  const line = openLine(source, { owner: isDemo ? null : uid, root: rootOf(organization) }, (standing) => {
    if (standing.is !== 'none' || isKnown) show(heldAs(standing, retry));
  });
  /** Whether there is a file, the source has said. */
  let isKnown = false;
  let stops: (() => void)[] = [];
  let stopEvents: (() => void) | null = null;
  /** From where on the log is listened to; null where only what waits here is told. */
  let heardFrom: number | null = null;
  const fail = (error: unknown) => {
    tellRefusal(error);
    show({ is: 'failed', why: wordsFor(error), retry });
  };
  const hearEvents = (since: number | null) => {
    if (since === null && stopEvents) return;
    heardFrom = since;
    stopEvents?.();
    const own = (events: readonly Learned[]) => line.tell({ is: 'own', events });
    // Closed meanwhile, nobody misses them.
    const learned = (events: readonly Learned[]) => void line.learn(events).catch(() => undefined);
    const reached = (until: number) => line.tell({ is: 'reached', until });
    const hear = (from: number | null) => source.events(from, { learned, own, reached }, fail);
    const stop = hear(null);
    stopEvents = stop;
    if (since === null) return;
    line.tail().then(
      (kept) => {
        if (stopEvents !== stop) return;
        stop();
        stopEvents = hear(Math.max(since, kept));
      },
      () => undefined,
    );
  };
  const listen = () => {
    if (stops.length > 0) return;
    heardFrom = null;
    stops = [
      source.file((heard) => {
        if (heard.is === 'unseen') return isKnown ? undefined : show({ is: 'unseen' });
        isKnown = true;
        line.tell({ is: 'file', file: heard.is === 'there' ? headOf(heard.value) : null });
      }, fail),
      source.fold((heard) => {
        const fold = heard.is === 'there' ? heard.value : null;
        const until = fold?.until.toMillis() ?? 0;
        if (heardFrom !== null && until - heardFrom < newsMs) return;
        line.tell({ is: 'fold', versions: fold?.versions ?? [] });
        // From where, nobody has said: the whole log is not read for that.
        hearEvents(heard.is === 'unseen' ? null : until);
      }, fail),
    ];
  };
  const rest = () => {
    for (const stop of stops) stop();
    stops = [];
    stopEvents?.();
    stopEvents = null;
  };
  const stopWaiting = useConnectivity.subscribe(({ online }, before) => {
    if (online && !before.online && stops.length > 0) line.tell({ is: 'retry' });
  });
  return {
    whose,
    line,
    listen,
    rest,
    close() {
      stopWaiting();
      rest();
      line.close();
      show(unknown);
    },
  };
}

/** The line to the worker of the present member's voters, which is opened where it is not; null where they may see none. */
export function lineNow(): Line | null {
  return openedNow()?.line ?? null;
}
function openedNow(): Opened | null {
  const now = whoseNow();
  if (opened && opened.whose !== now?.whose) closeNow();
  if (now) opened ??= openFor(now);
  return opened;
}
function closeNow(): void {
  opened?.close();
  opened = null;
}

let users = 0;
let timers: ReturnType<typeof setTimeout>[] = [];

/** Said by a screen while it shows voters; returns how to stop. */
export function beHere(): () => void {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
  users += 1;
  openedNow()?.listen();
  return () => {
    users -= 1;
    if (users > 0) return;
    timers = [setTimeout(() => opened?.rest(), idle.listenMs), setTimeout(closeNow, idle.holdMs)];
  };
}

// Nothing of it outlives who may see it.
useSession.subscribe(() => {
  if (opened && opened.whose !== whoseNow()?.whose) closeNow();
});
