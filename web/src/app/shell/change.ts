import type { Operation } from '../../shared/data/journal/index.ts';

const fields = ['name', 'candidateName', 'full_name', 'donor_name'];

/** Whom or what a change is about, where it carries a name. */
export function nameOf(operation: Operation): string | null {
  if (operation.operation === 'delete') return null;
  const data = new Map<string, unknown>(Object.entries(operation.data));
  for (const field of fields) {
    const value = data.get(field);
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}
