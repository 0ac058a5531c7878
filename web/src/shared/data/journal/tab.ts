import { isDemo } from '../../demo/mode.ts';
import { keepAccepted } from './accepted.ts';
import { browser } from './browser-ports.ts';
import { isHere } from './here.ts';
import { openJournal } from './journal.ts';
import { useJournal } from './state.ts';

// The demo's writes nothing to the disk, and sends nothing.
if (!isDemo) keepAccepted();
const journal = isDemo ? await import('../../demo/journal.ts') : openJournal(browser, useJournal);

/** This tab's journal, with all that it needs: the screens get it by `index.ts`, which brings it when there is need. */
export const { resume, known, commit, commitAll, draft, retry, discard, discardUnreadable, edit, keepMine } =
  journal;
isHere({ resume, known, commit, commitAll, draft, retry, discard, discardUnreadable, edit, keepMine });
