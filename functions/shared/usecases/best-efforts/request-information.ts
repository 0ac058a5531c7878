import { requestInformationCall } from '../../api/best-efforts-api.ts';
import { due } from '../../collections/due.ts';
import { informationRequests, requestsMax } from '../../collections/information-requests.ts';
import { people } from '../../collections/people.ts';
import { stateOfRequest } from '../../domain/best-efforts/settle-request.ts';
import { takesEmail } from '../../domain/best-efforts/takes-email.ts';
import { dueDocument, dueId, type Wanted } from '../../domain/due/due-document.ts';
import { RefusedError } from '../../refusals.ts';
import { campaignDay } from '../campaign-zone.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/**
 * Notes requests, and has those by email sent. Whoever needs nothing any more is left out. Reads: the member, the campaign's state, and of each
 * donor the request and for an email the card; a write for each, and another one for an email.
 */
export const requestInformation = command(
  requestInformationCall,
  async ({ donorIds, way, on }, { member, now, instant, newId }, store) => {
    await requireCaller(store, member, 'donations.write');
    if (on > (await campaignDay(store, member.organization, now())))
      throw new RefusedError('bestEfforts.notYet');
    const ids = [...new Set(donorIds)];
    const [found, cards] = await Promise.all([
      store.getAll(informationRequests, ids),
      way === 'email' ? store.getAll(people, ids) : [],
    ]);
    const left: string[] = [];
    const rows = found.flatMap((row, at) => {
      // Nobody had to be asked before they gave.
      if (!row || !['due', 'sent'].includes(row.state) || on < row.passed_on) return [];
      if (row.requests.length >= requestsMax) return [];
      if (way !== 'email' || takesEmail(cards[at] ?? null)) return [row];
      left.push(row.donor_name);
      return [];
    });
    for (const row of rows) {
      const id = newId();
      const mail = way === 'email' ? ('queued' as const) : null;
      const requests = [...row.requests, { id, way, on, by: member.uid, mail, why: null }];
      store.update(informationRequests, row.id, {
        requests,
        state: stateOfRequest(row.missing, { requests, closed: row.closed }, row.cycle_from),
        changed_at: serverTime,
      });
      if (mail === null) continue;
      const moment = instant(now());
      const wanted: Wanted = {
        ...{ organization: member.organization, kind: 'information_request', ref: id, about: row.id },
        ...{ at: moment, since: moment },
      };
      store.create(due, dueId(member.organization, wanted.kind, id), dueDocument(wanted, newId()));
    }
    return { requested: rows.length, left };
  },
);
