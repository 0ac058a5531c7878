import { type AskReport, recordAskCall } from '../../api/call-time-api.ts';
import { calltimeLists, calltimePeople, calltimeStates } from '../../collections/calltime-lists.ts';
import { calltimeBlocks, calltimeOutcomes, calltimeSessions } from '../../collections/calltime-sessions.ts';
import { people } from '../../collections/people.ts';
import { sha256 } from '../../demo/hash.ts';
import { hasCardNumber } from '../../domain/call-time/card-number.ts';
import { formerCallsMax } from '../../domain/call-time/limits.ts';
import { callBackAheadMs, isReached } from '../../domain/call-time/outcomes.ts';
import { afterCall } from '../../domain/call-time/queue.ts';
import { takesAmount, withCall } from '../../domain/call-time/session.ts';
import { type CallSheet, sheetsIn } from '../../domain/call-time/sheet.ts';
import { addDays, today } from '../../domain/days.ts';
import { RefusedError } from '../../refusals.ts';
import { type NewContactEvent, prepareContactEvents } from '../consent/record-contact-events.ts';
import { donorOf } from '../gifts/record-gift.ts';
import { requireCaller } from '../members/require-member.ts';
import { requireInstallments, requireRoom } from '../pledges/record-pledge.ts';
import { prepareNewPledge } from '../pledges/save-pledges.ts';
import { type Fields, type Store, serverTime } from '../store.ts';
import { type Caller, type Context, command } from '../use-case.ts';

type Block = Fields<typeof calltimeBlocks.schema>;

/** Refuses what no screen sends: an amount without a pledge, a call-back without its time, a card number. */
function requireReport({ outcome, cents, backAt, dueOn, note }: AskReport, now: number): void {
  if (hasCardNumber(note ?? '')) throw new RefusedError('callTime.cardNumber');
  const isTimed =
    outcome === 'call_back' ? backAt !== null && backAt <= now + callBackAheadMs : backAt === null;
  if (!takesAmount(outcome, cents) || !isTimed || (dueOn !== null && cents === null))
    throw new RefusedError('request.badBody');
}

/** The sheet of a donor in the caller's own block; whoever never had it is told nothing of it. */
function ownSheet(block: Block, member: Caller, person: string): CallSheet {
  const sheet = block.by === member.uid ? sheetsIn(block.sheets).find(({ id }) => id === person) : undefined;
  if (!sheet) throw new RefusedError('callTime.notYours');
  return sheet;
}

/** When the call was: no later than now, and not before its block was taken. */
const calledAt = ({ at }: AskReport, { taken_at }: Block, now: number): number =>
  Math.min(now, Math.max(at, taken_at.toMillis()));

const eventId = (...parts: readonly string[]): string => `ask-${sha256(parts.join('/')).slice(0, 40)}`;

/**
 * What a call tells of numbers and addresses. A wrong number closes that number alone. Never ask closes every way of asking:
 * calls, texts and mails that ask; receipts still arrive.
 */
async function evidenceOf(
  store: Store,
  { id, outcome, phone }: AskReport,
  sheet: CallSheet,
  { uid }: Caller,
  at: number,
): Promise<NewContactEvent[]> {
  const about = { source: 'call' as const, by: uid, at, personId: sheet.person };
  if (outcome === 'wrong_number') {
    if (phone === null || !sheet.phones.includes(phone)) throw new RefusedError('request.badBody');
    return [{ id: eventId(id, phone), kind: 'phone', value: phone, what: 'bad_number', ...about }];
  }
  if (outcome !== 'never_ask') return [];
  const card = await store.get(people, sheet.person);
  const phones = card?.phones ?? sheet.phones;
  const none = { what: 'opt_out' as const, ...about };
  return [
    ...phones.flatMap((value): NewContactEvent[] => [
      { id: eventId(id, value, 'call'), kind: 'phone', value, channel: 'call', ...none },
      { id: eventId(id, value, 'text'), kind: 'phone', value, channel: 'text', ...none },
    ]),
    ...(card?.emails ?? []).map(
      (value): NewContactEvent => ({
        id: eventId(id, value),
        kind: 'email',
        value,
        channel: 'email',
        ...none,
      }),
    ),
  ];
}

/** Numbers of a sheet that turned out to be wrong, with the one of this call. */
const wrongNumbers = ({ outcome, phone }: AskReport, { id }: CallSheet, { results }: Block): string[] => [
  ...(results[id]?.wrong ?? []),
  ...(outcome === 'wrong_number' && phone !== null ? [phone] : []),
];

/** What gifts carry that pay what was promised on the phone. */
const callTimeCode = 'CALL-TIME';
/** Days after which a pledge is due that names no day. */
const dueDays = 14;

/**
 * The pledge that a donor made on the phone, under the outcome's id: soft what they pledge, hard the card or check that they
 * have at hand. It counts once gifts pay it. Reads: the donor, the open pledges' count and the month that it is due in.
 */
async function newPledge(
  store: Store,
  { id, outcome, dueOn, note }: AskReport,
  { sheet, cents, at, by }: { sheet: CallSheet; cents: number; at: number; by: string },
): Promise<{ id: string; save: () => void }> {
  const day = today(new Date(at));
  // Midnight may have passed since the caller named the day.
  const madeOn = dueOn === addDays(day, -1) ? dueOn : day;
  const installments = [{ due_on: dueOn ?? addDays(madeOn, dueDays), cents }];
  requireInstallments({ amount: cents, made_on: madeOn }, installments);
  const donor = await donorOf(store, sheet.person);
  await requireRoom(store, donor.id);
  const save = await prepareNewPledge(store, id, {
    ...{ amount: cents, made_on: madeOn, firmness: outcome === 'promised' ? 'hard' : 'soft', installments },
    ...{ donor_id: donor.id, donor_name: donor.name, donor_key: donor.name_key },
    ...{ election: null, source_code: callTimeCode, note, written_off: null, paid: 0 },
    ...{ created_at: serverTime, created_by: by, updated_at: serverTime, updated_by: by },
  });
  return { id, save };
}

type Work = { report: AskReport; context: Context; store: Store };

/**
 * Records what came of a call, with the list, the session and all that is remembered of the donor, in one transaction. It is
 * taken whenever it arrives, also after the block's time: the call was made. Reads: the profile, the outcome, block, states,
 * list, session and what is remembered, and for a wrong number or a never what its numbers have.
 */
export const recordAsk = command(recordAskCall, async (report, context, store) => {
  const { member, now } = context;
  requireReport(report, now());
  const [, stored, block] = await Promise.all([
    requireCaller(store, member, 'calltime.work'),
    store.get(calltimeOutcomes, report.id),
    store.get(calltimeBlocks, report.block),
  ]);
  if (!block) throw new RefusedError('callTime.notYours');
  const sheet = ownSheet(block, member, report.person);
  if (stored) {
    if (stored.by !== member.uid || stored.block_id !== report.block) throw new RefusedError('call.replayed');
    return { result: 'taken' as const };
  }
  // Two devices with one block: the same promise would be owed twice.
  const isPledged = (block.results[sheet.id]?.cents ?? null) !== null;
  if (isPledged && report.cents !== null) throw new RefusedError('callTime.pledged');
  return write({ report, context, store }, block, sheet);
});

async function write({ report, context, store }: Work, block: Block, sheet: CallSheet) {
  const { member, now } = context;
  const { id, outcome, cents, backAt, note } = report;
  const at = calledAt(report, block, now());
  const events = await evidenceOf(store, report, sheet, member, at);
  const [list, states, session, known] = await Promise.all([
    store.get(calltimeLists, block.list_id),
    store.get(calltimeStates, block.list_id),
    store.get(calltimeSessions, block.session_id),
    store.get(calltimePeople, sheet.person),
  ]);
  const pledge = cents === null ? null : await newPledge(store, report, { sheet, cents, at, by: member.uid });
  const evidence = events.length > 0 ? await prepareContactEvents(store, context, events) : null;
  const state = states?.donors[sheet.id];
  const isHeld = state !== undefined && state.block !== null && state.until > now();
  const isAnothers = isHeld && state.block !== report.block;
  const wrong = wrongNumbers(report, sheet, block);
  const hasNumber = sheet.phones.some((one) => !wrong.includes(one));
  // With another number left, the caller goes on with the same donor.
  const staysWithCaller = isAnothers || (isHeld && outcome === 'wrong_number' && hasNumber);
  evidence?.write();
  pledge?.save();
  store.create(calltimeOutcomes, id, {
    ...{ list_id: block.list_id, session_id: block.session_id, block_id: report.block, outcome, cents, note },
    ...{ person_id: sheet.person, pledge_id: pledge?.id ?? null, back_at: backAt, at: context.instant(at) },
    ...{ by: member.uid, by_name: member.fullName },
  });
  const results = { ...block.results, [sheet.id]: { outcome, cents, wrong } };
  store.update(calltimeBlocks, report.block, { results });
  if (states && state) {
    const after = afterCall(state, { outcome, at, backAt, cents }, hasNumber);
    const place = staysWithCaller ? { block: state.block, until: state.until } : {};
    store.set(calltimeStates, block.list_id, {
      donors: { ...states.donors, [sheet.id]: { ...after, ...place } },
    });
  }
  if (list) store.update(calltimeLists, block.list_id, withCall(list, { outcome, cents }));
  if (session) store.update(calltimeSessions, block.session_id, withCall(session, { outcome, cents }));
  const call = { at, outcome, cents, note, by: member.fullName };
  const isOthers =
    known !== null && known.block !== null && (known.block !== report.block || staysWithCaller);
  store.set(calltimePeople, sheet.person, {
    block: isOthers ? known.block : null,
    until: isOthers ? known.until : 0,
    reached: isReached(outcome) ? Math.max(at, known?.reached ?? 0) : (known?.reached ?? null),
    never: outcome === 'never_ask' || (known?.never ?? false),
    calls: [call, ...(known?.calls ?? [])]
      .toSorted((one, other) => other.at - one.at)
      .slice(0, formerCallsMax),
  });
  return { result: isAnothers ? ('late' as const) : ('taken' as const) };
}
