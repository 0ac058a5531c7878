import {
  callCallers,
  callClaims,
  callLists,
  callPackets,
  callPlans,
  callProgress,
  callStates,
  callTallies,
} from '#shared/collections/index.ts';
import { fresh, tallyOf } from '#shared/rules/calling/states.ts';
import type { Place } from '../kit/stage.ts';
import { type Fields, now } from '../kit/values.ts';
import {
  changed,
  colleague,
  created,
  inside,
  latest,
  limit,
  page,
  type Subject,
  tampered,
} from './subject.ts';

const callerOf = (uid: string): Fields => ({
  list_id: 'one',
  uid,
  name: 'Ada Reyes',
  voters: ['LALCA1'],
  has: null,
  has_until: 0,
  packet: 0,
  hour: { from: 1, given: 1 },
  calls: 0,
  reached: 0,
  first_at: 1,
  last_at: 1,
  active_ms: 0,
});
const ofList = () => ({ where: [['list_id', 'EQUAL', 'one']], limit: 100 }) as const;

const draft = (at: Place): Fields => ({
  name: 'Undecided in Ward 3',
  goal: 'support',
  goal_question: null,
  cooldown_hours: 20,
  attempts_max: 3,
  script_id: null,
  script: null,
  instructions: 'Smile.',
  notes_allowed: true,
  state: 'draft',
  packets: 1,
  people: 2,
  phones: 2,
  opened_at: null,
  ...created(at),
});

/** The phone bank: lists, their people, and who has whom. */
export const calling = {
  'call_callers, own': {
    ...callCallers,
    path: (at: Place) => `organizations/${at.organization}/call_callers/one_${at.uid}`,
    document: (at) => callerOf(at.uid),
    change: () => ({ voters: ['LALCA1', 'LALCA2'] }),
    query: ofList,
  },
  "call_callers, a colleague's": {
    ...callCallers,
    path: (at: Place) => `organizations/${at.organization}/call_callers/one_${colleague(at)}`,
    document: (at) => callerOf(colleague(at)),
    change: tampered,
    query: ofList,
  },
  call_claims: {
    ...callClaims,
    path: inside('call_claims'),
    document: () => ({ list_id: 'one', until: 1, called_at: 0, reported_at: 0, expires_at: now }),
    change: tampered,
    query: page('expires_at'),
  },
  call_lists: {
    ...callLists,
    path: inside('call_lists'),
    document: draft,
    change: (at) => ({ name: 'Undecided', ...changed(at) }),
    query: latest('created_at'),
  },
  'call_lists, open': {
    ...callLists,
    path: inside('call_lists'),
    document: (at) => ({ ...draft(at), state: 'open' }),
    change: (at) => ({ name: 'Undecided', ...changed(at) }),
    query: () => ({ where: [['state', 'EQUAL', 'open']], limit }),
  },
  call_plans: {
    ...callPlans,
    path: inside('call_plans'),
    document: (at) => ({ question: '{"steps":[]}', no_number: 0, suppressed: 0, ...created(at) }),
    change: (at) => ({ no_number: 7, ...changed(at) }),
    query: page('created_at'),
  },
  call_packets: {
    ...callPackets,
    path: (at: Place) => `organizations/${at.organization}/call_packets/one_0`,
    document: (at) => ({ list_id: 'one', number: 0, targets: '[]', ...created(at) }),
    change: tampered,
    query: page('number'),
  },
  call_progress: {
    ...callProgress,
    path: inside('call_progress'),
    document: () => ({ ...tallyOf({}), allocated: 0, next_at: null, as_of: now }),
    change: () => ({ done: 7 }),
    query: page('as_of'),
  },
  call_states: {
    ...callStates,
    path: inside('call_states'),
    document: () => ({
      list_id: 'one',
      number: 0,
      targets: { LALCA1: fresh },
      next_at: 0,
      version: 1,
      changed_at: now,
    }),
    change: () => ({ next_at: null }),
    query: page('number'),
  },
  call_tallies: {
    ...callTallies,
    path: inside('call_tallies'),
    document: () => ({ packets: { 0: { version: 1, tally: tallyOf({}) } }, as_of: now }),
    change: tampered,
    query: page('as_of'),
  },
} satisfies Record<string, Subject>;
