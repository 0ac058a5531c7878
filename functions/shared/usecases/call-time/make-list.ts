import { makeCallTimeListCall } from '../../api/call-time-api.ts';
import { calltimeLists, calltimePacks, calltimeStates } from '../../collections/calltime-lists.ts';
import { hasCardNumber } from '../../domain/call-time/card-number.ts';
import {
  callTimeListsMax,
  callTimePackId,
  callTimePeopleMax,
  sheetsPerPack,
} from '../../domain/call-time/limits.ts';
import type { Prepared } from '../../domain/call-time/prepare-sheet.ts';
import { newAskState } from '../../domain/call-time/queue.ts';
import type { CallSheet } from '../../domain/call-time/sheet.ts';
import { RefusedError } from '../../refusals.ts';
import { expandAudience } from '../audiences/expand-audience.ts';
import { requireCaller } from '../members/require-member.ts';
import { useCase } from '../use-case.ts';
import { buildSheets } from './build-sheets.ts';

/** Donors whose sheets are made at a time. */
const atOnce = 200;
/** Bytes of one pack, beneath what a document may have. */
const packBytesMax = 800_000;

/** Sheets as the texts of packs: by the hundred, and fewer where their calls have long notes. */
function packed(sheets: readonly CallSheet[]): { sheets: string; people: string[] }[] {
  const packs: { texts: string[]; people: string[]; bytes: number }[] = [];
  for (const sheet of sheets) {
    const text = JSON.stringify(sheet);
    const bytes = new TextEncoder().encode(text).length + 1;
    const last = packs.at(-1);
    if (last && last.texts.length < sheetsPerPack && last.bytes + bytes <= packBytesMax) {
      last.texts.push(text);
      last.people.push(sheet.person);
      last.bytes += bytes;
    } else packs.push({ texts: [text], people: [sheet.person], bytes });
  }
  return packs.map(({ texts, people }) => ({ sheets: `[${texts.join(',')}]`, people }));
}

/**
 * Makes a call list: everybody's sheet as of now, in packs of a hundred, and where each stands. Who is no donor, has no
 * number or must not be called is left out and counted. A read for the list, and what `buildSheets` reads of each person; a
 * write for each pack and two. Sent again by the same member with the same id, it makes no second list.
 */
export const makeCallTimeList = useCase(makeCallTimeListCall, async (input, context) => {
  const { id, name, goalCents, script, callers, from } = input;
  const { member, tx, read } = context;
  if (hasCardNumber(script ?? '')) throw new RefusedError('callTime.cardNumber');
  const earlier = await read.get(calltimeLists, id);
  if (earlier) {
    if (earlier.created_by !== member.uid) throw new RefusedError('call.replayed');
    return { people: earlier.people, leftOut: earlier.left_out };
  }
  const ids =
    from.is === 'people' ? [...new Set(from.people)] : (await expandAudience(context, from.filter)).ids;
  if (ids.length > callTimePeopleMax) throw new RefusedError('callTime.tooMany', { most: callTimePeopleMax });
  const leftOut = { no_donor: 0, no_number: 0, closed: 0 };
  const prepared = new Map<string, Prepared>();
  for (let at = 0; at < ids.length; at += atOnce) {
    const made = await buildSheets(context, ids.slice(at, at + atOnce), { withNotes: false });
    for (const why of made.barred.values()) leftOut[why === 'gone' ? 'no_donor' : why] += 1;
    for (const [person, one] of made.prepared) prepared.set(person, one);
  }
  if (prepared.size === 0) throw new RefusedError('callTime.nobody');
  const sheets = [...prepared.values()].map(({ sheet }) => sheet);
  const made = context.instant(context.now());
  const packs = packed(sheets);
  return tx(async (store) => {
    await requireCaller(store, member, 'donations.write');
    const [stored, count] = await Promise.all([store.get(calltimeLists, id), store.count(calltimeLists, {})]);
    if (stored) throw new RefusedError('call.replayed');
    if (count >= callTimeListsMax)
      throw new RefusedError('callTime.tooManyLists', { most: callTimeListsMax });
    store.create(calltimeLists, id, {
      ...{ name, goal_cents: goalCents, script, callers: [...new Set(callers)], state: 'open' as const },
      ...{ people: sheets.length, packs: packs.length, left_out: leftOut },
      ...{ calls: 0, reached: 0, pledged: 0, promised: 0 },
      ...{ created_at: made, created_by: member.uid, updated_at: made },
    });
    for (const [number, pack] of packs.entries())
      store.create(calltimePacks, callTimePackId(id, number), { list_id: id, ...pack });
    store.create(calltimeStates, id, {
      donors: Object.fromEntries([...prepared].map(([person, { facts }]) => [person, newAskState(facts)])),
    });
    return { people: sheets.length, leftOut };
  });
});
