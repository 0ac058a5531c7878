import type { Shape } from '#shared/collections/define.ts';
import type { Table } from '../data/journal/index.ts';
import type { Read } from '../data/reading.ts';
import { changesOf, seenIn } from '../ui/form/form-changes.ts';
import { commitWithToast } from '../ui/toasts.tsx';
import { type Area, writeTo } from './area.ts';

/** Writes what a form changed, and nothing else. */
export async function saveChanges<N extends Table, S extends Shape>(
  { collection }: Pick<Area<N, S>, 'collection'>,
  record: Read<S>,
  input: Record<string, unknown>,
): Promise<void> {
  const data = changesOf(record, input);
  if (Object.keys(data).length === 0) return;
  const base = seenIn<Record<string, unknown>>(record, data);
  await commitWithToast(writeTo(collection, { operation: 'update', id: record.id, data, base }));
}
