import { onAuthStateChanged } from 'firebase/auth';
import { importStartCall } from '../../../../../functions/shared/api/imports-api.ts';
import { auth } from '../../../../../web/src/shared/data/auth.ts';
import { startConnectivity } from '../../../../../web/src/shared/data/connectivity.ts';
import { type Operation, useJournal } from '../../../../../web/src/shared/data/journal/index.ts';
// As the app has it once a screen has called for it: at a kill it must not be on its way still.
import { commit, commitCall, resume } from '../../../../../web/src/shared/data/journal/tab.ts';
import { setSession } from '../../../../../web/src/shared/session/session-store.ts';

/**
 * The app's own journal without its screens, at the app's address: the same disk, session and tabs. Forms would make
 * two changes a second; what is measured here begins where they end.
 */
const say = (text: string) => {
  const status = document.querySelector('[role=status]');
  if (status) status.textContent = text;
};

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

const bench = {
  /** Makes changes one after the other; each is safe on this device before the next. */
  async make(operations: readonly Operation[], pauseMs = 0): Promise<void> {
    for (const operation of operations) {
      await commit(operation);
      if (pauseMs > 0) await pause(pauseMs);
    }
    say('Saved on this device');
  },
  /** Makes calls one after the other: each opens an import, whose file's name tells which it was. */
  async call(marks: readonly string[], pauseMs = 0): Promise<void> {
    for (const [at, fileName] of marks.entries()) {
      const entity = { table: 'donors', id: `call-${at % 50}` } as const;
      await commitCall(importStartCall, { kind: 'donors', fileName, rowsTotal: 1 }, { entity });
      if (pauseMs > 0) await pause(pauseMs);
    }
    say('Saved on this device');
  },
  entries: () => useJournal.getState().entries,
};
Object.assign(globalThis, { bench });

startConnectivity();
onAuthStateChanged(auth, (user) => {
  if (!user) return setSession({ is: 'signed out' });
  const { uid, email } = user;
  const organization = new URLSearchParams(location.search).get('organization') ?? '';
  const member = {
    uid,
    email: email ?? '',
    fullName: '',
    role: 'admin',
    grants: [],
    organization,
    twoFactor: false,
  } as const;
  setSession({ is: 'ready', member });
  resume(uid);
  say('Ready');
});
