import '../../shared/text/pending/en.ts';
import { useEffect, useState } from 'react';
import { failedIn, waitingIn } from '../../features/pending/connection-status.ts';
import PendingPanel from '../../features/pending/pending-panel.tsx';
import { useNoNotes } from '../../features/pending/use-no-notes.ts';
import { auth } from '../../shared/data/auth.ts';
import { resume, useJournal } from '../../shared/data/journal/index.ts';
import { t } from '../../shared/text/index.ts';
import { Action } from '../errors/error-screens.tsx';
import Inside from '../member-routes.tsx';

/** The way to one's own unsent changes for somebody who cannot get in, or not any more. */
export default function LeftBehind() {
  const count = useJournal(({ entries }) => failedIn(entries).length + waitingIn(entries).length);
  const [open, setOpen] = useState(false);
  useNoNotes();
  // Shown here before their membership is known; nothing is sent without it.
  useEffect(() => {
    const { currentUser } = auth;
    if (currentUser) resume(currentUser.uid);
  }, []);
  return (
    <>
      {count > 0 && <Action onClick={() => setOpen(true)}>{t('pending.behind', { count })}</Action>}
      {open && (
        <Inside>
          <PendingPanel close={() => setOpen(false)} />
        </Inside>
      )}
    </>
  );
}
