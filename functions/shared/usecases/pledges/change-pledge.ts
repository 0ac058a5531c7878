import { changePledgeCall, type PledgeChange } from '../../api/pledges-api.ts';
import { pledges } from '../../collections/pledges.ts';
import { RefusedError } from '../../refusals.ts';
import { campaignDay } from '../campaign-zone.ts';
import { requireElection } from '../gifts/gift-records.ts';
import { requireCaller } from '../members/require-member.ts';
import { command } from '../use-case.ts';
import { requireInstallments, requireRoom } from './record-pledge.ts';
import { changedPledge, type PledgeFields, preparePledges, type StoredPledge } from './save-pledges.ts';

/** The fields that a change sets. `latest`: the last day on which anything can have happened. */
function fieldsOf(
  pledge: StoredPledge,
  change: PledgeChange,
  { by, latest }: { by: string; latest: string },
): PledgeFields {
  switch (change.is) {
    case 'terms': {
      if (pledge.written_off !== null) throw new RefusedError('pledges.writtenOff');
      const { is: _, ...terms } = change;
      requireInstallments({ amount: terms.amount, made_on: pledge.made_on }, terms.installments);
      return terms;
    }
    case 'write_off':
      if (pledge.stage !== 'open') throw new RefusedError('pledges.notOpen');
      if (change.day < pledge.made_on) throw new RefusedError('pledges.beforePledge');
      if (change.day > latest) throw new RefusedError('pledges.notYet');
      return { written_off: { day: change.day, reason: change.reason, by } };
    case 'reopen':
      if (pledge.written_off === null) throw new RefusedError('pledges.notWrittenOff');
      return { written_off: null };
  }
}

/** Changes a pledge and the forecast with it. Reads: three or four, of a write-off the campaign's state, and one for each month in which something changes. */
export const changePledge = command(
  changePledgeCall,
  async ({ pledgeId, change }, { member, now }, store) => {
    await requireCaller(store, member, 'donations.write');
    const pledge = await store.get(pledges, pledgeId);
    if (!pledge) throw new RefusedError('pledges.gone');
    const latest = change.is === 'write_off' ? await campaignDay(store, member.organization, now()) : '';
    const fields = fieldsOf(pledge, change, { by: member.uid, latest });
    if (change.is === 'terms' && change.election !== pledge.election)
      await requireElection(store, change.election);
    const { stage } = changedPledge({ pledge, fields });
    if (stage === 'open' && pledge.stage !== 'open') await requireRoom(store, pledge.donor_id);
    const save = await preparePledges(store, member.uid, [{ pledge, fields }]);
    save();
    return { stage };
  },
  { key: ({ pledgeId }) => `pledge ${pledgeId}` },
);
