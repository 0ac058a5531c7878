import { addDays } from '../days.ts';
import type { LimitRule } from '../money/limit-rules.ts';
import { contextOf, type StoredSettings } from '../money/person-meter.ts';
import { limitsOn } from '../money/windows.ts';
import { type InformationCard, missingParts } from './information-parts.ts';
import type { InformationPart, InformationState, mailStates } from './request-states.ts';

type Sent = { on: string; mail: (typeof mailStates)[number] | null };
type History = { requests: readonly Sent[]; answers: readonly object[]; closed: { on: string } | null };

/** Signed cents of one gift that are this donor's; `received_on`: when the gift came that it is a part of. */
export type InformationEntry = {
  gift_id: string;
  cents: number;
  day: string;
  received_on?: string | undefined;
};

/** The law's rule about information of an individual donor on a day; null where none is known. */
export function informationRule(settings: StoredSettings | null, day: string): LimitRule | null {
  const context = contextOf({ settings, elections: [], own: [] });
  if (!context) return null;
  const { law } = limitsOn(context, 'individual', day);
  return law.is === 'rule' && law.rule.employer_over_cents !== null ? law.rule : null;
}

/** The least that any rule asks about: of donors with no more, nothing has to be read. */
export const informationFloorCents = 9_999;

/** What is left of each gift, on its first day. */
function giftsOf(entries: readonly InformationEntry[]): { cents: number; day: string }[] {
  const gifts = new Map<string, { cents: number; day: string }>();
  for (const { gift_id, cents, received_on, ...entry } of entries) {
    const day = received_on ?? entry.day;
    const before = gifts.get(gift_id);
    gifts.set(gift_id, {
      cents: (before?.cents ?? 0) + cents,
      day: before && before.day < day ? before.day : day,
    });
  }
  return [...gifts.values()].filter(({ cents }) => cents > 0).sort((a, b) => a.day.localeCompare(b.day));
}

export type Crossing = {
  /** The gift with which the sum of the cycle exceeded the threshold. */
  passed_on: string;
  cents: number;
  total: number;
  rule: string;
};

/** When a donor’s money of the cycle exceeded what the rule says; null where it has not. */
export function crossingOf(
  entries: readonly InformationEntry[],
  settings: StoredSettings | null,
): Crossing | null {
  if (!settings) return null;
  const { cycle_from, cycle_to } = settings;
  const gifts = giftsOf(entries).filter(({ day }) => cycle_from <= day && day <= cycle_to);
  const last = gifts.at(-1);
  const rule = last && informationRule(settings, last.day);
  if (!rule) return null;
  const over = rule.employer_over_cents ?? 0;
  let total = 0;
  let passed: { cents: number; day: string } | null = null;
  for (const gift of gifts) {
    total += gift.cents;
    if (total > over) passed ??= gift;
  }
  return passed && { passed_on: passed.day, cents: passed.cents, total, rule: rule.id };
}

/** What has to be done by which day: ask, or where the law says so, give the money back. */
export type Deadline = { is: 'request' | 'return'; on: string };

/** The deadline that a rule sets, from the gift that passed its threshold; null where it sets none. */
export function deadlineOf(
  passed_on: string,
  { request_days, return_days }: Pick<LimitRule, 'request_days' | 'return_days'>,
): Deadline | null {
  if (request_days !== null) return { is: 'request', on: addDays(passed_on, request_days) };
  return return_days === null ? null : { is: 'return', on: addDays(passed_on, return_days) };
}

/** Where a request stands, which the cycle's own requests and closures decide. */
export function stateOfRequest(
  missing: readonly InformationPart[],
  { requests, closed }: Pick<History, 'requests' | 'closed'>,
  cycle_from: string,
): InformationState {
  if (missing.length === 0) return 'complete';
  if (closed && closed.on >= cycle_from) return 'closed';
  return requests.some(({ on, mail }) => on >= cycle_from && mail !== 'refused') ? 'sent' : 'due';
}

export type Facts = {
  donor_name: string;
  missing: InformationPart[];
  passed_on: string;
  cents: number;
  total: number;
  rule: string;
  cycle_from: string;
  state: InformationState;
};
export type SettledRequest =
  | { is: 'same' }
  | { is: 'delete' }
  | { is: 'create'; facts: Facts }
  | { is: 'update'; facts: Partial<Facts> };

type Sources = {
  /** Null: there is no such donor, or they were merged away. */
  card: (InformationCard & { name: string }) | null;
  entries: readonly InformationEntry[];
  settings: StoredSettings | null;
  stored: (Facts & History) | null;
};

/**
 * What has to change for the queue to say of a donor what follows from their card, entries and the rules. May be done twice,
 * late or out of order. What was requested, answered or closed is never dropped while the donor is there.
 */
export function settledRequest({ card, entries, settings, stored }: Sources): SettledRequest {
  if (!card) return stored ? { is: 'delete' } : { is: 'same' };
  const crossing = crossingOf(entries, settings);
  const missing = missingParts(card);
  if (!crossing || !settings) {
    if (!stored) return { is: 'same' };
    const isBlank = stored.requests.length + stored.answers.length === 0 && !stored.closed;
    if (isBlank) return { is: 'delete' };
    return stored.state === 'below' ? { is: 'same' } : { is: 'update', facts: { state: 'below' } };
  }
  if (!stored && missing.length === 0) return { is: 'same' };
  const { cycle_from } = settings;
  const history = stored ?? { requests: [], closed: null };
  const facts: Facts = {
    ...{ donor_name: card.name, missing, ...crossing, cycle_from },
    state: stateOfRequest(missing, history, cycle_from),
  };
  if (!stored) return { is: 'create', facts };
  const isSame = (Object.keys(facts) as (keyof Facts)[]).every(
    (field) => String(facts[field]) === String(stored[field]),
  );
  return isSame ? { is: 'same' } : { is: 'update', facts };
}
