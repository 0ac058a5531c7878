import { steerBlockCall } from '../../api/call-time-api.ts';
import { calltimeBlocks } from '../../collections/calltime-sessions.ts';
import { hasCardNumber } from '../../domain/call-time/card-number.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { command } from '../use-case.ts';

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && new Set(one).size === one.length && one.every((id) => other.includes(id));

/** Reorders a block that is open and not over, or writes on a sheet of it; its caller follows the document. Two reads. */
export const steerBlock = command(
  steerBlockCall,
  async ({ block: id, order, note }, { member, now }, store) => {
    const [, block] = await Promise.all([
      requireCaller(store, member, 'donations.write'),
      store.get(calltimeBlocks, id),
    ]);
    // Nobody hands one back whose time is over.
    if (!block?.is_open || block.until <= now()) throw new RefusedError('callTime.blockOver');
    if (hasCardNumber(note?.text ?? '')) throw new RefusedError('callTime.cardNumber');
    if (order && !isSame(order, block.order)) throw new RefusedError('request.badBody');
    if (note && !block.order.includes(note.person)) throw new RefusedError('request.badBody');
    const { [note?.person ?? '']: _, ...others } = block.notes;
    const notes = note
      ? { ...others, ...(note.text === null ? {} : { [note.person]: note.text }) }
      : block.notes;
    store.update(calltimeBlocks, id, { order: order ?? block.order, notes });
    return { ok: true as const };
  },
);
