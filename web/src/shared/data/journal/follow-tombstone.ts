import { donors } from '#shared/collections/donors.ts';
import { people } from '#shared/collections/people.ts';
import type { Operation, WriteEntry } from './entry.ts';
import { collections } from './written-collections.ts';

/** Some fields of a stored document; null where there is none, or the server does not say. */
export type ReadFields = (path: string, id: string) => Promise<((field: string) => unknown) | null>;

/** Collections whose documents have the id of a person. */
const ofPerson: readonly string[] = [people.name, 'donors', 'volunteers'];
const aboutPerson: readonly string[] = [people.name, donors.name];

/** The field by which a change is about a person; `id` where the document is theirs. Null where it is about nobody. */
function personField({ table }: Operation): string | null {
  if (ofPerson.includes(table)) return 'id';
  const references = Object.entries(collections[table].references);
  return references.find(([, target]) => target !== undefined && aboutPerson.includes(target))?.[0] ?? null;
}

/**
 * The same change for whoever a person is now, where they were merged away while it waited on this device. Null where they
 * were not: then the refusal stands. Followed once, so no circle is possible.
 */
export async function forSurvivor(entry: WriteEntry, read: ReadFields): Promise<WriteEntry | null> {
  const { operation, organization } = entry;
  if (operation.operation === 'delete') return null;
  const field = personField(operation);
  if (field === null) return null;
  const id: unknown = field === 'id' ? operation.id : Reflect.get(operation.data, field);
  if (typeof id !== 'string' || (field === 'id' && operation.operation === 'create')) return null;
  const found = await read(people.path(organization), id);
  const survivor = found?.('merged_into');
  if (typeof survivor !== 'string') return null;
  if (field === 'id') return { ...entry, operation: { ...operation, id: survivor } };
  const donor = operation.table === 'donations' ? await read(donors.path(organization), survivor) : null;
  const copies = donor ? { donor_name: donor('name'), donor_key: donor('name_key') } : {};
  const data = { ...operation.data, [field]: survivor, ...copies };
  return { ...entry, operation: { ...operation, data } as typeof operation };
}
