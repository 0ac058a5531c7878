import { reportFollowUpCall, undoFollowUpCall } from '../../api/follow-ups-api.ts';
import { contactEvents } from '../../collections/contact-events.ts';
import { followUps } from '../../collections/follow-ups.ts';
import { people } from '../../collections/people.ts';
import { aheadMax, claimMs } from '../../domain/follow-ups/kinds.ts';
import { afterReport, isOthers } from '../../domain/follow-ups/transitions.ts';
import { RefusedError } from '../../refusals.ts';
import { type NewContactEvent, prepareContactEvents } from '../consent/record-contact-events.ts';
import { requireCaller } from '../members/require-member.ts';
import { type Store, serverTime } from '../store.ts';
import { type Context, command } from '../use-case.ts';
import { freeFollowUp, heldBy } from './next-follow-up.ts';
import { type FollowUp, progressOf } from './progress.ts';

const success = { ok: true } as const;

const numberEvent = (report: string): string => `follow-up-${report}`;

/** The evidence about a number that turned out to be wrong, if it is on the person's card. One read. */
async function evidenceOf(
  store: Store,
  { person_id }: FollowUp,
  { report, phone }: { report: string; phone: string | null },
  { member, now }: Context,
): Promise<NewContactEvent[]> {
  if (phone === null || person_id === null) return [];
  const card = await store.get(people, person_id);
  if (!card?.phones.includes(phone)) return [];
  const about = { kind: 'phone', value: phone, what: 'bad_number', source: 'call' } as const;
  return [{ ...about, id: numberEvent(report), by: member.uid, personId: card.id, at: now() }];
}

/** Takes the evidence of a report back. One read. */
async function retractionOf(
  store: Store,
  { report, phone }: { report: string; phone: string | null },
  { member, now }: Context,
): Promise<NewContactEvent[]> {
  if (phone === null || !(await store.get(contactEvents, numberEvent(report)))) return [];
  const about = { kind: 'phone', value: phone, what: 'retraction', source: 'call' } as const;
  const undone = { id: `${numberEvent(report)}-undo`, undoes: numberEvent(report) };
  return [{ ...about, ...undone, by: member.uid, at: now() }];
}

/** Takes what became of one; sent again it changes nothing. Three reads and a write, and more of a wrong number. */
export const reportFollowUp = command(
  reportFollowUpCall,
  async ({ id, report, outcome, note, later, phone }, context, store) => {
    const { member, now, instant } = context;
    await requireCaller(store, member, 'volunteers.write');
    const found = await store.get(followUps, id);
    if (!found) throw new RefusedError('followUps.gone');
    if (found.report?.id === report && found.report.by === member.uid) return { result: 'taken' as const };
    const at = now();
    const claim = { claimed_by: found.claimed_by, freeAt: found.free_at.toMillis() };
    if (found.state !== 'open' || isOthers(claim, member.uid, at)) return { result: 'late' as const };
    if (later !== null && later > at + aheadMax) throw new RefusedError('followUps.tooFar');
    const wrong =
      outcome === 'wrong_number' ? await evidenceOf(store, found, { report, phone }, context) : [];
    const evidence = wrong.length > 0 ? await prepareContactEvents(store, context, wrong) : null;
    const {
      state,
      attempts,
      outcome: result,
      dueAt,
    } = afterReport({ ...progressOf(found), dueAt: found.due_at.toMillis() }, outcome, { now: at, later });
    const due = dueAt === found.due_at.toMillis() ? found.due_at : instant(dueAt);
    evidence?.write();
    store.update(followUps, id, {
      ...{ state, attempts, outcome: result, due_at: due, free_at: due, result_note: note, claimed_by: null },
      report: { id: report, by: member.uid, before: progressOf(found) },
      ...{ updated_at: serverTime, updated_by: member.uid },
    });
    return { result: 'taken' as const };
  },
  { key: () => 'follow-ups' },
);

/** Takes the last report back: its member has the follow-up again, where nobody else has taken it. Three reads. */
export const undoFollowUp = command(
  undoFollowUpCall,
  async ({ id, report, phone }, context, store) => {
    const { member, now, instant } = context;
    await requireCaller(store, member, 'volunteers.write');
    const found = await store.get(followUps, id);
    if (!found) throw new RefusedError('followUps.gone');
    const { report: last } = found;
    // Taken back already, or another report came since.
    if (last?.id !== report || last.by !== member.uid) return success;
    const claim = { claimed_by: found.claimed_by, freeAt: found.free_at.toMillis() };
    if (isOthers(claim, member.uid, now())) throw new RefusedError('followUps.claimed');
    const had = await heldBy(store, member.uid, now());
    const retraction = await retractionOf(store, { report, phone }, context);
    const evidence = retraction.length > 0 ? await prepareContactEvents(store, context, retraction) : null;
    evidence?.write();
    if (had && had.id !== id) freeFollowUp(store, context, had);
    store.update(followUps, id, {
      ...{ ...last.before, report: null },
      ...{ claimed_by: member.uid, free_at: instant(now() + claimMs) },
      ...{ updated_at: serverTime, updated_by: member.uid },
    });
    return success;
  },
  { key: () => 'follow-ups' },
);
