import { blockOf, collectionAt } from '../kit/blocks.ts';

/** The collections whose conditions evaluate what the rules say there, first the one that most likely shows a break. */
export function collectionsEvaluating(rules: string, at: number): readonly string[] {
  const first = collectionAt(rules, at);
  const name = functionAt(rules, at);
  const evaluating = name === undefined ? [first] : collectionsCalling(rules, name, new Set());
  const byLength = [...new Set(evaluating)].sort(
    (one, other) => blockOf(rules, one).length - blockOf(rules, other).length,
  );
  return evaluating.includes(first) || byLength.length === 0 ? [...new Set([first, ...byLength])] : byLength;
}

/** Blocks that read this collection's documents and those whose documents its block reads: one commit may write both. */
export function collectionsWrittenWith(rules: string, collection: string): readonly string[] {
  const reads = (block: string) =>
    [...blockOf(rules, block).matchAll(/\$\(organization\)\/(\w+)\//g)].map(([, read = '']) => read);
  const others = [...rules.matchAll(/match \/(\w+)\/\{/g)].map(([, name = '']) => name);
  const reading = others.filter((other) => other !== 'databases' && reads(other).includes(collection));
  return [...new Set([collection, ...reads(collection), ...reading])];
}

function collectionsCalling(rules: string, name: string, visited: Set<string>): string[] {
  if (visited.has(name)) return [];
  visited.add(name);
  const call = RegExp(`(?<!function )\\b${name}\\(`);
  return parts(rules)
    .filter(({ body }) => call.test(body))
    .flatMap(({ name: caller, collection }) =>
      caller === '' ? [collection] : collectionsCalling(rules, caller, visited),
    );
}

type Function = { name: string; collection: string; body: string };

/** The rules as functions and conditions; '' is a condition's name, and the collection of what all share. */
function parts(rules: string): Function[] {
  const found = [...rules.matchAll(/match \/(\w+)\/\{|function (\w+)\(|allow \w+:/g)];
  let collection = '';
  return found.flatMap(({ 0: text, 1: matched, 2: name = '', index }, number) => {
    if (matched) {
      collection = matched === 'databases' ? '' : matched;
      return [];
    }
    const body = rules.slice(index + text.length, found[number + 1]?.index);
    return [{ name, collection, body: body.replace(/\/\/[^\n]*/g, '') }];
  });
}

function functionAt(rules: string, at: number): string | undefined {
  const heads = [...rules.slice(0, at).matchAll(/function (\w+)\(|allow \w+:/g)];
  return heads.at(-1)?.[1];
}
