import { hasCapability } from '../../access.ts';
import { answerInformationCall } from '../../api/best-efforts-api.ts';
import { informationRequests, requestsMax } from '../../collections/information-requests.ts';
import { notes } from '../../collections/notes.ts';
import { people } from '../../collections/people.ts';
import { missingParts } from '../../domain/best-efforts/information-parts.ts';
import type { InformationPart } from '../../domain/best-efforts/request-states.ts';
import { stateOfRequest } from '../../domain/best-efforts/settle-request.ts';
import { RefusedError } from '../../refusals.ts';
import { campaignDay } from '../campaign-zone.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/**
 * Writes an answer onto the card, notes it with its day and source, and tells it on the timeline, in one transaction. Reads
 * the member, the campaign's state, the card and the request; writes three documents.
 */
export const answerInformation = command(
  answerInformationCall,
  async ({ donorId, on, source, employer, occupation, address, note }, { member, now, newId }, store) => {
    // Of those who may change gifts, not everybody may change cards.
    const profile = await requireCaller(store, member, 'donations.write');
    if (!hasCapability(profile, 'people.write')) throw new RefusedError('request.notAllowed');
    if (on > (await campaignDay(store, member.organization, now())))
      throw new RefusedError('bestEfforts.notYet');
    const [card, row] = await Promise.all([
      store.get(people, donorId),
      store.get(informationRequests, donorId),
    ]);
    if (!card || card.merged_into !== null || !row) throw new RefusedError('bestEfforts.gone');
    // An earlier day is a slip, unless the request is that old: a new cycle keeps those of the last one.
    const first = row.requests.reduce((day, one) => (one.on < day ? one.on : day), row.cycle_from);
    if (on < first) throw new RefusedError('bestEfforts.beforeCycle');
    const parts: InformationPart[] = [
      ...(employer === null ? [] : (['employer'] as const)),
      ...(occupation === null ? [] : (['occupation'] as const)),
      ...(address === null ? [] : (['address'] as const)),
    ];
    if (parts.length === 0) throw new RefusedError('bestEfforts.noAnswer');
    const answered = {
      ...(employer !== null && { employer }),
      ...(occupation !== null && { occupation }),
      ...address,
    };
    const missing = missingParts({ ...card, ...answered });
    store.update(people, donorId, { ...answered, updated_at: serverTime, updated_by: member.uid });
    store.update(informationRequests, donorId, {
      missing,
      answers: [...row.answers, { on, source, by: member.uid, parts }].slice(-requestsMax),
      state: stateOfRequest(missing, row, row.cycle_from),
      changed_at: serverTime,
    });
    if (note !== null) {
      const by = { created_by: member.uid, updated_by: member.uid };
      store.create(notes, newId(), {
        ...{ person_id: donorId, body: note, mentions: [], pinned: false, earlier: [] },
        ...{ created_at: serverTime, updated_at: serverTime, ...by },
      });
    }
    return { missing };
  },
  { key: ({ donorId }) => `information ${donorId}` },
);
