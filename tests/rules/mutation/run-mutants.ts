import * as collections from '#shared/collections/index.ts';
import { allCases } from '../cases/index.ts';
import type { Case } from '../cases/rules-case.ts';
import { inRounds } from '../harness/rules-coverage.ts';
import { loadRules, readRules } from '../harness/rules-emulator.ts';
import { openSandbox, type Sandbox } from '../harness/sandbox.ts';
import { aloneWith } from '../kit/blocks.ts';
import { collectionsEvaluating, collectionsWrittenWith } from './callers.ts';
import { apply, type Mutant, mutantsOf } from './mutants.ts';

/** Projects of the emulator that work side by side, each with one broken ruleset at a time. */
const workers = 4;
const atOnce = 4;
/** Cases between two loadings: until it loads rules anew, the emulator keeps every value it saw and compares each with all. */
const chunk = 25 * atOnce;

/** `onlyInFullRun`: those that a case of the full run kills, and none of every run. */
export type Tally = { killed: number; onlyInFullRun: Mutant[]; survivors: Mutant[] };
/** The cases of a collection: those that its block alone answers, and those that need other blocks as well. */
type CollectionCases = { collection: string; alone: readonly Case[]; beyond: readonly Case[] };
/** A case that killed a mutant, and where that one began: it most likely kills those beside it. */
type Killer = { one: Case; at: number };

/** Sends the collection's cases to broken rules until one is answered wrongly. A mutant that no case kills survives. */
export async function runMutants(
  only: (mutant: Mutant) => boolean,
  report: (done: number, of: number) => void,
  onSurvivor: (mutant: Mutant) => void,
): Promise<Tally> {
  const rules = readRules();
  const first = await openSandbox('demo-rules-mutation', rules);
  const others = Array.from({ length: workers - 1 }, (_, at) => openSandbox(`${first.project}-${at}`, rules));
  const sandboxes = [first, ...(await Promise.all(others))];
  const cases = inRounds(Object.values(allCases).flat());
  const mutants = distinct(mutantsOf(rules, fieldsOfCollection)).filter(only);
  const evaluating = new Map(mutants.map((mutant) => [mutant, collectionsEvaluating(rules, mutant.start)]));
  const nearest = new Map(mutants.map((mutant) => [mutant, evaluating.get(mutant)?.[0] ?? '']));
  const onlyInFullRun: Mutant[] = [];
  const survivors: Mutant[] = [];
  const casesOf = new Map<string, Promise<CollectionCases>>();
  const casesIn = (collection: string) => {
    const found =
      casesOf.get(collection) ??
      parted(
        openSandbox(`${first.project}-${collection.replaceAll('_', '-')}`, rules),
        cases.filter((one) => one.collection === collection),
        rules,
        collection,
      );
    casesOf.set(collection, found);
    return found;
  };
  let done = 0;
  for (const collection of new Set(nearest.values())) {
    const left = mutants.filter((mutant) => nearest.get(mutant) === collection).values();
    const killers: Killer[] = [];
    const killerOf = async (sandbox: Sandbox, mutant: Mutant) => {
      for (const near of evaluating.get(mutant) ?? []) {
        const one = await killerIn(sandbox, mutant, rules, await casesIn(near), killers);
        if (one) return one;
      }
      return killerTogether(sandbox, mutant, rules, cases, collectionsWrittenWith(rules, collection));
    };
    const work = async (sandbox: Sandbox) => {
      for (const mutant of left) {
        const one = await killerOf(sandbox, mutant);
        if (one) killers.push({ one, at: mutant.start });
        else {
          survivors.push(mutant);
          onSurvivor(mutant);
        }
        if (one?.onlyInFullRun) onlyInFullRun.push(mutant);
        done += 1;
        report(done, mutants.length);
      }
    };
    await Promise.all(sandboxes.map(work));
  }
  return { killed: mutants.length - survivors.length, onlyInFullRun, survivors };
}

/** The unbroken rules must answer every case rightly, or every mutant would seem killed. */
async function parted(
  opened: Promise<Sandbox>,
  cases: readonly Case[],
  rules: string,
  collection: string,
): Promise<CollectionCases> {
  const sandbox = await opened;
  const alone: Case[] = [];
  const beyond: Case[] = [];
  for await (const { one, isRight } of answered(sandbox, cases, aloneWith(rules, collection)))
    (isRight ? alone : beyond).push(one);
  const wrong = await firstWrong(sandbox, beyond, rules);
  if (wrong) throw new Error(`the unbroken rules fail already: ${wrong.name}`);
  return { collection, alone, beyond };
}

async function killerIn(
  sandbox: Sandbox,
  mutant: Mutant,
  rules: string,
  { collection, alone, beyond }: CollectionCases,
  killers: readonly Killer[],
): Promise<Case | undefined> {
  const broken = apply(rules, mutant);
  const known = killers.filter(({ one }) => alone.includes(one));
  const ordered = inOrder(alone, known, mutant);
  return (
    (await firstWrong(sandbox, ordered, aloneWith(broken, collection))) ?? firstWrong(sandbox, beyond, broken)
  );
}

/**
 * Cases of the collections that one commit may write with this one, sent to the whole of the broken rules: a block alone
 * refuses a write of two documents whatever it says.
 */
async function killerTogether(
  sandbox: Sandbox,
  mutant: Mutant,
  rules: string,
  cases: readonly Case[],
  collections: readonly string[],
): Promise<Case | undefined> {
  const near = cases.filter((one) => collections.includes(one.collection) && one.group.startsWith('attacks'));
  return firstWrong(sandbox, inOrder(near, [], mutant), apply(rules, mutant));
}

async function firstWrong(
  sandbox: Sandbox,
  cases: readonly Case[],
  rules: string,
): Promise<Case | undefined> {
  for await (const { one, isRight } of answered(sandbox, cases, rules)) if (!isRight) return one;
  return undefined;
}

async function* answered(sandbox: Sandbox, cases: readonly Case[], rules: string) {
  for (let from = 0; from < cases.length; from += atOnce) {
    if (from % chunk === 0) await loadRules(sandbox.project, rules);
    const some = cases.slice(from, from + atOnce);
    const answers = await Promise.all(some.map((one) => one.send(sandbox)));
    for (const [at, one] of some.entries()) yield { one, isRight: answers[at] === one.expected };
  }
}

/** The likeliest first: what killed a mutant beside it, then cases of the same fields, operation and answer. */
function inOrder(
  cases: readonly Case[],
  killers: readonly Killer[],
  { start, what, by, operation }: Mutant,
): Case[] {
  const named = [...what.matchAll(/doc\.(\w+)|'(\w+)'/g)].map(([, field, quoted]) => field ?? quoted);
  // A clause that always holds lets through; what is missing in a list is refused.
  const expected = by === 'true' || what.endsWith(' added') ? 'refused' : 'allowed';
  const isSure = ['true', 'false', ''].includes(by) || what.endsWith(' added');
  const score = (one: Case) => {
    // So much data that it is slow to send.
    if (one.skipsCoverage) return -1;
    const words = one.group.split(/\W+/);
    const names = named.some((field) => field && words.includes(field)) ? 2 : 0;
    return names + (isSure && one.expected === expected ? 3 : 0) + (words.includes(operation) ? 1 : 0);
  };
  const nearest = [...killers].sort((one, other) => Math.abs(one.at - start) - Math.abs(other.at - start));
  const weighed = cases.map((one) => ({ one, by: score(one) })).sort((one, other) => other.by - one.by);
  const ordered = [...new Set([...nearest.slice(0, atOnce), ...weighed].map(({ one }) => one))];
  // Those of every run first, so that the tally says what they leave to the full run.
  return [...ordered.filter((one) => !one.onlyInFullRun), ...ordered.filter((one) => one.onlyInFullRun)];
}

const distinct = (mutants: readonly Mutant[]): Mutant[] => [
  ...new Map(mutants.map((mutant) => [`${mutant.start}-${mutant.end}-${mutant.by}`, mutant])).values(),
];

const fieldsOfCollection = (name: string): readonly string[] =>
  Object.values(collections).flatMap((one) =>
    typeof one === 'object' && 'schema' in one && one.name === name ? Object.keys(one.schema.shape) : [],
  );
