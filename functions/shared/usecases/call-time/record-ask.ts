import { type AskReport, recordAskCall } from '../../api/call-time-api.ts';
import { calltimeLists, calltimePeople, calltimeStates } from '../../collections/calltime-lists.ts';
import { calltimeBlocks, calltimeOutcomes, calltimeSessions } from '../../collections/calltime-sessions.ts';
import { formerCallsMax } from '../../domain/call-time/limits.ts';
import { isReached } from '../../domain/call-time/outcomes.ts';
import { afterCall } from '../../domain/call-time/queue.ts';
import { withCall } from '../../domain/call-time/session.ts';
import { type CallSheet, sheetsIn } from '../../domain/call-time/sheet.ts';
import { RefusedError } from '../../refusals.ts';
import { campaignDay } from '../campaign-zone.ts';
import { prepareContactEvents } from '../consent/record-contact-events.ts';
import { requireCaller } from '../members/require-member.ts';
import type { Fields, Store } from '../store.ts';
import { type Caller, type Context, command } from '../use-case.ts';
import { evidenceOf, requireOutcome } from './ask-evidence.ts';
import { newPledge } from './ask-pledge.ts';

type Block = Fields<typeof calltimeBlocks.schema>;

/** The sheet of a donor in the caller's own block; whoever never had it is told nothing of it. */
function ownSheet(block: Block, member: Caller, person: string): CallSheet {
  const sheet = block.by === member.uid ? sheetsIn(block.sheets).find(({ id }) => id === person) : undefined;
  if (!sheet) throw new RefusedError('callTime.notYours');
  return sheet;
}

/** When the call was: no later than now, and not before its block was taken. */
const calledAt = ({ at }: AskReport, { taken_at }: Block, now: number): number =>
  Math.min(now, Math.max(at, taken_at.toMillis()));

/** Numbers of a sheet that turned out to be wrong, with the one of this call. */
const wrongNumbers = ({ outcome, phone }: AskReport, { id }: CallSheet, { results }: Block): string[] => [
  ...(results[id]?.wrong ?? []),
  ...(outcome === 'wrong_number' && phone !== null ? [phone] : []),
];

type Work = { report: AskReport; context: Context; store: Store };

/**
 * Records what came of a call, with the list, the session and all that is remembered of the donor, in one transaction. It is
 * taken whenever it arrives, also after the block's time: the call was made. Reads: the profile, the outcome, block, states,
 * list, session, what is remembered and the campaign's state, and for a wrong number or a never what its numbers have.
 */
export const recordAsk = command(recordAskCall, async (report, context, store) => {
  const { member, now } = context;
  requireOutcome(report, { now: now(), called: report.at });
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
  const day = await campaignDay(store, member.organization, at);
  const call = { person: sheet.person, day, by: member.uid };
  const pledge = cents === null ? null : await newPledge(store, { ...report, cents }, call);
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
    ...{ listed_as: sheet.id, by: member.uid, by_name: member.fullName },
  });
  const results = { ...block.results, [sheet.id]: { outcome, cents, wrong, id } };
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
  const former = { at, outcome, cents, note, by: member.fullName };
  const isOthers =
    known !== null && known.block !== null && (known.block !== report.block || staysWithCaller);
  store.set(calltimePeople, sheet.person, {
    block: isOthers ? known.block : null,
    until: isOthers ? known.until : 0,
    reached: isReached(outcome) ? Math.max(at, known?.reached ?? 0) : (known?.reached ?? null),
    never: outcome === 'never_ask' || (known?.never ?? false),
    calls: [former, ...(known?.calls ?? [])]
      .toSorted((one, other) => other.at - one.at)
      .slice(0, formerCallsMax),
  });
  return { result: isAnothers ? ('late' as const) : ('taken' as const) };
}
