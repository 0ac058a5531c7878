import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { Role } from '#shared/access.ts';
import { type CallAssignment, type CallReport, nextCallEndpoint } from '#shared/api/phonebank-api.ts';
import { packetPeople } from '#shared/domain/phonebank/list.ts';
import type { CallTarget } from '#shared/domain/phonebank/target.ts';
import { fullEvent, type VoterDraft } from '#shared/domain/voters/learned.ts';
import { mayClose } from '#shared/domain/voters/may-close.ts';
import type { Effect } from '#shared/usecases/effects.ts';
import { deleteCallList } from '#shared/usecases/phonebank/delete-call-list.ts';
import { nextCall, reportCall } from '#shared/usecases/phonebank/next-call.ts';
import { openCallList } from '#shared/usecases/phonebank/open-call-list.ts';
import { undoCall } from '#shared/usecases/phonebank/undo-call.ts';
import { countListOf } from '../../functions/src/phonebank/call-counter.ts';
import { insider } from './candidate-records.ts';
import { db } from './emulator-clients.ts';
import { runUseCase } from './run-use-case.ts';
import { insideOf } from './sample-records.ts';

/** A number of their own: one that is closed is closed for everyone who has it. */
const numberOf = (id: string): string => {
  const digits = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_000_000, 7);
  return `+1555${String(digits).padStart(7, '0')}`;
};

export const targetOf = (id: string): CallTarget => ({
  ...{ id, name: `Voter ${id}`, age: 40, sex: 'F', party: '', city: 'Dayton', state: 'OH', precinct: '1' },
  ...{ language: '', support: null, cell: numberOf(id), landline: null, last: null },
});
const stamps = () => ({
  ...{ created_at: Timestamp.now(), created_by: 'rosa' },
  ...{ updated_at: Timestamp.now(), updated_by: 'rosa' },
});

type Campaign = { organization: string; clock: { now: number } };
const newCampaign = (): Campaign => ({ organization: randomUUID(), clock: { now: Date.now() } });

/**
 * A campaign with one call list, as its organizer's browser writes it; `clock` is what the handlers take for now. `addList`
 * makes another list of the same campaign.
 */
export async function phoneBank(
  voters: readonly string[],
  fields: object = {},
  { list = 'one', campaign = newCampaign() } = {},
) {
  const { organization, clock } = campaign;
  const { doc, all } = insideOf(db, organization);
  const now = () => clock.now;
  const counted: string[] = [];
  const options = {
    now,
    perform: async (effect: Effect) => {
      if (effect.is !== 'count-call-list') return;
      if (effect.now) await countListOf(db, { organization, list: effect.list });
      else counted.push(effect.list);
    },
  };
  const [opening, nexting, reporting, undoing, deleting] = [
    runUseCase(openCallList, options),
    runUseCase(nextCall, options),
    runUseCase(reportCall, options),
    runUseCase(undoCall, options),
    runUseCase(deleteCallList, options),
  ];
  const packets = Math.ceil(voters.length / packetPeople);
  await doc(`call_lists/${list}`).set({
    ...{ name: 'Undecided', goal: 'support', goal_question: null },
    ...{ cooldown_hours: 20, attempts_max: 3, script_id: null, script: null, instructions: null },
    ...{
      notes_allowed: true,
      any_hour: true,
      state: 'draft',
      packets,
      people: voters.length,
      phones: voters.length,
    },
    opened_at: null,
    ...stamps(),
    ...fields,
  });
  const pack = (number: number, ids: readonly string[]) =>
    doc(`call_packets/${list}_${number}`).set({
      ...{ list_id: list, number, targets: JSON.stringify(ids.map(targetOf)) },
      ...stamps(),
    });
  for (let number = 0; number < packets; number++)
    await pack(number, voters.slice(number * packetPeople, (number + 1) * packetPeople));
  const member = (uid: string, role: Role = 'canvasser') => ({ ...insider(organization, role), uid });
  /** Hands in reports, then asks for the next person. */
  const ask = async (
    uid: string,
    {
      reports = [],
      ...more
    }: { reports?: readonly CallReport[]; putBack?: object | null; isNextRequested?: boolean } = {},
  ) => {
    const late: string[] = [];
    for (const report of reports)
      if ((await reporting(member(uid), { list, report }, null)).result === 'late') late.push(report.id);
    const request = { list, putBack: null, isNextRequested: true, ...more };
    const answer = await nexting(member(uid), nextCallEndpoint.request.parse(request));
    return { ...answer, late };
  };
  return {
    ...{ organization, doc, all, clock, counted, pack, ask },
    addList: (name: string, people: readonly string[], more: object = {}) =>
      phoneBank(people, more, { list: name, campaign }),
    open: (drop: string[] = []) => opening(member('rosa', 'field'), { list, drop }),
    undo: (uid: string, report: CallReport) =>
      undoing(member(uid), {
        list,
        report: report.id,
        voter: report.voter,
        packet: report.packet,
      }),
    report: (uid: string, report: CallReport, callId: string | null = null) =>
      reporting(member(uid), { list, report }, callId),
    remove: () => deleting(member('rosa', 'field'), { list }),
    count: () => countListOf(db, { organization, list }),
    progress: async () => (await doc(`call_progress/${list}`).get()).data(),
    learn: (draft: VoterDraft, by = 'ben', at = clock.now) =>
      doc(`voter_events/${randomUUID()}`).set({
        ...fullEvent(draft),
        closes: mayClose(draft),
        ...{ happened_at: at, received_at: Timestamp.fromMillis(at), by },
      }),
  };
}

/** What a caller says of whom they have. */
export const reportOf = (call: CallAssignment | null, fields: Partial<CallReport> = {}): CallReport => ({
  id: randomUUID(),
  voter: call?.target.id ?? 'nobody',
  packet: call?.packet ?? 0,
  outcome: 'not_home',
  goalReached: false,
  callBackAt: null,
  ...fields,
});
