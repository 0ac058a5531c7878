import { signOut } from 'firebase/auth';
import { create } from 'zustand';
import { auth } from '../data/auth.ts';
import { useJournal } from '../data/journal/index.ts';

/** What the member is asked about before they leave: changes that wait on this device, or an import that is running. */
export const useSigningOut = create<{ asking: 'changes' | 'import' | null; importing: boolean }>(() => ({
  asking: null,
  importing: false,
}));

/** Said by an import while its rows are on their way. */
export const setImporting = (importing: boolean): void => useSigningOut.setState({ importing });

export const stay = (): void => useSigningOut.setState({ asking: null });

/** Ends the session on this device; the session gate then clears what the page still holds. */
export const leave = (): Promise<void> => signOut(auth);

/** Signs out at once, or asks first where something would be left half-done. */
export async function requestSignOut(): Promise<void> {
  if (useSigningOut.getState().importing) return useSigningOut.setState({ asking: 'import' });
  if (useJournal.getState().entries.length > 0) return useSigningOut.setState({ asking: 'changes' });
  await leave();
}
