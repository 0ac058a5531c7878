const hearers = new Set<() => void>();
/** Told while nobody heard it: a screen may be there before the session is followed. */
let unheard = false;

/** Calls `listener` whenever a screen finds that the organization has no candidate profile; returns how to stop. */
export function onNoCandidate(listener: () => void): () => void {
  hearers.add(listener);
  if (unheard) queueMicrotask(() => hearers.has(listener) && listener());
  unheard = false;
  return () => hearers.delete(listener);
}

/**
 * For screens that read the profile anyway, once the server has said that there is none. A start reads it only until
 * this device has seen the set-up through: so whoever was there before a deletion is led back to it by its screens.
 */
export function reportNoCandidate(): void {
  unheard = hearers.size === 0;
  for (const listener of hearers) listener();
}
