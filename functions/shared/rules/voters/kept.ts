import { contacts } from './results.ts';
import type { Fact, Kept } from './state.ts';
import { blockOf, isDoubtable } from './suppression.ts';

/** How many of a voter's newest attempts, contacts, notes and values of one thing can still be taken back by name. */
const kept = { attempts: 8, contacts: 2, notes: 4, values: 2 };
/** The same where there is no room: what stands now, and nothing before it. */
const standing: typeof kept = { attempts: 1, contacts: 1, notes: 0, values: 1 };
/** Of a reason that takes two reports: newest reports of so many people, and of desks. */
const reportersKept = 4;
const deskReportsKept = 2;

type Limits = typeof standing;

/** What a fact is the latest of: each of these holds on to its newest facts, so many. */
function claimsOf(fact: Fact, kept: Limits): readonly [thing: string, count: number][] {
  const { kind } = fact;
  const own: [string, number][] = [];
  if (kind === 'attempt') {
    own.push(['attempt', kept.attempts]);
    if (fact.outcome && contacts.includes(fact.outcome)) own.push(['contact', kept.contacts]);
  }
  if (kind === 'support') own.push(['support', kept.values]);
  if (kind === 'tag') own.push([`tag ${fact.tag}`, kept.values]);
  if (kind === 'answer') own.push([`answer ${fact.question}`, kept.values]);
  if (kind === 'correction') own.push([`correction ${fact.field}`, kept.values]);
  if (kind === 'note') own.push(['note', kept.notes]);
  const block = blockOf(fact);
  if (!block) return own;
  for (const channel of block.channels) own.push([`${block.reason} ${channel}`, kept.values]);
  if (isDoubtable(block.reason)) {
    if (!block.isOn) own.push([`${block.reason} lifted`, 1]);
    else if (fact.source === 'office') own.push([`${block.reason} desk`, deskReportsKept]);
    else own.push([`${block.reason} by ${fact.by}`, 1]);
  }
  return own;
}

/**
 * Without what nothing holds on to any more: what a voter weighs in an overlay does not grow with each visit. Order stays.
 * Ten times as many of the same thing therefore cost no more than the newest few; what was dropped counts on, but can no
 * longer be taken back.
 */
export function trimmed(facts: readonly Fact[], limits: Limits = kept): readonly Fact[] {
  const found = new Map<string, number>();
  const reporters = new Map<string, number>();
  const isHeld = (fact: Fact): boolean => {
    let held = false;
    for (const [thing, count] of claimsOf(fact, limits)) {
      const before = found.get(thing) ?? 0;
      const reason = thing.split(' by ')[0] ?? thing;
      const isReport = thing.includes(' by ') && blockOf(fact)?.reason === reason;
      const others = reporters.get(reason) ?? 0;
      if (before < count && !(isReport && others >= reportersKept)) {
        held = true;
        if (isReport) reporters.set(reason, others + 1);
      }
      found.set(thing, before + 1);
    }
    return held;
  };
  const newestFirst = facts.toReversed().filter(isHeld);
  return newestFirst.length === facts.length ? facts : newestFirst.toReversed();
}

/** What stands of a voter, without what could only come back by an undo: the counts stay, and so does what they say today. */
export const standingOnly = ({ attempts, notes, facts }: Kept): Kept => ({
  attempts,
  notes,
  facts: trimmed(facts, standing),
});
