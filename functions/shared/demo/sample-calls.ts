import type { Stored } from '../collections/define.ts';
import {
  callCallers,
  callLists,
  callPackets,
  callPlans,
  callProgress,
  callStates,
  type voterEvents,
} from '../collections/index.ts';
import { afterCall, type Caller, newCaller, withVoter } from '../domain/phonebank/caller.ts';
import { callerId, packetId, packetPeople } from '../domain/phonebank/list.ts';
import type { PhoneResult } from '../domain/phonebank/phone-results.ts';
import type { CallTarget } from '../domain/phonebank/target.ts';
import {
  newTarget,
  nextAt,
  sumTallies,
  type TargetState,
  tallyOf,
} from '../domain/phonebank/target-states.ts';
import { applyReport, assign } from '../domain/phonebank/target-transitions.ts';
import { readyScripts } from '../domain/surveys/defaults.ts';
import type { ScriptBody } from '../domain/surveys/script.ts';
import type { Score } from '../domain/voters/contact-results.ts';
import { fullEvent, type VoterDraft } from '../domain/voters/learned.ts';
import type { Segment } from '../domain/voters/segment.ts';
import { accounts } from './accounts.ts';
import { callPeople, callPrecinct, callWithout } from './call-people.ts';
import { daysAfter, Moment, moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';
import type { Language } from './field-record.ts';
import { chance } from './random.ts';
import { voterIdAt } from './voter-record.ts';

/** Without what follows from the rest. */
type VoterEvent = Omit<Stored<typeof voterEvents>, 'closes'>;

export const callListId = 'persuasion';
const dayMs = 86_400_000;
const rules = { goal: 'support', goal_question: null, cooldown_hours: 20, attempts_max: 3 } as const;
const question: Segment = {
  steps: [
    {
      do: 'include',
      tests: [
        { by: 'district', column: 'precinct', is: [callPrecinct] },
        { by: 'party', is: ['Unaffiliated'] },
      ],
    },
  ],
};
/** Three days before the seed's day, at five in the afternoon on the East Coast. */
const openedAt = moment(daysAfter(seedDay, -3), 22 * 60);

const scriptIn = (language: Language): ScriptBody | null =>
  readyScripts(language, null).find(({ key }) => key === 'phone')?.body ?? null;

/** Calls so far, in the list's order: what came of each, and of talks where they stand. */
const calls: readonly (readonly [PhoneResult, Score?])[] = [
  ['canvassed', 2],
  ['not_home'],
  ['left_message'],
  ['canvassed', 3],
  ['not_home'],
  ['busy'],
  ['refused'],
  ['canvassed', 1],
  ['not_home'],
  ['wrong_number'],
  ['call_back'],
  ['canvassed', 4],
  ['left_message'],
  ['not_home'],
  ['canvassed', 2],
  ['disconnected'],
  ['not_home'],
  ['canvassed', 3],
];
/** Two evenings, of two who call: minutes of UTC, which is six o'clock there. */
const evening = 23 * 60;
const callers = ['canvasser', 'field'] as const;

const target = (at: number): CallTarget => {
  const [number = 0, name = '', birth = 0, sex = '', language = '', cell, landline] = callPeople[at] ?? [];
  return {
    ...{ id: voterIdAt(number), name, sex, language },
    age: Math.floor((Number(seedDay.replaceAll('-', '')) - birth) / 10_000),
    ...{ party: 'Unaffiliated', city: 'Port Amsel', state: 'NJ', precinct: callPrecinct },
    ...{ support: null, cell: cell || null, landline: landline || null, last: null },
  };
};

type Made = {
  number: number;
  voter: string;
  by: (typeof accounts)[number];
  at: number;
  outcome: PhoneResult;
  score: Score | null;
};
/** The calls that were made, by whom and when: milliseconds since 1970 in the seed's days. */
function made(organization: string): Made[] {
  const team = callers.flatMap((role) =>
    accounts.filter((one) => one.organization === organization && one.role === role),
  );
  return calls.flatMap(([outcome, score], number) => {
    const by = team[number % team.length];
    const isLast = number >= calls.length / 2;
    const day = daysAfter(seedDay, isLast ? 0 : -1);
    const minute = evening + (isLast ? number - calls.length / 2 : number) * 3;
    return by
      ? [
          {
            ...{ number, voter: target(number).id, by, outcome, score: score ?? null },
            at: moment(day, minute).toMillis(),
          },
        ]
      : [];
  });
}

/** Who asked to be called back is due when that evening is over. */
const callBackAt = moment(seedDay, 24 * 60 - 1).toMillis();

/** Where everybody stands after these calls, by the very rules of the server, and what their callers have. */
function after(organization: string, later: number) {
  const states = new Map<string, TargetState>(callPeople.map((_, at) => [target(at).id, newTarget]));
  const team = new Map<string, Caller>();
  for (const { number, voter, by, at, outcome, score } of made(organization)) {
    const [requestedAt, now] = [at + later - 90_000, at + later];
    const { uid, full_name: name } = by;
    const assigned = assign(states.get(voter) ?? newTarget, uid, requestedAt);
    const caller = team.get(uid) ?? newCaller(callListId, uid, name, requestedAt);
    const has = { voter, packet: Math.floor(number / packetPeople), until: assigned.until };
    team.set(uid, afterCall(withVoter(caller, has, name, requestedAt), voter, outcome, now));
    const report = {
      ...{ id: `sample-${number}`, outcome, goalReached: score !== null },
      callBackAt: outcome === 'call_back' ? callBackAt + later : null,
    };
    states.set(voter, applyReport(assigned, report, rules, now));
  }
  return { states, team: [...team.values()] };
}

/**
 * A phone bank that is under way: the list, its people, where each of them stands, and who called. `days`: how much later
 * than in the seed, for moments that are numbers.
 */
export function callRecord(
  organization: string,
  { language = 'en', days = 0 }: { language?: Language; days?: number } = {},
): Doc[] {
  const by = `${organization}-field`;
  const stamps = { created_at: openedAt, created_by: by, updated_at: openedAt, updated_by: by };
  const people = callPeople.map((_, at) => target(at));
  const packets = Math.ceil(people.length / packetPeople);
  const { states, team } = after(organization, days * dayMs);
  const last = new Moment(Math.max(...made(organization).map(({ at }) => at)));
  const list = document(callLists, organization, callListId, {
    ...{ name: 'Persuasion calls, Ward 3', ...rules },
    ...{ script_id: 'calls', script: JSON.stringify(scriptIn(language)) },
    instructions: 'Two sentences about the maternity ward, then listen. Never argue; thank everybody.',
    ...{ notes_allowed: true, any_hour: true, state: 'open', packets, people: people.length },
    phones: people.reduce((sum, { cell, landline }) => sum + (cell ? 1 : 0) + (landline ? 1 : 0), 0),
    ...{ opened_at: openedAt, ...stamps },
  });
  const plan = document(callPlans, organization, callListId, {
    ...{ question: JSON.stringify(question), no_number: callWithout, suppressed: 0, ...stamps },
  });
  const parts = Array.from({ length: packets }, (_, number) => {
    const some = people.slice(number * packetPeople, (number + 1) * packetPeople);
    const targets = Object.fromEntries(some.map(({ id }) => [id, states.get(id) ?? newTarget]));
    const id = packetId(callListId, number);
    const state = { list_id: callListId, number, targets, next_at: nextAt(targets), version: 1 };
    return {
      packet: document(callPackets, organization, id, {
        ...{ list_id: callListId, number, targets: JSON.stringify(some), ...stamps },
      }),
      state: document(callStates, organization, id, { ...state, changed_at: last }),
      tally: tallyOf(targets),
    };
  });
  const progress = document(callProgress, organization, callListId, {
    ...sumTallies(parts.map(({ tally }) => tally)),
    ...{ allocated: 0, next_at: nextAt(Object.fromEntries(states)), as_of: last },
  });
  return [
    list,
    plan,
    ...parts.flatMap(({ packet, state }) => [packet, state]),
    ...team.map((one) => document(callCallers, organization, callerId(callListId, one.uid), one)),
    progress,
  ];
}

/** What was learned in these calls, oldest first. */
export function callsLearned(organization: string): VoterEvent[] {
  const draw = chance(20_261_120);
  return made(organization).flatMap(({ voter: voter_id, by, at, outcome, score }) => {
    const origin = { voter_id, source: 'phone', list_id: callListId } as const;
    const drafts: VoterDraft[] = [
      { ...origin, kind: 'attempt', outcome },
      ...(score === null ? [] : [{ ...origin, kind: 'support', score } as const]),
    ];
    return drafts.map(
      (draft, second): VoterEvent => ({
        ...fullEvent(draft),
        ...{ answers: null, field: null, channels: null, id: draw.id(), by: by.uid },
        happened_at: at + second * 1_000,
        received_at: new Moment(at + second * 1_000 + 900),
      }),
    );
  });
}
