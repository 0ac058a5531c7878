import { deleteCallTimeListCall } from '../../api/call-time-api.ts';
import { audit } from '../../collections/audit.ts';
import { calltimeLists, calltimePacks, calltimeStates } from '../../collections/calltime-lists.ts';
import { calltimeBlocks, calltimeSessions } from '../../collections/calltime-sessions.ts';
import { callTimePackId } from '../../domain/call-time/limits.ts';
import { auditLine } from '../log-lines.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/** Sessions that can go on at once on one list: more callers than it can have. */
const openBlocksMax = 100;

/**
 * Deletes a list with its packs and states, and ends whoever calls on it. What follows from that empties its blocks (they
 * keep whom they had, so that a call that was made without a connection still counts) and gives their donors back. Outcomes
 * and pledges stay. Reads: the profile, the list, and of each open block it and its session.
 */
export const deleteCallTimeList = command(
  deleteCallTimeListCall,
  async ({ id }, { member, now, newId }, store) => {
    await requireCaller(store, member, 'donations.write');
    const list = await store.get(calltimeLists, id);
    if (!list) return { ok: true as const };
    const blocks = await store.find(calltimeBlocks, {
      where: [
        ['list_id', '==', id],
        ['is_open', '==', true],
        ['until', '>', now()],
      ],
      limit: openBlocksMax,
      select: ['session_id'],
    });
    const sessionIds = [...new Set(blocks.map(({ session_id }) => session_id))];
    const sessions = await store.getAll(calltimeSessions, sessionIds);
    store.delete(calltimeLists, id);
    const line = { type: 'record_deleted', what: calltimeLists.name, subject_id: id } as const;
    store.create(audit, newId(), auditLine(member, { ...line, subject_name: list.name }));
    store.delete(calltimeStates, id);
    for (let number = 0; number < list.packs; number += 1)
      store.delete(calltimePacks, callTimePackId(id, number));
    for (const block of blocks) store.update(calltimeBlocks, block.id, { is_open: false });
    for (const session of sessions)
      if (session && session.ended_at === null)
        store.update(calltimeSessions, session.id, { ended_at: serverTime });
    return { ok: true as const };
  },
  { key: ({ id }) => `call-time ${id}` },
);
