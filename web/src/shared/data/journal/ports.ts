import type { Entry } from './entry.ts';
import type { openDisk } from './journal-database.ts';
import type { Keyring } from './keyring.ts';

/** Who the person at the screen is to the journal. */
export type Identity =
  /**
   * `unheard`: the server has not said so yet: what they change is kept, and sent when it has. `campaigns`: all organizations
   * that they belong to, where that is known.
   */
  | {
      is: 'member';
      user: string;
      organization: string;
      unheard?: boolean;
      campaigns?: readonly string[] | null;
    }
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
export type Ports = {
  now: () => number;
  /** Opens the disk. */
  open: typeof openDisk;
  keys: Keyring;
  /** Whether the page may be closing: then nothing is waited for. */
  isHidden: () => boolean;
  /** Does `work` while this tab holds the lock; rejects where it is given up or robbed. */
  lock: (name: string, options: LockOptions, work: () => Promise<void>) => Promise<unknown>;
  /** Joins the other tabs of this browser; returns how to speak to them. */
  join: (onMessage: (message: Message) => void) => (message: Message) => void;
  identity: () => Identity;
  onIdentityChange: (listener: () => void) => void;
  /** Calls `hear` when the tab may have missed something. */
  onShown: (listener: () => void) => void;
  /** Remembers whether anything is on the disk, for the next page. */
  mark: (waits: boolean) => void;
  /** Asks the browser not to clear the disk when it runs short. */
  persist: () => void;
  /**
   * Sends one entry; resolves when the server has acknowledged it, and what is kept of it elsewhere is kept: with a call's
   * answer.
   */
  apply: (entry: Entry) => Promise<unknown>;
  reach: {
    isOnline: () => boolean;
    /** Whether the server has said, since it was out of reach last, that this member's campaign is the active one. */
    knowsCampaign: () => boolean;
    responded: () => void;
    missed: () => void;
    /** Calls `listener` when the server can be reached again, and when it has said which campaign is active. */
    onBack: (listener: () => void) => () => void;
  };
  /** The server has refused a change. */
  refused: (error: unknown) => void;
};
