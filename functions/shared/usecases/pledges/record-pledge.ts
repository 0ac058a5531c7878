import { recordPledgeCall } from '../../api/pledges-api.ts';
import { openPledgesMax, pledges } from '../../collections/pledges.ts';
import { installmentsProblem } from '../../domain/pledges/installments.ts';
import { RefusedError } from '../../refusals.ts';
import { campaignDay } from '../campaign-zone.ts';
import { donorOf, requireElection } from '../gifts/gift-records.ts';
import { requireCaller } from '../members/require-member.ts';
import { type Store, serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import { prepareNewPledge } from './save-pledges.ts';

/** Refuses one open pledge more than a donor may have. */
export async function requireRoom(store: Store, donorId: string): Promise<void> {
  const open = await store.count(pledges, {
    where: [
      ['donor_id', '==', donorId],
      ['stage', '==', 'open'],
    ],
  });
  if (open >= openPledgesMax) throw new RefusedError('pledges.tooMany', { most: openPledgesMax });
}

/** Refuses installments that are not those of a pledge. */
export function requireInstallments(
  pledge: { amount: number; made_on: string },
  installments: Parameters<typeof installmentsProblem>[1],
): void {
  const problem = installmentsProblem(pledge, installments);
  if (problem) throw new RefusedError(problem === 'sum' ? 'pledges.sum' : 'pledges.days');
}

/**
 * Records a pledge together with what it adds to the forecast, in one transaction. Reads: seven, and one for each month in which
 * something is due.
 */
export const recordPledge = command(
  recordPledgeCall,
  async ({ id, donorId, madeOn, sourceCode, ...typed }, { member, now }, store) => {
    await requireCaller(store, member, 'donations.write');
    const stored = await store.get(pledges, id);
    if (stored) {
      const isSame = stored.created_by === member.uid && stored.amount === typed.amount;
      if (!isSame) throw new RefusedError('call.replayed');
      return { donor: stored.donor_id };
    }
    requireInstallments({ amount: typed.amount, made_on: madeOn }, typed.installments);
    if (madeOn > (await campaignDay(store, member.organization, now())))
      throw new RefusedError('pledges.notYet');
    const [donor] = await Promise.all([donorOf(store, donorId), requireElection(store, typed.election)]);
    await requireRoom(store, donor.id);
    const save = await prepareNewPledge(store, id, {
      ...typed,
      ...{ donor_id: donor.id, donor_name: donor.name, donor_key: donor.name_key },
      ...{ made_on: madeOn, source_code: sourceCode, written_off: null, paid: 0, import_id: null },
      ...{ created_at: serverTime, created_by: member.uid },
      ...{ updated_at: serverTime, updated_by: member.uid },
    });
    save();
    return { donor: donor.id };
  },
  { key: ({ donorId }) => `pledges ${donorId}` },
);
