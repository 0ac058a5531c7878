/** Takes the copy of the candidate profile off this device, as at the end of a session. Apart from what reads it: a first visit needs no schema. */
export function forgetCopy(): void {
  try {
    localStorage.removeItem('candidateProfile');
  } catch {
    // Storage is closed: there is nothing to forget.
  }
}
