import { createdLine, createdLineId, referencesTo, type Table } from '#shared/collections/written-marks.ts';
import { acceptedEvent, acceptedEventId } from '#shared/domain/voters/accepted-proposal.ts';
import type { Operation } from '../data/journal/entry.ts';
import {
  authorsAfter,
  collections,
  createdFields,
  stampsFor,
  storedFields,
} from '../data/journal/stored-fields.ts';
import { authorizeWrite } from './authorize.ts';
import type { DemoStore } from './demo-store.ts';
import { addAuditLine, addFeedLine } from './feed.ts';
import { refuse } from './refuse.ts';
import { dropPeople, dropPerson, recordProfileChanges, trimBackups } from './track-profile.ts';

/** What the feed and the audit say of a change, as the functions would. */
function follow(world: DemoStore, { operation, table, id }: Operation, name: string | null): void {
  const actor_id = world.actor.uid;
  const about = { actor_id, subject_collection: table, subject_id: id, subject_name: name };
  const created = operation === 'create' ? createdLine(collections[table]) : null;
  const lineId = createdLineId(table, id);
  if (created && table !== 'donations') addFeedLine(world, lineId, { ...created, ...about });
  const gift = table === 'donations' ? world.donations.get(id) : null;
  if (created && gift?.status === 'completed')
    addFeedLine(world, lineId, {
      ...created,
      actor_id,
      subject_collection: 'donors',
      subject_id: gift.donor_id,
      subject_name: gift.donor_name,
      amount: gift.amount,
    });
  if (operation === 'delete' && collections[table].isAudited)
    addAuditLine(world, { type: 'record_deleted', subject_id: id, subject_name: name, what: table });
}

/** As the function does: an accepted proposal becomes a correction. */
function followProposal({ correction_proposals, voter_events, instant, now }: DemoStore, id: string): void {
  const proposal = correction_proposals.get(id);
  if (proposal?.state !== 'accepted') return;
  voter_events.put(acceptedEventId(id), { ...acceptedEvent(proposal, now()), received_at: instant(now()) });
}

/** Documents that refer to this one. */
const referringTo = (world: DemoStore, name: Table, id: string) =>
  referencesTo(name).flatMap(({ table, field }) => {
    const rows: { id: string }[] = world[table].all();
    return rows.flatMap((row) => (Reflect.get(row, field) === id ? [{ table, id: row.id }] : []));
  });

const nameIn = (row: object | null): string | null => {
  const name = row && ['name', 'donor_name', 'candidateName'].map((field) => Reflect.get(row, field));
  return name?.find((one) => typeof one === 'string') ?? null;
};

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
  const profile = world.candidate_profiles.get(world.organization);
  if (operation.operation === 'delete') {
    if (operation.table === 'donors' && referringTo(world, 'donors', id).length > 0)
      throw refuse('failed-precondition');
    if (!before) return;
    table.remove(id);
    if (operation.table === 'candidate_profiles') dropPeople(world);
    // As the function does: what belonged to an issue goes with it.
    if (operation.table === 'issues')
      for (const one of referringTo(world, 'issues', id)) world[one.table].remove(one.id);
    if (operation.table === 'donors' || operation.table === 'volunteers')
      dropPerson(world, operation.table, id);
    follow(world, operation, nameIn(before));
    return;
  }
  if (operation.operation === 'update' && !before) throw refuse('not-found');
  if (operation.operation === 'create' && before) throw refuse('already-exists');
  const stamps = {
    ...stampsFor(operation, world.actor.uid, world.instant(world.now())),
    ...authorsAfter(operation.table, operation.data, Reflect.get(before ?? {}, 'authors'), world.actor.uid),
  };
  try {
    if (operation.operation === 'create') table.put(id, { ...createdFields(operation), ...stamps });
    else table.patch(id, { ...storedFields(operation), ...stamps });
  } catch {
    throw refuse('invalid-argument');
  }
  if (operation.table === 'candidate_profiles') recordProfileChanges(world, profile);
  if (operation.table === 'profile_backups') trimBackups(world);
  if (operation.table === 'correction_proposals') followProposal(world, id);
  follow(world, operation, nameIn(table.get(id)));
}
