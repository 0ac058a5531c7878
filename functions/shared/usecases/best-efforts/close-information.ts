import { closeInformationCall } from '../../api/best-efforts-api.ts';
import { informationRequests } from '../../collections/information-requests.ts';
import { stateOfRequest } from '../../domain/best-efforts/settle-request.ts';
import { RefusedError } from '../../refusals.ts';
import { campaignDay } from '../campaign-zone.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/** Three reads and a write. */
export const closeInformation = command(
  closeInformationCall,
  async ({ donorId, on, reason }, { member, now }, store) => {
    await requireCaller(store, member, 'donations.write');
    if (on > (await campaignDay(store, member.organization, now())))
      throw new RefusedError('bestEfforts.notYet');
    const row = await store.get(informationRequests, donorId);
    if (!row) throw new RefusedError('bestEfforts.gone');
    if (reason !== null && on < row.cycle_from) throw new RefusedError('bestEfforts.beforeCycle');
    const closed = reason === null ? null : { on, by: member.uid, reason };
    const state = stateOfRequest(row.missing, { ...row, closed }, row.cycle_from);
    // What went below the threshold stays there, whatever somebody decides.
    store.update(informationRequests, donorId, {
      closed,
      ...(row.state !== 'below' && { state }),
      changed_at: serverTime,
    });
    return {};
  },
  { key: ({ donorId }) => `information ${donorId}` },
);
