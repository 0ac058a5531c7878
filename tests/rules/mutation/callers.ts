import { askedIn } from '../kit/blocks.ts';

/** The collections whose checks evaluate what the rules say there, the shortest first. */
export function collectionsEvaluating(rules: string, at: number): readonly string[] {
  const first = askedIn(rules, at);
  const name = functionAt(rules, at);
  if (name === undefined) return [first];
  return [...new Set([first, ...collectionsCalling(rules, name, new Set())])];
}

type Function = { name: string; collection: string; body: string };

function collectionsCalling(rules: string, name: string, visited: Set<string>): string[] {
  if (visited.has(name)) return [];
  visited.add(name);
  const call = RegExp(`(?<!function )\\b${name}\\(`);
  return parts(rules)
    .filter(({ body }) => call.test(body))
    .flatMap(({ name: caller, collection }) => [
      ...(collection === '' ? [] : [collection]),
      ...(caller === '' ? [] : collectionsCalling(rules, caller, visited)),
    ]);
}

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
