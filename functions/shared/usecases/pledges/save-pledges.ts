import { pledgeMonths } from '../../collections/pledge-months.ts';
import { pledges } from '../../collections/pledges.ts';
import { changedDays, expectedChanges } from '../../domain/pledges/expected-months.ts';
import { storedState } from '../../domain/pledges/pledge-state.ts';
import { type Fields, type Row, type Store, serverTime } from '../store.ts';

export type StoredPledge = Row<typeof pledges.schema>;
/** Terms of a pledge that may change; its stage and due day follow from them. */
export type PledgeFields = Partial<
  Pick<StoredPledge, 'amount' | 'firmness' | 'installments' | 'election' | 'written_off' | 'paid'>
>;
export type PledgeUpdate = { pledge: StoredPledge; fields: PledgeFields };

/** A pledge with fields changed, and with the state that follows. */
export const changedPledge = ({ pledge, fields }: PledgeUpdate): StoredPledge => {
  const changed = { ...pledge, ...fields };
  return { ...changed, ...storedState(changed) };
};

/** Reads the months in which something else is to come by now. Answers with what writes them. */
async function readMonths(store: Store, changes: Parameters<typeof expectedChanges>[0]): Promise<() => void> {
  const months = [...expectedChanges(changes)];
  const found = await store.getAll(
    pledgeMonths,
    months.map(([month]) => month),
  );
  return () => {
    for (const [at, [month, change]] of months.entries()) {
      const days = changedDays(found[at]?.days ?? {}, change);
      if (days) store.set(pledgeMonths, month, { month, days });
      else if (found[at]) store.delete(pledgeMonths, month);
    }
  };
}

/** Prepares a new pledge: reads the months that it is due in, and answers with what writes all of it. */
export async function prepareNewPledge(
  store: Store,
  id: string,
  fields: Omit<Fields<typeof pledges.schema>, 'stage' | 'due_on'>,
): Promise<() => void> {
  const pledge = { ...fields, ...storedState(fields) };
  const saveMonths = await readMonths(store, [{ before: null, after: pledge }]);
  return () => {
    store.create(pledges, id, pledge);
    saveMonths();
  };
}

/**
 * Prepares changes of pledges that were read: reads the months in which something changes, and answers with what writes all of
 * it. A transaction prepares all of its changes at once. Reads: one for each month.
 */
export async function preparePledges(
  store: Store,
  by: string,
  updates: readonly PledgeUpdate[],
): Promise<() => void> {
  const changes = updates.map((update) => ({ before: update.pledge, after: changedPledge(update) }));
  const saveMonths = await readMonths(store, changes);
  return () => {
    for (const [at, { pledge, fields }] of updates.entries()) {
      const { stage, due_on } = changes[at]?.after ?? pledge;
      const stamps = { updated_at: serverTime, updated_by: by };
      store.update(pledges, pledge.id, { ...fields, stage, due_on, ...stamps });
    }
    saveMonths();
  };
}
