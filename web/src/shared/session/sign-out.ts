import { signOut } from 'firebase/auth';
import { create } from 'zustand';
import { auth } from '../data/auth.ts';
import { useJournal } from '../data/journal/index.ts';

/** Whether the member is being asked about changes that still wait on this device. */
export const useSigningOut = create<{ asking: boolean }>(() => ({ asking: false }));

export const stay = (): void => useSigningOut.setState({ asking: false });

/** Ends the session on this device; the session gate then clears what the page still holds. */
export const leave = (): Promise<void> => signOut(auth);

/** Signs out at once, or asks first where a change has not reached the server. */
export async function requestSignOut(): Promise<void> {
  if (useJournal.getState().entries.length > 0) return useSigningOut.setState({ asking: true });
  await leave();
}
