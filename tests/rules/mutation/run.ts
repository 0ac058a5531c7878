import * as collections from '#shared/collections/index.ts';
import type { Case } from '../cases/case.ts';
import { kinds } from '../cases/index.ts';
import { aloneWith, askedIn } from '../kit/blocks.ts';
import { inRounds } from '../kit/coverage.ts';
import { loadRules, readRules } from '../kit/emulator.ts';
import { openStage, type Stage } from '../kit/stage.ts';
import { apply, type Mutant, mutantsOf } from './mutants.ts';

/** Projects of the emulator that work side by side, each with one broken ruleset at a time. */
const workers = 4;
const atOnce = 4;
/** Cases between two loadings: until it loads rules anew, the emulator keeps every value it saw and compares each with all. */
const chunk = 25 * atOnce;

export type Tally = { killed: number; survivors: Mutant[] };
/** The cases of a collection: to whom the rules of the others say nothing, and those that also write elsewhere. */
type Asked = { about: string; alone: readonly Case[]; beyond: readonly Case[] };
/** A case that told a mutant apart, and where that one began: it most likely does those beside it. */
type Killer = { one: Case; at: number };

/** Asks broken rules what is asked of the collection until they answer wrongly. A mutant that no case tells apart survives. */
export async function runMutants(
  only: (mutant: Mutant) => boolean,
  tell: (done: number, of: number) => void,
): Promise<Tally> {
  const rules = readRules();
  const first = await openStage('demo-rules-mutation', rules);
  const others = Array.from({ length: workers - 1 }, (_, at) => openStage(`${first.project}-${at}`, rules));
  const stages = [first, ...(await Promise.all(others))];
  const cases = inRounds(Object.values(kinds).flat());
  const mutants = distinct(mutantsOf(rules, fieldsOfCollection)).filter(only);
  const nearest = new Map(mutants.map((mutant) => [mutant, askedIn(rules, mutant.start)]));
  const survivors: Mutant[] = [];
  let done = 0;
  for (const about of new Set(nearest.values())) {
    const near = cases.filter((one) => one.about === about);
    const asked = { about, ...(await parted(first, near, rules, about)) };
    const left = mutants.filter((mutant) => nearest.get(mutant) === about).values();
    const killers: Killer[] = [];
    const work = async (stage: Stage) => {
      for (const mutant of left) {
        const one = await killerOf(stage, mutant, rules, asked, killers);
        if (one) killers.push({ one, at: mutant.start });
        else survivors.push(mutant);
        done += 1;
        tell(done, mutants.length);
      }
    };
    await Promise.all(stages.map(work));
  }
  return { killed: mutants.length - survivors.length, survivors };
}

/** Against the rules as they are nothing may be wrong, or every mutant would seem killed. */
async function parted(stage: Stage, cases: readonly Case[], rules: string, about: string) {
  const alone: Case[] = [];
  const beyond: Case[] = [];
  for await (const { one, isRight } of answered(stage, cases, aloneWith(rules, about)))
    (isRight ? alone : beyond).push(one);
  const wrong = await firstWrong(stage, beyond, rules);
  if (wrong) throw new Error(`the unbroken rules fail already: ${wrong.name}`);
  return { alone, beyond };
}

async function killerOf(
  stage: Stage,
  mutant: Mutant,
  rules: string,
  { about, alone, beyond }: Asked,
  killers: readonly Killer[],
): Promise<Case | undefined> {
  const broken = apply(rules, mutant);
  const here = killers.filter(({ one }) => alone.includes(one));
  const ordered = inOrder(alone, here, mutant);
  return (await firstWrong(stage, ordered, aloneWith(broken, about))) ?? firstWrong(stage, beyond, broken);
}

async function firstWrong(stage: Stage, cases: readonly Case[], rules: string): Promise<Case | undefined> {
  for await (const { one, isRight } of answered(stage, cases, rules)) if (!isRight) return one;
  return undefined;
}

async function* answered(stage: Stage, cases: readonly Case[], rules: string) {
  for (let from = 0; from < cases.length; from += atOnce) {
    if (from % chunk === 0) await loadRules(stage.project, rules);
    const some = cases.slice(from, from + atOnce);
    const answers = await Promise.all(some.map((one) => one.ask(stage)));
    for (const [at, one] of some.entries()) yield { one, isRight: answers[at] === one.right };
  }
}

/** The likeliest first: what told a mutant beside it apart, then what is about the same fields, operation and answer. */
function inOrder(
  cases: readonly Case[],
  killers: readonly Killer[],
  { start, what, by, operation }: Mutant,
): Case[] {
  const named = [...what.matchAll(/doc\.(\w+)|'(\w+)'/g)].map(([, field, quoted]) => field ?? quoted);
  // A clause that always holds lets through; what is missing in a list is refused.
  const right = by === 'true' || what.endsWith(' added') ? 'refused' : 'allowed';
  const isSure = ['true', 'false', ''].includes(by) || what.endsWith(' added');
  const score = (one: Case) => {
    // So much data that it is slow to ask.
    if (one.unmeasured) return -1;
    const words = one.group.split(/\W+/);
    const names = named.some((field) => field && words.includes(field)) ? 2 : 0;
    return names + (isSure && one.right === right ? 3 : 0) + (words.includes(operation) ? 1 : 0);
  };
  const nearest = [...killers].sort((one, other) => Math.abs(one.at - start) - Math.abs(other.at - start));
  const weighed = cases.map((one) => ({ one, by: score(one) })).sort((one, other) => other.by - one.by);
  return [...new Set([...nearest.slice(0, atOnce), ...weighed].map(({ one }) => one))];
}

const distinct = (mutants: readonly Mutant[]): Mutant[] => [
  ...new Map(mutants.map((mutant) => [`${mutant.start}-${mutant.end}-${mutant.by}`, mutant])).values(),
];

const fieldsOfCollection = (name: string): readonly string[] =>
  Object.values(collections).flatMap((one) =>
    typeof one === 'object' && 'schema' in one && one.name === name ? Object.keys(one.schema.shape) : [],
  );
