import { create } from 'zustand';
import type { Applied, Earlier, Entry } from './entry.ts';

/** What the screens have to be told of the disk. */
export type Storage = {
  /** Whether this device keeps entries; else they are lost with their tab. */
  durable: boolean;
  /** The device has no room for another change: the last one was not taken. */
  full: boolean;
  /** An older version of the app in another tab is in the way of keeping changes, until that tab is closed. */
  blocked: boolean;
};
/** What the screens may know of the queue; the same in every tab. */
export type Journal = Storage & {
  /** This user's of the campaign that is active, of all tabs, oldest first: waiting, held, being typed or failed. */
  entries: Entry[];
  /** The same of their other campaigns: sent when one of those is active again, and shown over nothing until then. */
  elsewhere: Entry[];
  /** Entries of other users on this device. */
  others: number;
  /** This user's entries that wait for their key, which the server has. */
  locked: number;
  /** This user's entries that never open any more: their key is gone, or they are damaged. */
  unreadable: number;
  /** This user's entries that a sign-out would make unreadable: their key has not come yet. */
  unsafe: number;
  /** Whether something is being sent now. */
  draining: boolean;
  /** What the server has acknowledged of this user's, from any tab: the last 200, oldest first. */
  applied: readonly Applied[];
  /** What it had acknowledged before this page was loaded, where this device's answers may be older; oldest first. */
  earlier: readonly Earlier[];
};
export type JournalState = ReturnType<typeof openState>;

export const openState = () =>
  create<Journal>(() => ({
    entries: [],
    elsewhere: [],
    durable: true,
    full: false,
    blocked: false,
    others: 0,
    locked: 0,
    unreadable: 0,
    unsafe: 0,
    draining: false,
    applied: [],
    earlier: [],
  }));

/** This tab's. */
export const useJournal = openState();
