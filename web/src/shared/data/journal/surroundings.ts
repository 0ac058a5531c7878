import { forget, remember } from '../../remembered.ts';
import { currentMember, useSession } from '../../session/member.ts';
import { keepTaken } from '../../turfs/accept.ts';
import { heardServer, missedServer, onReconnect, useConnectivity } from '../connectivity.ts';
import { tellRefusal } from '../refusals.ts';
import { apply } from './apply.ts';
import { openDisk } from './disk.ts';
import type { Entry } from './entry.ts';
import { type Keyring, keyring } from './keyring.ts';
import { waitsKey } from './waits-key.ts';

/** Who the person at the screen is to the journal. */
export type Standing =
  /** `unheard`: the server has not said so yet: what they change is kept, and sent when it has. */
  | { is: 'member'; user: string; organization: string; unheard?: boolean }
  /** Signed in, and in no organization any more. */
  | { is: 'outside' }
  /** Not known, or nobody. */
  | { is: 'away'; signedOut: boolean };

/** What one tab says to the others. */
export type Message =
  /** Something on the disk is not as it was. */
  | { is: 'changed' }
  /** The server has acknowledged an entry. */
  | { is: 'applied'; entry: Entry; at: number }
  /** The tab that sends is alive, and what it is at. */
  | { is: 'beat'; draining: boolean; unreached: string[] };

/** All that the journal touches of its tab, its browser and its server. */
export type Surroundings = {
  now: () => number;
  /** Opens the disk. */
  open: typeof openDisk;
  keys: Keyring;
  /** Whether the page may be closing: then nothing is waited for. */
  isHidden: () => boolean;
  /** Does `work` while this tab holds the lock; rejects where it is given up or robbed. */
  lock: (name: string, options: LockOptions, work: () => Promise<void>) => Promise<unknown>;
  /** Joins the other tabs of this browser; returns how to speak to them. */
  join: (hear: (message: Message) => void) => (message: Message) => void;
  standing: () => Standing;
  onStanding: (hear: () => void) => void;
  /** Calls `hear` when the tab may have missed something. */
  onShown: (hear: () => void) => void;
  /** Remembers whether anything is on the disk, for the next page. */
  mark: (waits: boolean) => void;
  /** Asks the browser not to clear the disk when it runs short. */
  persist: () => void;
  /** Sends one entry; resolves when the server has acknowledged it, and what is kept of it elsewhere is kept. */
  apply: (entry: Entry) => Promise<void>;
  reach: {
    isThere: () => boolean;
    heard: () => void;
    missed: () => void;
    onBack: (hear: () => void) => () => void;
  };
  /** The server has refused a change. */
  refused: (error: unknown) => void;
};

function standing(): Standing {
  const member = currentMember();
  const { session, unheard } = useSession.getState();
  if (member) return { is: 'member', user: member.uid, organization: member.organization, unheard };
  const { is } = session;
  if (is === 'removed' || is === 'unaffiliated') return { is: 'outside' };
  return { is: 'away', signedOut: is === 'signed out' };
}

export const browser: Surroundings = {
  now: Date.now,
  open: openDisk,
  keys: keyring,
  isHidden: () => document.visibilityState === 'hidden',
  lock: (name, options, work) => navigator.locks.request(name, options, work),
  join(hear) {
    const channel = new BroadcastChannel('hustings-journal');
    channel.addEventListener('message', ({ data }) => hear(data));
    return (message) => channel.postMessage(message);
  },
  standing,
  onStanding: (hear) => void useSession.subscribe(hear),
  onShown(hear) {
    document.addEventListener('visibilitychange', hear);
    addEventListener('pageshow', hear);
  },
  mark: (waits) => (waits ? remember(waitsKey, '1') : forget(waitsKey)),
  persist: () => void navigator.storage?.persist?.().catch(() => false),
  async apply(entry) {
    await apply(entry);
    await keepTaken(entry);
  },
  reach: {
    isThere: () => useConnectivity.getState().online,
    heard: heardServer,
    missed: missedServer,
    onBack: onReconnect,
  },
  refused: tellRefusal,
};
