/** Makes something when it is first wanted, and only then: a formatter costs a millisecond on a slow phone. */
export function lazyValue<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
