import { signOut } from 'firebase/auth';
import { create } from 'zustand';
import { auth } from '../data/auth.ts';
import { useJournal } from '../data/journal/index.ts';
import { isDemo, leaveFor } from '../demo/mode.ts';
import { lockDevice } from '../device/forget-device.ts';

type SigningOut = { asking: 'typed' | 'changes' | 'import' | null; importing: boolean };
/**
 * What the member is asked about before they leave: a form that is not saved, changes that wait on this device, or an
 * import that is running.
 */
export const useSigningOut = create<SigningOut>(() => ({ asking: null, importing: false }));

const forms = new Set<() => boolean>();
/** Said by a form while it is open: `unsaved`, whether leaving would lose what is typed in it. Returns how to stop. */
export function guardForm(unsaved: () => boolean): () => void {
  forms.add(unsaved);
  return () => void forms.delete(unsaved);
}

/** Said by an import while its rows are on their way. */
export const setImporting = (importing: boolean): void => useSigningOut.setState({ importing });

const isTyped = (): boolean => [...forms].some((unsaved) => unsaved());

/** Whether starting the page anew would lose something: typed text, an import's place, what only this page holds. */
export function isBusy(): boolean {
  const { durable, entries } = useJournal.getState();
  return useSigningOut.getState().importing || isTyped() || (!durable && entries.length > 0);
}

export const cancelSignOut = (): void => useSigningOut.setState({ asking: null });

/**
 * Ends the session on this device: what it keeps is unreadable before anything else happens, should the tab be closed at
 * once. The session gate then clears the rest, and what the page still holds.
 */
export async function leave(): Promise<void> {
  await lockDevice();
  await signOut(auth);
}

/** Also changes of a campaign that is not active. */
const hasUnsent = ({
  entries,
  elsewhere,
}: {
  entries: readonly unknown[];
  elsewhere: readonly unknown[];
}): boolean => entries.length + elsewhere.length > 0;

/** Signs out at once, or asks first where something would be left half-done. */
export async function requestSignOut(): Promise<void> {
  // Nobody is signed in, and the tab keeps what was done.
  if (isDemo) return leaveFor('/');
  if (useSigningOut.getState().importing) return useSigningOut.setState({ asking: 'import' });
  if (isTyped()) return useSigningOut.setState({ asking: 'typed' });
  if (hasUnsent(useJournal.getState())) return useSigningOut.setState({ asking: 'changes' });
  await leave();
}
