import { openJournal } from './journal.ts';
import { useJournal } from './state.ts';
import { browser } from './surroundings.ts';

/** This tab's journal, with all that it needs: the screens get it by `index.ts`, which brings it when there is need. */
export const { resume, commit, draft, retry, discard, edit, keepMine } = openJournal(browser, useJournal);
