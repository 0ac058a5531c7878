import { isDemo } from '../../demo/mode.ts';
import { browser } from './browser-ports.ts';
import { openJournal } from './journal.ts';
import { useJournal } from './journal-state.ts';
import { setLoadedJournal } from './loaded-journal.ts';
import { persistAcceptedChanges } from './persist-accepted.ts';

// The demo's writes nothing to the disk, and sends nothing.
if (!isDemo) persistAcceptedChanges();
const journal = isDemo ? await import('../../demo/journal.ts') : openJournal(browser, useJournal);

/** This tab's journal, with all that it needs: the screens get it by `index.ts`, which brings it when there is need. */
export const {
  resume,
  known,
  commit,
  commitAll,
  commitCall,
  draft,
  retry,
  discard,
  discardUnreadable,
  edit,
  overwriteRemote,
} = journal;
setLoadedJournal({
  resume,
  known,
  commit,
  commitAll,
  commitCall,
  draft,
  retry,
  discard,
  discardUnreadable,
  edit,
  overwriteRemote,
});
