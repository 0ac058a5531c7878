import type { Case } from '../cases/rules-case.ts';
import { blockAt } from '../kit/blocks.ts';

/** An expression of the rules of which something was not seen: where it is, and what to say of it. */
export type Unseen = { start: number; end: number; what: string };

/** Cases tried for one expression before what they showed is read. */
const casesPerExpression = 20;
/** Words of the language of rules, and what they call every document. */
const commonWords = new Set(
  'doc is in string int bool list map null true false request resource data organization get'.split(' '),
);
/** Actors and queries that the shared checks refuse. */
const refusedBy = [
  { check: /^hasRole/, words: ['canvasser'] },
  { check: /^is(Member|Self|Confirmed)\(/, words: ['outsider', 'stranger'] },
  { check: /^isPage\(/, words: ['limit'] },
];

/**
 * What to ask next: one case for each expression, then another for each, first those whose names say what it looks at.
 * Of expressions within one another the innermost tell. None where no case is about any of them.
 */
export function likely(unseen: readonly Unseen[], rules: string, left: readonly Case[]): Case[] {
  const wordsOf = new Map(
    left.map((one) => [one, new Set(one.name.replace(one.collection, '').split(/[\W_]+/))]),
  );
  const queues = innermost(unseen).map((one) => {
    const block = blockAt(rules, one.start);
    const words = looksAt(one, rules);
    const near = left.filter(({ collection }) => block === '' || collection === block);
    const isNamed = (each: Case) => words.some((word) => wordsOf.get(each)?.has(word));
    return [...near.filter(isNamed), ...near.filter((each) => !isNamed(each))];
  });
  const inTurn = Array.from({ length: casesPerExpression }, (_, at) =>
    queues.flatMap((queue) => queue.slice(at, at + 1)),
  );
  return [...new Set(inTurn.flat())];
}

/** The words of the names in an expression, and in what its function is called with. */
function looksAt({ start, end }: Unseen, rules: string): readonly string[] {
  const expression = rules.slice(start, end);
  const shared = refusedBy.find(({ check }) => check.test(expression));
  if (shared) return shared.words;
  const [, own] = /^function (\w+)/.exec(rules.slice(rules.lastIndexOf('function ', start))) ?? [];
  // As deep as calls in it go here: `isDistance(doc.get('metres_off', null))`.
  const call = RegExp(`(?<!function )\\b${own}\\(((?:[^()]|\\([^()]*\\))*)\\)`, 'g');
  const callArguments = [...rules.matchAll(call)].map(([, argument = '']) => argument);
  const names = [expression, ...callArguments].flatMap((text) => text.match(/\b[a-z]\w*\b(?!\()/gi) ?? []);
  return names.flatMap((name) => name.split('_')).filter((word) => !commonWords.has(word));
}

const innermost = (unseen: readonly Unseen[]): Unseen[] =>
  unseen.filter(
    ({ start, end }) =>
      !unseen.some(
        (other) => other.start >= start && other.end <= end && other.end - other.start < end - start,
      ),
  );
