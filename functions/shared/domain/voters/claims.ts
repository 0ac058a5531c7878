import { contacts } from './contact-results.ts';
import { blockOf, isDoubtable } from './suppression.ts';
import type { Fact } from './voter-state.ts';

/**
 * A reason to keep a fact: it is among the newest `values` of its key, and the key among the newest `keys` of its group.
 * Groups are bounded, so a voter is too.
 */
export type Claim = { group: string; key: string; keys: number; values: number };

/** How many newest facts of each kind can still be undone. */
export type Limits = {
  attempts: number;
  contacts: number;
  notes: number;
  values: number;
  tags: number;
  questions: number;
};

/** A voter's newest tags and questions win: nobody has more, and each is stored for every voter. */
export const tagsMax = 100;
export const questionsMax = 200;
const subjectLimits = { tags: tagsMax, questions: questionsMax };
export const usualLimits: Limits = { attempts: 8, contacts: 2, notes: 4, values: 2, ...subjectLimits };
/** Where space is short: what stands now, and nothing before it. */
export const shortLimits: Limits = { attempts: 1, contacts: 1, notes: 0, values: 1, ...subjectLimits };
export const leastLimits: Limits = { ...shortLimits, tags: 0, questions: 0 };

/** Of a reason that takes two reports: the newest reporters, and the newest reports from a desk. */
const reportersMax = 4;
const deskReportsMax = 2;
/** Two baseline reporters prove the reason, however many named ones are undone. */
const baselineReporters = 2;

const only = (group: string, values: number): Claim => ({ group, key: '', keys: 1, values });

/** An id that no event has: the fact is a baseline. */
const baselineId = '';
export const isBaseline = ({ id }: Fact): boolean => id === baselineId;

/**
 * What is left of a closing fact or a correction that nothing claims any more: it still counts, at its place in the order, but
 * no undo can name it. Otherwise repeating it and undoing the repeats would erase the first one. Null: nothing is left. A lift
 * leaves nothing, so what it opened closes again if the newer lifts are undone.
 */
export function baselineOf(fact: Fact): Fact | null {
  if (isBaseline(fact)) return null;
  if (fact.kind === 'correction') return { ...fact, id: baselineId };
  const block = blockOf(fact);
  if (!block?.isOn) return null;
  const { source, until, happened_at, by } = fact;
  return {
    id: baselineId,
    kind: 'suppression',
    source,
    outcome: null,
    score: null,
    tag: null,
    is_on: true,
    question: null,
    answers: null,
    text: null,
    field: null,
    reason: block.reason,
    channels: block.channels,
    until: fact.kind === 'suppression' ? until : null,
    happened_at,
    by,
  };
}

/** The newest baseline of a reason and channel, or of a corrected field, hides the older ones: it cannot be undone. */
function baselineClaims(fact: Fact): Claim[] {
  if (fact.kind === 'correction') return [only(`baseline correction ${fact.field}`, 1)];
  const block = blockOf(fact);
  if (!block) return [];
  return block.channels.map((channel) => {
    const group = `baseline ${block.reason} ${channel}`;
    if (!isDoubtable(block.reason)) return only(group, 1);
    if (fact.source === 'office') return only(`${group} desk`, 1);
    return { group, key: fact.by, keys: baselineReporters, values: 1 };
  });
}

const correctionKeys = { out: 'out', set: '' } as const;
/** Callers write only that a number is out of use: they must not push out what an organizer may still undo. */
function correctionClaim({ field, source, text }: Fact, values: number): Claim {
  const isOut = source === 'phone' && !text;
  const key = isOut ? correctionKeys.out : correctionKeys.set;
  return { group: `correction ${field}`, key, keys: 2, values };
}

/** Where everything that corrects a field is filed. */
export const correctionsOf = (field: string | null): readonly Pick<Claim, 'group' | 'key'>[] => [
  ...Object.values(correctionKeys).map((key) => ({ group: `correction ${field}`, key })),
  { group: `baseline correction ${field}`, key: '' },
];

/** Canvassers write only `on`: they must not push out a lift or a time limit that an organizer may still undo. */
export function closingClaims(fact: Fact, { values }: Limits): Claim[] {
  const block = blockOf(fact);
  if (!block) return [];
  const { reason, isOn } = block;
  const key = !isOn ? 'off' : fact.until === null ? 'on' : 'until';
  const claims: Claim[] = block.channels.map((channel) => ({
    group: `${reason} ${channel}`,
    key,
    keys: 3,
    values,
  }));
  if (!isDoubtable(reason)) return claims;
  if (!isOn) return [...claims, only(`${reason} lifted`, 1)];
  if (fact.source === 'office') return [...claims, only(`${reason} desk`, deskReportsMax)];
  return [...claims, { group: `${reason} by`, key: fact.by, keys: reportersMax, values: 1 }];
}

export function claimsOf(fact: Fact, limits: Limits): Claim[] {
  const { kind } = fact;
  const { values } = limits;
  if (kind === 'support') return [only('support', values)];
  if (kind === 'note') return [only('note', limits.notes)];
  if (kind === 'tag') return [{ group: 'tag', key: fact.tag ?? '', keys: limits.tags, values }];
  if (kind === 'answer')
    return [{ group: 'answer', key: fact.question ?? '', keys: limits.questions, values }];
  if (isBaseline(fact)) return baselineClaims(fact);
  if (kind === 'correction') return [correctionClaim(fact, values)];
  const blocks = closingClaims(fact, limits);
  if (kind !== 'attempt') return blocks;
  const attempt = only('attempt', limits.attempts);
  const isContact = fact.outcome !== null && contacts.includes(fact.outcome);
  return isContact ? [attempt, only('contact', limits.contacts), ...blocks] : [attempt, ...blocks];
}
