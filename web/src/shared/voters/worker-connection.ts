import { create } from 'zustand';
import { hasCapability } from '#shared/access.ts';
import { today } from '#shared/domain/days.ts';
import { usableColumns } from '#shared/domain/voters/permitted-use.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { useConnectivity } from '../data/connectivity.ts';
import { messageFor } from '../data/error-messages.ts';
import { reportRefusal } from '../data/refusals.ts';
import { isDemo } from '../demo/mode.ts';
import { currentMember, useSession } from '../session/session-store.ts';
import type { VoterFileState } from './engine.ts';
import { toVoterFileState } from './format-trouble.ts';
import type { VoterFile } from './source.ts';
import { rootOf, sourceOf } from './voter-source.ts';
import type { FileHead } from './worker/voter-protocol.ts';
import { type Line, openLine } from './worker-line.ts';

/** Milliseconds without a screen of voters after which nothing is listened to, and after which the worker lets all go. */
const idle = { listenMs: 10_000, holdMs: 300_000 } as const;

/**
 * Milliseconds of the log that a device which listens rather has as events: a fold of them would be fetched for what is
 * here. Of more, as after a week without a connection, the folded parts cost less.
 */
const newsMs = 3_600_000;

const unknown: VoterFileState = { is: 'fetching', progress: { done: 0, of: 0 } };
export const useVoterFileState = create<{ voterFile: VoterFileState }>(() => ({ voterFile: unknown }));
const show = (state: VoterFileState) => useVoterFileState.setState({ voterFile: state });

type Opened = { owner: string; line: Line; listen: () => void; rest: () => void; close: () => void };
let opened: Opened | null = null;

const manifestOf = ({ id, rows, hash }: VoterFile['chunks'][number]) => ({ id, rows, hash });

/** `race`: an admin has turned race and ethnicity on. */
export const headOf = ({ id, pack, elections, parts, chunks, gone }: VoterFile, race = false): FileHead => ({
  id,
  pack,
  elections,
  data: usableColumns(parts ?? [], today(new Date())),
  race,
  chunks: chunks.map(manifestOf),
  gone: gone ? { voters: gone.voters, chunks: gone.chunks.map(manifestOf) } : null,
});

/** Whose voters may be held now; null where nobody may see any. */
export function currentOwner(): { owner: string; uid: string; organization: string } | null {
  const member = currentMember();
  if (!member || !hasCapability(member, 'voters.read')) return null;
  const { uid, organization } = member;
  return { owner: `${uid} in ${organization}`, uid, organization };
}

function openFor({ owner, uid, organization }: NonNullable<ReturnType<typeof currentOwner>>): Opened {
  const source = sourceOf(organization);
  const retry = () => {
    line.tell({ is: 'retry' });
    rest();
    listen();
  };
  const line = openLine(source, { owner: isDemo ? null : uid, root: rootOf(organization) }, (status) => {
    if (status.is !== 'none' || isKnown) show(toVoterFileState(status, retry));
  });
  /** Whether there is a file, the source has said. */
  let isKnown = false;
  let stops: (() => void)[] = [];
  let stopEvents: (() => void) | null = null;
  /** From where on the log is listened to; null where only what waits here is told. */
  let eventsSince: number | null = null;
  const fail = (error: unknown) => {
    reportRefusal(error);
    show({ is: 'failed', why: messageFor(error), retry });
  };
  const subscribeEvents = (since: number | null) => {
    if (since === null && stopEvents) return;
    eventsSince = since;
    stopEvents?.();
    const own = (events: readonly Learned[]) => line.tell({ is: 'own', events });
    // Closed meanwhile, nobody misses them.
    const learned = (events: readonly Learned[]) => void line.learn(events).catch(() => undefined);
    const reached = (until: number) => line.tell({ is: 'reached', until });
    const subscribe = (from: number | null) => source.events(from, { learned, own, reached }, fail);
    const stop = subscribe(null);
    stopEvents = stop;
    if (since === null) return;
    line.tail().then(
      (storedUntil) => {
        if (stopEvents !== stop) return;
        stop();
        stopEvents = subscribe(Math.max(since, storedUntil));
      },
      () => undefined,
    );
  };
  let stopRace: (() => void) | null = null;
  /** A file with race is told once it is known whether that is on, and again each time that it is turned on or off. */
  const tellFile = (file: VoterFile | null) => {
    stopRace?.();
    stopRace = null;
    if (!file?.race) return line.tell({ is: 'file', file: file && headOf(file) });
    stopRace = source.race((isOn) => line.tell({ is: 'file', file: headOf(file, isOn) }), fail);
  };
  const listen = () => {
    if (stops.length > 0) return;
    eventsSince = null;
    stops = [
      source.file((state) => {
        if (state.is === 'unseen') return isKnown ? undefined : show({ is: 'unseen' });
        isKnown = true;
        tellFile(state.is === 'there' ? state.value : null);
      }, fail),
      source.fold((state) => {
        const fold = state.is === 'there' ? state.value : null;
        const until = fold?.until.toMillis() ?? 0;
        if (eventsSince !== null && until - eventsSince < newsMs) return;
        line.tell({ is: 'fold', versions: fold?.versions ?? [] });
        // From where, nobody has said: the whole log is not read for that.
        subscribeEvents(state.is === 'unseen' ? null : until);
      }, fail),
    ];
  };
  const rest = () => {
    for (const stop of stops) stop();
    stops = [];
    stopRace?.();
    stopRace = null;
    stopEvents?.();
    stopEvents = null;
  };
  const stopWaiting = useConnectivity.subscribe(({ online }, before) => {
    if (online && !before.online && stops.length > 0) line.tell({ is: 'retry' });
  });
  return {
    owner,
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
export function currentLine(): Line | null {
  return openedNow()?.line ?? null;
}
function openedNow(): Opened | null {
  const now = currentOwner();
  if (opened && opened.owner !== now?.owner) closeNow();
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
export function holdVoters(): () => void {
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
  if (opened && opened.owner !== currentOwner()?.owner) closeNow();
});
