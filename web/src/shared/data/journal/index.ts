import { openJournal } from './journal.ts';
import { browser } from './surroundings.ts';

export type { Draft } from './draft.ts';
export type { Applied, Entry, Operation, Table } from './entry.ts';
export { exportable } from './item.ts';
export type { Receipt } from './journal.ts';
export type { Journal } from './mirror.ts';

/** This tab's journal: the one way to write. */
export const { useJournal, resume, commit, draft, retry, discard, edit, keepMine } = openJournal(browser);
