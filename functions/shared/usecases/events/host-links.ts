import { addHostLinkCall, endHostLinkCall } from '../../api/host-links-api.ts';
import { audit } from '../../collections/audit.ts';
import { events } from '../../collections/events.ts';
import { hostLinks, hostLinksMax } from '../../collections/host-links.ts';
import { hostLinkEnd } from '../../domain/events/host-link.ts';
import { RefusedError } from '../../refusals.ts';
import { auditLine } from '../log-lines.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/** Reads: the member, the event, and its links that work. */
export const addHostLink = command(
  addHostLinkCall,
  async ({ id, event: of, name }, { member, now }, store) => {
    await requireCaller(store, member, 'rosters.work');
    const [event, open] = await Promise.all([
      store.get(events, of),
      store.find(hostLinks, {
        where: [
          ['event_id', '==', of],
          ['ended_at', '==', null],
        ],
        limit: hostLinksMax,
        select: ['event_id'],
      }),
    ]);
    if (!event) throw new RefusedError('events.gone');
    if (hostLinkEnd(event) <= now()) throw new RefusedError('hostLinks.over');
    if (open.some((one) => one.id === id)) throw new RefusedError('call.replayed');
    if (open.length >= hostLinksMax) throw new RefusedError('hostLinks.tooMany', { most: hostLinksMax });
    store.create(hostLinks, id, {
      ...{ event_id: of, name, version: 1, created_at: serverTime, created_by: member.uid },
      ...{ ended_at: null, opened: 0, opened_at: null, changes: 0 },
    });
    const about = { subject_id: id, subject_name: name };
    store.create(audit, `host_link_added-${id}`, auditLine(member, { type: 'host_link_added', ...about }));
    return {};
  },
  { key: ({ event }) => `host links ${event}` },
);

/** Two reads, two writes. */
export const endHostLink = command(endHostLinkCall, async ({ id }, { member }, store) => {
  await requireCaller(store, member, 'rosters.work');
  const link = await store.get(hostLinks, id);
  if (!link) throw new RefusedError('hostLinks.gone');
  if (link.ended_at !== null) return {};
  store.update(hostLinks, id, { ended_at: serverTime, version: link.version + 1 });
  const about = { subject_id: id, subject_name: link.name };
  store.create(audit, `host_link_ended-${id}`, auditLine(member, { type: 'host_link_ended', ...about }));
  return {};
});
