import { forget } from '../local-storage.ts';

/** Takes the copy of the candidate profile off this device, as at the end of a session. Apart from what reads it: a first visit needs no schema. */
export const forgetCopy = (): void => forget('candidateProfile');
