import { pledgeMonths } from '../../collections/pledge-months.ts';
import { pledges } from '../../collections/pledges.ts';
import { changedDays, type ExpectedPledge, expectedChanges } from '../../domain/pledges/expected-months.ts';
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

type NewPledge = Omit<Fields<typeof pledges.schema>, 'stage' | 'due_on'>;

/** Prepares new pledges of one transaction: reads the months that they are due in, and answers with what writes all of it. */
export async function prepareNewPledges(
  store: Store,
  all: readonly { id: string; fields: NewPledge }[],
): Promise<() => void> {
  const made = all.map(({ id, fields }) => ({ id, pledge: { ...fields, ...storedState(fields) } }));
  const saveMonths = await readMonths(
    store,
    made.map(({ pledge }) => ({ before: null, after: pledge })),
  );
  return () => {
    for (const { id, pledge } of made) store.create(pledges, id, pledge);
    saveMonths();
  };
}
export const prepareNewPledge = (store: Store, id: string, fields: NewPledge): Promise<() => void> =>
  prepareNewPledges(store, [{ id, fields }]);

/** Prepares that pledges go with what they add to the forecast. */
export async function preparePledgesGone(
  store: Store,
  gone: readonly ExpectedPledge[],
  ids: readonly string[],
): Promise<() => void> {
  const saveMonths = await readMonths(
    store,
    gone.map((pledge) => ({ before: pledge, after: null })),
  );
  return () => {
    for (const id of ids) store.delete(pledges, id);
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
