const hearers = new Set<() => void>();

/** Calls `hear` whenever a screen finds that the organization has no candidate profile; returns how to stop. */
export function onNoCandidate(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/**
 * For screens that read the profile anyway, once the server has said that there is none. A start reads it only until
 * this device has seen the set-up through: so whoever was there before a deletion is led back to it by its screens.
 */
export function tellNoCandidate(): void {
  for (const hear of hearers) hear();
}
