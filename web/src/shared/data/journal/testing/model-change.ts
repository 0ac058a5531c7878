import type { Entry } from '../entry.ts';
import type { CommitReceipt } from '../journal.ts';
import type { Draft } from '../open-drafts.ts';
import type { Device, Tab } from './fake-device.ts';
import type { Server } from './fake-server.ts';

/** A change that somebody made, as the model remembers it. */
export class Made {
  /** The journal's own id; null until its tab was told. */
  id: string | null = null;
  is: 'asked' | 'kept' | 'refused' | 'undone' | 'discarded' = 'asked';
  /** The step at which it was safe: what was safe before another began arrives before it. */
  storedAt = Number.POSITIVE_INFINITY;
  synced: 'open' | 'done' | 'refused' = 'open';
  /** A person has asked to take it back, and may not have heard whether it was. */
  takenBack = false;
  undo: CommitReceipt['undo'] | null = null;
  /** While it is being typed. */
  draft: Draft | null = null;
  wasTyped = false;
  /** How often a person sent it again. */
  again = 0;

  constructor(
    /** Where somebody waits to hear what became of it. */
    public tab: Tab,
    readonly kind: Entry['operation']['operation'],
    readonly document: string,
    /** The values that it may have written; none of a deletion. */
    readonly names: string[],
    readonly requestedAt: number,
  ) {}

  follow(synced: Promise<unknown>): void {
    synced.then(
      () => {
        this.synced = 'done';
      },
      () => {
        this.synced = 'refused';
      },
    );
  }
}

export type ModelWorld = { server: Server; device: Device; tabs: Tab[]; made: Made[]; now: number };

export const pathOf = (document: string): string => `organizations/rivera/donors/${document}`;
