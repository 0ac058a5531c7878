import { hasCapability } from '../../access.ts';
import {
  type CallTimeListed,
  callTimeListsCall,
  changeCallTimeListCall,
  openCallTimeListCall,
} from '../../api/call-time-api.ts';
import { calltimeLists, calltimePacks, calltimeStates } from '../../collections/calltime-lists.ts';
import { hasCardNumber } from '../../domain/call-time/card-number.ts';
import { callTimeListsMax, callTimePackId } from '../../domain/call-time/limits.ts';
import { inCallOrder } from '../../domain/call-time/queue.ts';
import { sheetsIn } from '../../domain/call-time/sheet.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command, useCase } from '../use-case.ts';
import type { CallTimeList } from './list-rights.ts';
import { openBlocks } from './take-block.ts';

/** A list as a caller is told of it: what it raises and who calls is for managers. */
const listedFor = (list: CallTimeList, isManager: boolean): CallTimeListed => ({
  ...{ id: list.id, name: list.name, state: list.state, script: list.script },
  figures: isManager
    ? {
        ...{ goal: list.goal_cents, people: list.people, calls: list.calls, reached: list.reached },
        ...{ pledged: list.pledged, promised: list.promised, callers: list.callers },
        created_at: list.created_at.toMillis(),
      }
    : null,
});

/** The lists on which the caller may call, and the block that they have. A read for each list and each open block. */
export const callTimeLists = useCase(callTimeListsCall, async (_, { member, now, read }) => {
  const isManager = hasCapability(member, 'donations.write');
  const [found, blocks] = await Promise.all([
    isManager
      ? read.find(calltimeLists, { orderBy: ['created_at', 'desc'], limit: callTimeListsMax })
      : read.find(calltimeLists, {
          where: [
            ['callers', 'array-contains', member.uid],
            ['state', '==', 'open'],
          ],
          limit: callTimeListsMax,
        }),
    openBlocks(read, member, now()),
  ]);
  const [own] = blocks;
  return {
    lists: found.map((list) => listedFor(list, isManager)),
    session: own ? { id: own.session_id, list: own.list_id, block: own.id } : null,
  };
});

/** A list with its donors, for managers. Two reads and one for each hundred donors. */
export const openCallTimeList = useCase(openCallTimeListCall, async ({ id }, { now, read }) => {
  const list = await read.get(calltimeLists, id);
  if (!list) throw new RefusedError('callTime.noList');
  const [states, packs] = await Promise.all([
    read.get(calltimeStates, id),
    read.getAll(
      calltimePacks,
      Array.from({ length: list.packs }, (_, number) => callTimePackId(id, number)),
    ),
  ]);
  const donors = Object.entries(states?.donors ?? {}).map(([donor, state]) => ({ id: donor, state }));
  const places = new Map(inCallOrder(donors, now()).map(({ id: donor }, at) => [donor, at]));
  return {
    list: listedFor(list, true),
    leftOut: list.left_out,
    sheets: packs.flatMap((pack) => (pack ? sheetsIn(pack.sheets) : [])),
    states: Object.fromEntries(
      donors.map(({ id: donor, state: { calls, last, at, back, until, done } }) => [
        donor,
        { calls, last, at, back, isTaken: until > now(), done, place: places.get(donor) ?? null },
      ]),
    ),
  };
});

/** Changes a list; what is not sent stays. Two reads. */
export const changeCallTimeList = command(
  changeCallTimeListCall,
  async ({ id, name, goalCents, script, callers, state }, { member }, store) => {
    await requireCaller(store, member, 'donations.write');
    const list = await store.get(calltimeLists, id);
    if (!list) throw new RefusedError('callTime.noList');
    if (hasCardNumber(script ?? '')) throw new RefusedError('callTime.cardNumber');
    store.update(calltimeLists, id, {
      ...(name === undefined ? {} : { name }),
      ...(goalCents === undefined ? {} : { goal_cents: goalCents }),
      ...(script === undefined ? {} : { script }),
      ...(callers === undefined ? {} : { callers: [...new Set(callers)] }),
      ...(state === undefined ? {} : { state }),
      updated_at: serverTime,
    });
    return { ok: true as const };
  },
);
