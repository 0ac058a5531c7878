import { hasCapability } from '../../access.ts';
import { type AskCorrection, correctAskCall } from '../../api/ask-outcomes-api.ts';
import { calltimeLists, calltimePeople, calltimeStates } from '../../collections/calltime-lists.ts';
import { calltimeBlocks, calltimeOutcomes, calltimeSessions } from '../../collections/calltime-sessions.ts';
import { correctionsMax, formerCallsMax } from '../../domain/call-time/limits.ts';
import { isReached } from '../../domain/call-time/outcomes.ts';
import { afterCalls } from '../../domain/call-time/queue.ts';
import { type SessionCounts, withCall, withoutCall } from '../../domain/call-time/session.ts';
import { sheetsIn } from '../../domain/call-time/sheet.ts';
import { dayIn } from '../../domain/work/zoned-time.ts';
import { RefusedError } from '../../refusals.ts';
import { campaignZone } from '../campaign-zone.ts';
import { prepareContactEvents } from '../consent/record-contact-events.ts';
import { requireCaller } from '../members/require-member.ts';
import type { Row, Store } from '../store.ts';
import { type Context, command } from '../use-case.ts';
import { evidenceOf, requireOutcome, retractionsOf } from './ask-evidence.ts';
import { correctedPledge } from './ask-pledge.ts';

type Ask = Row<typeof calltimeOutcomes.schema>;
type Remembered = Row<typeof calltimePeople.schema>;
/** Calls of one donor by which the queue goes again: many more than anybody makes. */
const callsRead = 100;

/** What counts of an outcome; null once it was withdrawn. */
const counting = (ask: Ask): Ask | null => (ask.withdrawn === true ? null : ask);
const isSeen = (ask: Ask, seen: AskCorrection['seen']): boolean => {
  const now = counting(ask);
  return now === null ? seen === null : seen?.outcome === now.outcome && seen.cents === now.cents;
};

/** An outcome with what it was before among what it was. */
function correctedAsk(ask: Ask, { id, to, at }: AskCorrection, { member, now }: Context): Ask {
  const { outcome, cents, back_at, note } = ask;
  const was = counting(ask) && { outcome, cents, back_at, note };
  const moment = Math.min(now(), Math.max(at, ask.at.toMillis()));
  return {
    ...ask,
    ...(to && { outcome: to.outcome, cents: to.cents, back_at: to.backAt, note: to.note ?? note }),
    ...(to?.note === null && { note: null }),
    withdrawn: to === null,
    former: [...(ask.former ?? []), { id, was, at: moment, by: member.uid, by_name: member.fullName }],
  };
}

const changedCounts = (counts: SessionCounts, before: Ask | null, after: Ask | null): SessionCounts => {
  const { calls, reached, pledged, promised } = counts;
  const left = { calls, reached, pledged, promised };
  const without = before ? withoutCall(left, before) : left;
  return after ? withCall(without, after) : without;
};

/** What is remembered of a donor with another outcome of one of their calls; what is older than five calls is in none. */
function remembered(
  known: Remembered,
  asks: readonly Ask[],
  ask: Ask,
  isFirst: boolean,
): Omit<Remembered, 'id'> {
  const at = ask.at.toMillis();
  const { id: _, ...before } = known;
  const others = known.calls.filter((call) => call.at !== at || call.by !== ask.by_name);
  const isIn = others.length < known.calls.length;
  const { outcome, cents, note, by_name: by } = ask;
  const isShown = counting(ask) !== null && (isIn || isFirst);
  const calls = [...others, ...(isShown ? [{ at, outcome, cents, note, by }] : [])];
  return {
    ...before,
    reached: reachedAt(asks),
    never: asks.some((one) => one.outcome === 'never_ask'),
    calls: calls.toSorted((one, other) => other.at - one.at).slice(0, formerCallsMax),
  };
}

const reachedAt = (asks: readonly Ask[]): number | null => {
  const moments = asks.flatMap(({ outcome, at }) => (isReached(outcome) ? [at.toMillis()] : []));
  return moments.length > 0 ? Math.max(...moments) : null;
};

/**
 * Corrects or withdraws what came of a call, with all that followed from it, in one transaction: the pledge, what the number
 * closed, the counts of list and session, the queue, the block, and what is remembered of the donor. What it was stays on
 * the outcome. By its caller, or by whoever may change gifts. Reads: the profile, outcome, block, list, states, session, what
 * is remembered, the campaign's state and each call of the donor; of a pledge it and its months, and of what closed a number
 * or opens it again the evidence.
 */
export const correctAsk = command(
  correctAskCall,
  async (input, context, store) => {
    const { member, now } = context;
    const [caller, ask] = await Promise.all([
      requireCaller(store, member, 'calltime.work'),
      store.get(calltimeOutcomes, input.ask),
    ]);
    const mayCorrect = ask?.by === member.uid || hasCapability(caller, 'donations.write');
    // Whose it is nobody else hears.
    if (!ask || !mayCorrect) throw new RefusedError('callTime.noOutcome');
    if (input.to)
      requireOutcome(
        { ...input.to, note: input.to.note ?? null },
        // A device's clock may be behind.
        { now: now(), called: ask.at.toMillis() - 86_400_000 },
      );
    const isAbout = ask.block_id === input.block && (ask.listed_as ?? ask.person_id) === input.person;
    if (!isAbout) throw new RefusedError('request.badBody');
    const former = ask.former ?? [];
    if (former.some(({ id }) => id === input.id)) return { ok: true as const };
    if (!isSeen(ask, input.seen)) throw new RefusedError('callTime.corrected');
    if (former.length >= correctionsMax)
      throw new RefusedError('callTime.tooManyCorrections', { most: correctionsMax });
    await write(input, ask, context, store);
    return { ok: true as const };
  },
  { key: ({ ask }) => `ask ${ask}` },
);

async function write(input: AskCorrection, ask: Ask, context: Context, store: Store): Promise<void> {
  const { member, now } = context;
  const { to } = input;
  const at = ask.at.toMillis();
  const after = correctedAsk(ask, input, context);
  const [block, list, states, session, calls, zone] = await Promise.all([
    store.get(calltimeBlocks, ask.block_id),
    store.get(calltimeLists, ask.list_id),
    store.get(calltimeStates, ask.list_id),
    store.get(calltimeSessions, ask.session_id),
    store.find(calltimeOutcomes, {
      where: [['person_id', '==', ask.person_id]],
      orderBy: ['at', 'desc'],
      limit: callsRead,
    }),
    campaignZone(store, member.organization),
  ]);
  const sheet = block && sheetsIn(block.sheets).find(({ id }) => id === input.person);
  const subject = { person: ask.person_id, phones: sheet?.phones ?? [] };
  const cardIds = [...new Set([ask.person_id, sheet?.person ?? ask.person_id])];
  const known = (await store.getAll(calltimePeople, cardIds)).flatMap((one) => one ?? []);

  const before = counting(ask);
  const ids = [ask.id, ...(ask.former ?? []).map(({ id }) => id)];
  const isLifted =
    before !== null &&
    before.outcome !== to?.outcome &&
    (before.outcome === 'wrong_number' || before.outcome === 'never_ask');
  const undone = isLifted
    ? await retractionsOf(store, before.outcome as 'never_ask', ids, subject, { member, now: now() })
    : { events: [], opened: [] };
  const added =
    to && to.outcome !== before?.outcome
      ? await evidenceOf(store, { ...to, id: input.id }, subject, member, now())
      : [];
  const pledge = await correctedPledge(
    store,
    ask,
    { person: ask.person_id, day: dayIn(zone, at) },
    {
      to: to && to.cents !== null ? { ...to, cents: to.cents, id: ask.id, note: after.note } : null,
      ...{ today: dayIn(zone, now()), by: member.uid, reason: input.reason },
    },
  );
  const events = [...undone.events, ...added];
  const evidence = events.length > 0 ? await prepareContactEvents(store, context, events) : null;

  evidence?.write();
  pledge?.save();
  const { id: _, ...fields } = { ...after, pledge_id: pledge?.id ?? ask.pledge_id };
  store.set(calltimeOutcomes, ask.id, fields);
  const counted = counting(after);
  if (list) store.update(calltimeLists, ask.list_id, changedCounts(list, before, counted));
  if (session) store.update(calltimeSessions, ask.session_id, changedCounts(session, before, counted));

  const stand = calls.map((one) => (one.id === ask.id ? after : one)).filter((one) => counting(one));
  const result = block?.results[input.person];
  const wrong = [
    ...(result?.wrong ?? []).filter((one) => !undone.opened.includes(one)),
    ...(to?.outcome === 'wrong_number' && to.phone !== null ? [to.phone] : []),
  ];
  const hasNumber = subject.phones.some((one) => !wrong.includes(one));
  const state = states?.donors[input.person];
  const isOver = !block?.is_open || block.until <= now();
  const isHeld = state !== undefined && state.block !== null && state.until > now();
  // Another list may have given them to somebody meanwhile: this one's states know nothing of that.
  const isElsewhere = known.some(
    (one) => one.block !== null && one.block !== ask.block_id && one.until > now(),
  );
  const isOthers = isElsewhere || (isHeld && state.block !== ask.block_id);
  // Whoever still has the block goes on with a donor of whom nothing came after all.
  const comesBack = !isOver && !isOthers && (to === null || (to.outcome === 'wrong_number' && hasNumber));
  const back = comesBack ? { block: ask.block_id, until: block.until } : null;
  const isLatest = result?.id === undefined || result.id === ask.id;
  // Whose call was one after all is nobody's until the next.
  const placeOf = (held: string | null) =>
    back ?? (isLatest && held === ask.block_id ? { block: null, until: 0 } : {});
  if (states && state) {
    const ofList = stand.filter(
      (one) => one.list_id === ask.list_id && (one.listed_as ?? one.person_id) === input.person,
    );
    const reports = ofList
      .map(({ outcome, cents, back_at, at: when }) => ({
        outcome,
        cents,
        backAt: back_at,
        at: when.toMillis(),
      }))
      .toSorted((one, other) => one.at - other.at);
    const again = afterCalls(state, reports, reachedAt(stand));
    const done = to?.outcome === 'wrong_number' && !hasNumber ? ('no_number' as const) : again.done;
    store.set(calltimeStates, ask.list_id, {
      donors: { ...states.donors, [input.person]: { ...again, done, ...placeOf(state.block) } },
    });
  }
  for (const [number, one] of known.entries())
    store.set(calltimePeople, one.id, {
      ...remembered(one, stand, after, number === 0),
      ...placeOf(one.block),
    });
  if (block && isLatest) {
    const { [input.person]: was, ...others } = block.results;
    const next = to ? { outcome: to.outcome, cents: to.cents } : was && { ...was, cents: null };
    const isGone = to === null && comesBack;
    const own = next && !isGone ? { [input.person]: { ...next, wrong, id: ask.id } } : {};
    store.update(calltimeBlocks, ask.block_id, { results: { ...others, ...own } });
  }
}
