import type { AskReport } from '../../api/call-time-api.ts';
import type { calltimeOutcomes } from '../../collections/calltime-sessions.ts';
import { pledges } from '../../collections/pledges.ts';
import { callTimeCode } from '../../domain/call-time/follow-up.ts';
import { addDays } from '../../domain/days.ts';
import { RefusedError } from '../../refusals.ts';
import { donorOf } from '../gifts/gift-records.ts';
import { requireInstallments, requireRoom } from '../pledges/record-pledge.ts';
import { type PledgeFields, prepareNewPledge, preparePledges } from '../pledges/save-pledges.ts';
import { type Row, type Store, serverTime } from '../store.ts';

/** Days after which a pledge is due that names no day. */
const dueDays = 14;

/** A pledge with what writes it. */
export type PreparedPledge = { id: string; save: () => void };
type Promised = Pick<AskReport, 'id' | 'outcome' | 'dueOn'> & { note: string | null; cents: number };
/** `day`: of the call, by the campaign's clocks. */
type Call = { person: string; day: string; by: string };

const firmnessOf = (outcome: AskReport['outcome']) => (outcome === 'promised' ? 'hard' : 'soft');

/**
 * The pledge that a donor made on the phone, under the outcome's id: soft what they pledge, hard the card or check that they
 * have at hand. It counts once gifts pay it. Reads: the donor, the open pledges' count and the month that it is due in.
 */
export async function newPledge(
  store: Store,
  { id, outcome, dueOn, note, cents }: Promised,
  { person, day, by }: Call,
): Promise<PreparedPledge> {
  // Midnight may have passed since the caller named the day.
  const madeOn = dueOn === addDays(day, -1) ? dueOn : day;
  const installments = [{ due_on: dueOn ?? addDays(madeOn, dueDays), cents }];
  requireInstallments({ amount: cents, made_on: madeOn }, installments);
  const donor = await donorOf(store, person);
  await requireRoom(store, donor.id);
  const save = await prepareNewPledge(store, id, {
    ...{ amount: cents, made_on: madeOn, firmness: firmnessOf(outcome), installments },
    ...{ donor_id: donor.id, donor_name: donor.name, donor_key: donor.name_key },
    ...{ election: null, source_code: callTimeCode, note, written_off: null, paid: 0, import_id: null },
    ...{ created_at: serverTime, created_by: by, updated_at: serverTime, updated_by: by },
  });
  return { id, save };
}

type Outcome = Row<typeof calltimeOutcomes.schema>;
type Correction = { to: Promised | null; today: string; by: string; reason: string };

/**
 * What a corrected outcome makes of its pledge: other terms, written off where there was none, expected again, or a new one.
 * What was paid stays paid. A pledge that somebody has changed since is theirs, and one that is paid was no mistake. Reads:
 * the pledge, the months that change, and where one is expected again the open pledges' count.
 */
export async function correctedPledge(
  store: Store,
  ask: Outcome,
  call: Omit<Call, 'by'>,
  { to, today, by, reason }: Correction,
): Promise<PreparedPledge | null> {
  const pledge = ask.pledge_id === null ? null : await store.get(pledges, ask.pledge_id);
  if (!pledge) return to && newPledge(store, to, { ...call, by: ask.by });
  const change = async (fields: PledgeFields): Promise<PreparedPledge> => ({
    id: pledge.id,
    save: await preparePledges(store, by, [{ pledge, fields }]),
  });
  const unchanged = { id: pledge.id, save: () => {} };
  if (to === null) {
    if (pledge.stage === 'paid') throw new RefusedError('callTime.pledgePaid');
    if (pledge.written_off !== null) return unchanged;
    const day = today < pledge.made_on ? pledge.made_on : today;
    return change({ written_off: { day, reason, by } });
  }
  const wasOwed = ask.cents !== null && ask.withdrawn !== true;
  if (wasOwed && (pledge.written_off !== null || pledge.amount !== ask.cents))
    throw new RefusedError('callTime.pledgeChanged');
  const due = pledge.installments.at(-1)?.due_on ?? addDays(pledge.made_on, dueDays);
  const isSame = wasOwed && to.cents === ask.cents && (to.dueOn === null || to.dueOn === due);
  const installments = isSame ? pledge.installments : [{ due_on: to.dueOn ?? due, cents: to.cents }];
  requireInstallments({ amount: to.cents, made_on: pledge.made_on }, installments);
  if (pledge.stage !== 'open' && pledge.paid < to.cents) await requireRoom(store, pledge.donor_id);
  // Somebody may have agreed on another firmness since: a correction of the note says nothing of it.
  const firmness = wasOwed && to.outcome === ask.outcome ? pledge.firmness : firmnessOf(to.outcome);
  return change({ amount: to.cents, firmness, installments, written_off: null });
}
