import { hasCapability } from '../../access.ts';
import { handBackBlockCall } from '../../api/call-time-api.ts';
import { calltimePeople, calltimeStates } from '../../collections/calltime-lists.ts';
import { calltimeBlocks, calltimeSessions } from '../../collections/calltime-sessions.ts';
import { sheetsIn } from '../../domain/call-time/sheet.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/**
 * Hands a block back: who was not called is free for others at once. Those whom the device has called and not reported yet
 * stay until their outcome arrives, or the block's time is over. By its caller, or a manager. Reads: the profile, block,
 * states, session and one for each donor who is freed.
 */
export const handBackBlock = command(
  handBackBlockCall,
  async ({ block: id, isEnd, called }, context, store) => {
    const { member } = context;
    const [, block] = await Promise.all([
      requireCaller(store, member, 'calltime.work'),
      store.get(calltimeBlocks, id),
    ]);
    const isOwn = block?.by === member.uid || hasCapability(member, 'donations.write');
    if (!block || !isOwn) throw new RefusedError('callTime.notYours');
    const sheets = sheetsIn(block.sheets);
    const [states, session, remembered] = await Promise.all([
      store.get(calltimeStates, block.list_id),
      store.get(calltimeSessions, block.session_id),
      store.getAll(
        calltimePeople,
        sheets.map(({ person }) => person),
      ),
    ]);
    const waiting = new Set(called);
    const donors = { ...states?.donors };
    for (const [place, { id: donor, person }] of sheets.entries()) {
      if (waiting.has(donor)) continue;
      const state = donors[donor];
      if (state?.block === id) donors[donor] = { ...state, block: null, until: 0 };
      if (remembered[place]?.block === id) store.update(calltimePeople, person, { block: null, until: 0 });
    }
    if (states) store.set(calltimeStates, block.list_id, { donors });
    store.update(calltimeBlocks, id, { is_open: false });
    if (session && isEnd && session.ended_at === null)
      store.update(calltimeSessions, block.session_id, { ended_at: serverTime });
    return { ok: true as const };
  },
);
