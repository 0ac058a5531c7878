/** The fields of `after` that differ from the record: an edit writes nothing that it did not change. */
export function changesOf<T extends object>(before: object, after: T): Partial<T> {
  const changes: Partial<T> = {};
  for (const field in after)
    if (JSON.stringify(after[field]) !== JSON.stringify(Reflect.get(before, field)))
      changes[field] = after[field];
  return changes;
}

/** What the record had in the fields that an edit changes: where somebody else changed one of them meanwhile, its author is asked. */
export function seenIn<T extends object>(before: T, changes: Partial<T>): Partial<T> {
  const seen: Partial<T> = {};
  for (const field in changes) seen[field] = before[field];
  return seen;
}
