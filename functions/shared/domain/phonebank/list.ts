/** Where a call list stands. `draft`: its people are not ready to be called yet; `closed`: for good. */
export const callListStates = ['draft', 'open', 'paused', 'closed'] as const;
export type CallListState = (typeof callListStates)[number];

/**
 * When somebody has been called enough: they were spoken to; said how they stand; or answered one question. Only what was
 * learned since the list was opened counts, so a list may ask anew those who answered last year.
 */
export const callGoals = ['reached', 'support', 'answered'] as const;
export type CallGoal = (typeof callGoals)[number];

/**
 * Why somebody of a list is not called any more without having reached its goal. `opted_out`: asked not to be called, or
 * was hostile; `held`: by the campaign's own staff; `left`: taken out when the list was refreshed, or
 * no longer in the voter file.
 */
export const blockedReasons = [
  'attempts',
  'bad_number',
  'deceased',
  'held',
  'language',
  'left',
  'moved',
  'opted_out',
  'refused',
] as const;
export type BlockedReason = (typeof blockedReasons)[number];

/** What decides who of a list is called, and how often. */
export type CallRules = {
  goal: CallGoal;
  goal_question: string | null;
  cooldown_hours: number;
  attempts_max: number;
  /** Whether legal calling hours are not kept. */
  any_hour?: boolean;
};

/** People of one packet: so many are kept, and locked, in one document. */
export const packetPeople = 25;
/** Packets of one list: forty callers need two days for so many people. */
export const packetsMax = 800;
export const listPeopleMax = packetPeople * packetsMax;
/** Cards that are read to make a list of an audience: not everybody has a number, or may be called. */
export const audiencePeopleMax = 3 * listPeopleMax;
/** Milliseconds for which one caller has one voter to themselves. */
export const lockMs = 15 * 60_000;
/** Hours until somebody is called again, and calls to one person: what is usual, and what may be chosen. */
export const cooldownHours = { usual: 20, least: 1, most: 720 } as const;
export const attempts = { usual: 3, least: 1, most: 10 } as const;
/** Voters that a caller is known to have been given: they may write of these, and of older ones not any more. */
export const assignedVotersMax = 1_000;
/**
 * People whom one caller is given in an hour: twice what anybody can call. Who only wants to see names does not get far, by
 * skipping or by results that never were.
 */
export const assignmentsPerHour = 120;
/** Milliseconds between two counts of one list. */
export const countEveryMs = 30_000;
/** The farthest that a call back may be put off: 60 days. */
export const callBackMaxMs = 60 * 86_400_000;
/** Without a call for so long, a caller has a break: it does not count as time at the telephone. */
export const breakMs = lockMs;

export const hourMs = 3_600_000;
/** A packet's, and its state's, id. */
export const packetId = (list: string, number: number): string => `${list}_${number}`;
export const callerId = (list: string, uid: string): string => `${list}_${uid}`;

/** Lists in a call list's question that nobody can ask again: who another one left over, and people of an audience. */
export const [notReachedList, audienceList] = ['not reached on the phone', 'people of an audience'] as const;
