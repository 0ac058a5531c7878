import { referencesTo, type Table } from '#shared/collections/written-marks.ts';
import type { Operation } from '../data/journal/entry.ts';
import { authorsAfter, createdFields, stampsFor, storedFields } from '../data/journal/record-fields.ts';
import { collections, definitionOf } from '../data/journal/written-collections.ts';
import { follow } from './apply-consequences.ts';
import { authorizeWrite } from './authorize.ts';
import type { DemoStore } from './demo-store.ts';
import { refuse } from './refuse.ts';

/** Documents that refer to this one. */
const referringTo = (world: DemoStore, name: Table, id: string) =>
  referencesTo(name).flatMap(({ table, field }) => {
    const rows: { id: string }[] = world[table].all();
    return rows.flatMap((row) => (Reflect.get(row, field) === id ? [{ table, id: row.id }] : []));
  });

/**
 * Does what a member asked for, as rules and triggers would. Throws `CallError` where they may not, or where the record
 * does not fit its schema, is there already or is gone; then nothing is done.
 */
export function write(world: DemoStore, operation: Operation): void {
  authorizeWrite(world, operation);
  // Another member's own documents are not in this world; they are again once the visitor is that member.
  if (collections[operation.table].within === 'member' && world.actor.uid !== world.visitor.uid) return;
  const table = world[operation.table];
  const { id } = operation;
  const before = table.get(id);
  if (operation.operation === 'delete') {
    const isDonor = operation.table === 'donors' || (operation.table === 'people' && world.donors.get(id));
    if (isDonor && referringTo(world, 'donors', id).length > 0) throw refuse('failed-precondition');
    if (!before) return;
    if (operation.table === 'people')
      for (const facet of ['donors', 'volunteers'] as const)
        if (world[facet].get(id)) write(world, { operation: 'delete', table: facet, id });
    table.remove(id);
    follow(world, operation.table, id, before, null);
    return;
  }
  if (operation.operation === 'update' && !before) throw refuse('not-found');
  if (operation.operation === 'create' && before) throw refuse('already-exists');
  const definition = definitionOf(operation.table);
  const stamps = {
    ...stampsFor(definition, operation.operation, world.actor.uid, world.instant(world.now())),
    ...authorsAfter(definition, operation.data, Reflect.get(before ?? {}, 'authors'), world.actor.uid),
  };
  try {
    if (operation.operation === 'create')
      table.put(id, { ...createdFields(definition, operation), ...stamps });
    else table.patch(id, { ...storedFields(definition, operation), ...stamps });
  } catch {
    throw refuse('invalid-argument');
  }
  follow(world, operation.table, id, before, table.get(id));
}
