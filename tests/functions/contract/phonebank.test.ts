import { expect, test } from 'vitest';
import type { CallAnswer, CallReport } from '#shared/api/phonebank-api.ts';
import { callCallers } from '#shared/collections/call-callers.ts';
import { callLists } from '#shared/collections/call-lists.ts';
import { callPackets } from '#shared/collections/call-packets.ts';
import { voterEvents } from '#shared/collections/voter-events.ts';
import { chance } from '#shared/demo/random.ts';
import { newCaller } from '#shared/domain/phonebank/caller.ts';
import { assignmentsPerHour, callerId, lockMs, packetId } from '#shared/domain/phonebank/list.ts';
import { phoneResults } from '#shared/domain/phonebank/phone-results.ts';
import { fullEvent, type VoterDraft } from '#shared/domain/voters/learned.ts';
import { mayClose } from '#shared/domain/voters/may-close.ts';
import { countCallList } from '#shared/usecases/phonebank/count-call-list.ts';
import { deleteCallList } from '#shared/usecases/phonebank/delete-call-list.ts';
import { nextCall, reportCall } from '#shared/usecases/phonebank/next-call.ts';
import { openCallList } from '#shared/usecases/phonebank/open-call-list.ts';
import { undoCall } from '#shared/usecases/phonebank/undo-call.ts';
import { casesOf } from '../../full.ts';
import { reportOf, targetOf } from '../phone-bank.ts';
import { bothStores, moment } from './both-stores.ts';

const day = 86_400_000;
/** Long before the real time, so that no moment of a call is taken for the emulator's own. */
const start = Date.parse('2026-01-10T15:00:00Z');
const stamps = {
  ...{ created_at: moment(start), created_by: 'rosa', updated_at: moment(start), updated_by: 'rosa' },
};

async function campaign() {
  const stores = bothStores();
  let at = start + day;
  const sendList = (id: string, state: 'draft' | 'open' | 'paused' | 'closed', packets = 2) =>
    stores.seed(callLists, id, {
      ...{ name: `List ${id}`, goal: 'support', goal_question: null, cooldown_hours: 5, attempts_max: 2 },
      ...{
        script_id: null,
        script: null,
        instructions: null,
        notes_allowed: true,
        any_hour: true,
        state,
        packets,
      },
      ...{ people: 6, phones: 6, opened_at: state === 'draft' ? null : moment(start), ...stamps },
    });
  const pack = (list: string, number: number, voters: readonly string[]) =>
    stores.seed(callPackets, packetId(list, number), {
      ...{ list_id: list, number, targets: JSON.stringify(voters.map(targetOf)), ...stamps },
    });
  let learned = 0;
  return {
    ...stores,
    sendList,
    pack,
    now: () => at,
    wait: (millis: number) => {
      at += millis;
    },
    learn: (draft: VoterDraft, by: string) => {
      learned += 1;
      const received_at = moment(at - 1);
      const event = { ...fullEvent(draft), closes: mayClose(draft), happened_at: at - 1, by };
      return stores.seed(voterEvents, `e${learned}`, voterEvents.schema.parse({ ...event, received_at }));
    },
    next: (by: string, list: string, more: object = {}) =>
      stores.call(
        nextCall,
        { list, putBack: null, isNextRequested: true, ...more },
        { by, at, role: 'canvasser' },
      ),
    report: (by: string, list: string, report: CallReport, callId: string) =>
      stores.call(reportCall, { list, report }, { by, at, callId, role: 'canvasser' }),
    undo: (by: string, list: string, { id: report, voter, packet }: CallReport) =>
      stores.call(undoCall, { list, report, voter, packet }, { by, at, role: 'canvasser' }),
    open: (list: string, drop: string[] = []) =>
      stores.call(openCallList, { list, drop }, { by: 'rosa', at, role: 'field' }),
    remove: (list: string) => stores.call(deleteCallList, { list }, { by: 'rosa', at, role: 'field' }),
    /** Counts a moment before now, which no call's moment is. */
    async count(list: string) {
      const { server, memory } = stores.contexts({ by: 'rosa', at });
      for (const context of [server, memory]) await countCallList({ ...context, now: () => at - 1 }, list);
    },
  };
}
type Campaign = Awaited<ReturnType<typeof campaign>>;

const callers = ['ana', 'ben', 'cai'];
const lists = ['one', 'two'];
const people = ['V1', 'V2', 'V3', 'V4', 'V5', 'V6'];
const ways = [
  ...['next', 'next', 'next', 'report', 'report', 'report', 'again', 'undo', 'undo', 'put back'],
  ...['forge', 'learn', 'state', 'open', 'count', 'wait'],
];

/** Calls at random, in both stores. Answers with all that came of it. */
async function callAtRandom(bank: Campaign, seed: number, steps: number): Promise<Set<string>> {
  const { int, pick } = chance(seed);
  const below = (most: number) => int(0, most - 1);
  const held = new Map<string, CallAnswer['assignment']>();
  const made = new Map<string, CallReport>();
  const seen = new Set<string>();
  for (let step = 0; step < steps; step++) {
    const [by, list, way] = [pick(callers), pick(lists), pick(ways)];
    const own = `${by} ${list}`;
    bank.wait(1_000 * (1 + below(300)));
    const note = (outcome: Awaited<ReturnType<Campaign['next']>>, name = way) => {
      seen.add('refused' in outcome ? `${name} ${outcome.refused}` : name);
      if (!('answer' in outcome)) return;
      const { assignment, why, result } = outcome.answer as Partial<CallAnswer> & {
        result?: string;
      };
      if (assignment !== undefined) held.set(own, assignment);
      for (const one of [why, result]) if (one) seen.add(`${name} ${one}`);
    };
    const report = reportOf(held.get(own) ?? null, {
      ...{ id: `r${step}`, outcome: pick(phoneResults), goalReached: below(3) === 0 },
      callBackAt: bank.now() + below(3) * 3_600_000,
    });
    if (report.outcome !== 'call_back') report.callBackAt = null;
    const last = made.get(own);
    const voter_id = pick(people);
    if (way === 'next') note(await bank.next(by, list));
    if (way === 'report') {
      made.set(own, report);
      note(await bank.report(by, list, report, `c${step}`));
      // Often at once, as after a lost answer: later on somebody else may have the voter.
      if (below(2) === 0) note(await bank.report(by, list, report, `c${step} again`), 'again');
    }
    if (way === 'again' && last) {
      note(await bank.report(by, list, last, `c${step}`));
      note(await bank.next(by, list, { isNextRequested: false }));
    }
    if (way === 'undo' && last) note(await bank.undo(by, list, last));
    if (way === 'put back') {
      const how = pick(['skip', 'release']);
      const putBack = { voter: report.voter, packet: report.packet, how };
      note(await bank.next(by, list, { putBack, isNextRequested: below(2) === 0 }));
    }
    if (way === 'forge') {
      const forged = { ...report, voter: voter_id, packet: below(3) };
      note(await bank.report(by, list, forged, `c${step}`));
    }
    if (way === 'learn')
      await bank.learn(
        below(4) === 0
          ? { voter_id, kind: 'suppression', source: 'door', reason: 'opt_out', is_on: true }
          : { voter_id, kind: 'attempt', source: 'phone', outcome: 'not_home', list_id: list },
        by,
      );
    if (way === 'state') await bank.sendList(list, pick(['open', 'open', 'paused', 'closed']));
    if (way === 'open') note(await bank.open(list, below(4) === 0 ? [voter_id] : []));
    if (way === 'count') await bank.count(list);
    if (way === 'wait') bank.wait(below(6) * 3_600_000);
    if (step % 20 === 19) await bank.compare();
  }
  return seen;
}

test.concurrent.each(
  casesOf(
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
    [[1, 2, 3]],
  ),
)(
  'callers who do anything on two lists are answered alike in both stores: seeds %i, %i and %i',
  async (...seeds) => {
    const seen = new Set<string>();
    for (const seed of seeds) {
      const bank = await campaign();
      for (const list of lists) {
        await bank.sendList(list, 'draft');
        await bank.pack(list, 0, list === 'one' ? people.slice(0, 3) : people.slice(2, 5));
        await bank.pack(list, 1, list === 'one' ? people.slice(2) : people.slice(4));
        await bank.open(list);
      }
      for (const one of await callAtRandom(bank, seed, 100)) seen.add(one);
      for (const list of lists) await bank.count(list);
      await bank.compare();
      for (const list of lists) {
        bank.wait(1);
        await bank.remove(list);
      }
      await bank.compare();
    }
    // The sequences come to what they are for.
    const all = [
      ...['next later', 'next paused', 'report taken', 'again taken', 'forge late', 'undo'],
      ...['undo phonebank.late', 'put back', 'open'],
    ];
    expect(all.filter((one) => !seen.has(one))).toEqual([]);
  },
);

test.concurrent('who was given an hour’s people on another list waits, in both stores', async () => {
  const bank = await campaign();
  await bank.sendList('one', 'draft', 1);
  await bank.pack('one', 0, ['V1', 'V2']);
  await bank.open('one');
  const hour = { from: bank.now() - 1, given: assignmentsPerHour };
  const busy = { ...newCaller('two', 'ana', 'Ana', bank.now()), hour };
  await bank.seed(callCallers, callerId('two', 'ana'), busy);
  expect(await bank.next('ana', 'one')).toMatchObject({ answer: { assignment: null, why: 'pace' } });
  expect(await bank.next('ben', 'one')).not.toMatchObject({ answer: { assignment: null } });
  await bank.compare();
});

test.concurrent('many packets are opened side by side, and a voter who is held elsewhere is passed over, in both stores', async () => {
  const bank = await campaign();
  const packets = 45;
  for (const list of lists) {
    await bank.sendList(list, 'draft', packets);
    for (let number = 0; number < packets; number++) await bank.pack(list, number, [`V${number}`]);
    expect(await bank.open(list)).toEqual({ answer: { people: packets, dropped: 0 } });
  }
  const voters: unknown[] = [];
  for (const [place, by] of [...callers, ...callers.map((one) => `${one}2`)].entries()) {
    const outcome = await bank.next(by, lists[place % 2] ?? '');
    voters.push((Object(outcome).answer as CallAnswer).assignment?.target.id);
  }
  expect(new Set(voters).size).toBe(voters.length);
  bank.wait(lockMs);
  await bank.compare();
});
