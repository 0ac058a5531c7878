import { decideHoursCall } from '../../api/hours-api.ts';
import { audit } from '../../collections/audit.ts';
import { hourEntries } from '../../collections/hour-entries.ts';
import { approvalNeed } from '../../domain/policy/approval.ts';
import { RefusedError } from '../../refusals.ts';
import { auditLine } from '../log-lines.ts';
import { otherApprovers } from '../members/other-approvers.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import { prepareTotal, survivorOf } from './volunteer-total.ts';

/**
 * Decides about an entry that waits, once: the same answer again changes nothing. Four reads, and of one's own entry one for each
 * member; two writes, and a line of the audit where somebody approved their own.
 */
export const decideHours = command(
  decideHoursCall,
  async ({ entryId, approve, reason }, { member, newId }, store) => {
    const profile = await requireCaller(store, member, 'volunteers.write');
    const entry = await store.get(hourEntries, entryId);
    if (!entry) throw new RefusedError('hours.gone');
    const state = approve ? ('counted' as const) : ('declined' as const);
    if (entry.state === state && entry.decided_at !== null) return { state };
    if (entry.state !== 'waiting') throw new RefusedError('hours.decided');
    const authors = [entry.created_by];
    const isOwn = approve && authors.includes(member.uid);
    const others = isOwn ? await otherApprovers(store, member, 'volunteers.write') : [];
    const need = approve ? approvalNeed(authors, { uid: member.uid, others }) : 'nothing';
    if (need === 'somebody-else') throw new RefusedError('hours.ownEntry');
    if (need === 'reason' && reason === null) throw new RefusedError('hours.reasonMissing');
    const card = await survivorOf(store, entry.person_id);
    if (!card) throw new RefusedError('hours.noPerson');
    const total = await prepareTotal(store, card);
    store.update(hourEntries, entryId, {
      ...{ state, approved_by: member.uid, decided_at: serverTime, reason },
    });
    if (approve) total.save(entry, member.uid);
    if (need === 'reason') {
      const about = { subject_id: card.id, subject_name: card.name };
      const by = { ...member, fullName: profile.full_name };
      store.create(audit, newId(), auditLine(by, { type: 'hours_self_approved', ...about }));
    }
    return { state };
  },
  { key: ({ entryId }) => `hours of ${entryId}` },
);
