import { CallError, wordsFor } from '../data/errors.ts';
import type { Operation, Table } from '../data/journal/entry.ts';
import { collections, created, stored } from '../data/journal/stored.ts';
import { note, tell } from './feed.ts';
import { followProfile } from './history.ts';
import type { World } from './world.ts';

const refuse = (code: string) => new CallError(code, wordsFor({ code }));

function stampsFor(world: World, table: Table, operation: Operation['operation']): object {
  const now = world.instant(world.now());
  const all = {
    updated_at: now,
    updated_by: world.actor.uid,
    ...(operation === 'create' && { created_at: now, created_by: world.actor.uid }),
  };
  const { shape } = collections[table].schema;
  return Object.fromEntries(Object.entries(all).filter(([field]) => field in shape));
}

/** What the feed and the audit say of a change, as the functions would. */
function follow(world: World, { operation, table, id }: Operation, name: string | null): void {
  const actor_id = world.actor.uid;
  const about = { actor_id, subject_collection: table, subject_id: id, subject_name: name };
  if (operation === 'create' && table === 'donors')
    tell(world, `donor-${id}`, { type: 'donor_added', capability: 'donors.read', ...about });
  if (operation === 'create' && table === 'volunteers')
    tell(world, `volunteer-${id}`, { type: 'volunteer_added', capability: 'volunteers.read', ...about });
  const gift = operation === 'create' && table === 'donations' ? world.donations.get(id) : null;
  if (gift?.status === 'completed')
    tell(world, `donation-${id}`, {
      type: 'donation_received',
      capability: 'donations.read',
      actor_id,
      subject_collection: 'donors',
      subject_id: gift.donor_id,
      subject_name: gift.donor_name,
      amount: gift.amount,
    });
  if (operation === 'delete' && ['donors', 'donations', 'volunteers', 'candidate_profiles'].includes(table))
    note(world, { type: 'record_deleted', subject_id: id, subject_name: name, what: table });
}

const nameIn = (row: object | null): string | null => {
  const name = row && ['name', 'donor_name', 'candidateName'].map((field) => Reflect.get(row, field));
  return name?.find((one) => typeof one === 'string') ?? null;
};

/**
 * Does what a member asked for, as rules and triggers would. Throws `CallError` where the record does not fit its
 * schema, is there already or is gone; then nothing is done.
 */
export function write(world: World, operation: Operation): void {
  const table = world[operation.table];
  const { id } = operation;
  const before = table.get(id);
  if (operation.operation === 'delete') {
    if (world.donations.all().some(({ donor_id }) => operation.table === 'donors' && donor_id === id))
      throw refuse('failed-precondition');
    table.remove(id);
    follow(world, operation, nameIn(before));
    return;
  }
  if (operation.operation === 'update' && !before) throw refuse('not-found');
  const stamps = stampsFor(world, operation.table, operation.operation);
  try {
    if (operation.operation === 'create') table.put(id, { ...created(operation), ...stamps });
    else table.patch(id, { ...stored(operation), ...stamps });
  } catch {
    throw refuse('invalid-argument');
  }
  if (operation.table === 'candidate_profiles') followProfile(world, before);
  follow(world, operation, nameIn(table.get(id)));
}
