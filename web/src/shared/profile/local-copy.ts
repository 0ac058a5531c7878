import * as z from 'zod/mini';
import { recall, remember } from '../local-storage.ts';
import { type Candidate, candidate } from './candidate-profile.ts';

/** The name that the specification gives it (§9). */
const key = 'candidateProfile';
const storedCopy = z.object({ user: z.string(), organization: z.string(), profile: candidate });

/** Whose copy: another member's or another organization's is never given out. */
export type Owner = { uid: string; organization: string };

/** Keeps what was last read or saved, for when the server cannot be asked. */
export function keepCopy({ uid, organization }: Owner, profile: Candidate): void {
  // Where storage is closed or full, there is no copy.
  remember(key, JSON.stringify({ user: uid, organization, profile }));
}

/** This member's own copy; null where there is none. */
export function copyOf({ uid, organization }: Owner): Candidate | null {
  try {
    const found = storedCopy.safeParse(JSON.parse(recall(key) ?? 'null'));
    const own = found.success && found.data.user === uid && found.data.organization === organization;
    return own ? found.data.profile : null;
  } catch {
    // Something else stands there.
    return null;
  }
}
