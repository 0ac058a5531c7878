import type { openJournal } from './journal.ts';

type Tab = Pick<
  ReturnType<typeof openJournal>,
  | 'resume'
  | 'known'
  | 'commit'
  | 'commitAll'
  | 'commitCall'
  | 'draft'
  | 'retry'
  | 'discard'
  | 'discardUnreadable'
  | 'edit'
  | 'overwriteRemote'
>;

let loaded: Tab | null = null;

/** Called by the journal itself, once its code is on this page. */
export function setLoadedJournal(journal: Tab): void {
  loaded = journal;
}

/**
 * The journal where a screen has brought it along. To import it by its name would ask the network even then: the
 * bundler puts a file of its own before a part that others import too, and nothing but that name fetches it.
 */
export const getLoadedJournal = (): Tab | null => loaded;
