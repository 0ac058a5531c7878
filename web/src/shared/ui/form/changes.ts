/** The fields of `after` that differ from the record: an edit writes nothing that it did not change. */
export function changesOf<T extends object>(before: object, after: T): Partial<T> {
  const changes: Partial<T> = {};
  for (const field in after)
    if (JSON.stringify(after[field]) !== JSON.stringify(Reflect.get(before, field)))
      changes[field] = after[field];
  return changes;
}
