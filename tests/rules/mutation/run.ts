import * as collections from '#shared/collections/index.ts';
import type { Case } from '../cases/case.ts';
import { kinds } from '../cases/index.ts';
import { inRounds } from '../kit/coverage.ts';
import { loadRules, readRules } from '../kit/emulator.ts';
import { openStage, type Stage } from '../kit/stage.ts';
import { apply, type Mutant, mutantsOf } from './mutants.ts';

/** Projects of the emulator that work side by side, each with one broken ruleset at a time. */
const workers = 4;

export type Tally = { killed: number; survivors: Mutant[] };

/** Asks every case of every broken ruleset until one answers wrongly. A mutant that none tells apart survives. */
export async function runMutants(
  only: (mutant: Mutant) => boolean,
  tell: (done: number, of: number) => void,
): Promise<Tally> {
  const rules = readRules();
  const cases = inRounds(Object.values(kinds).flat());
  await mustPass(await openStage('demo-rules-mutation', rules), cases);

  const mutants = distinct(mutantsOf(rules, fieldsOfCollection)).filter(only);
  const killers: Case[] = [];
  const survivors: Mutant[] = [];
  let done = 0;
  const left = mutants.values();
  const work = async (_: unknown, at: number) => {
    const stage = await openStage(`demo-rules-mutation-${at}`, rules);
    for (const mutant of left) {
      await loadRules(stage.project, apply(rules, mutant));
      const killer = await firstWrong(stage, inOrder(cases, killers, mutant));
      if (killer && !killers.includes(killer)) killers.unshift(killer);
      if (!killer) survivors.push(mutant);
      done += 1;
      tell(done, mutants.length);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return { killed: mutants.length - survivors.length, survivors };
}

/** Against the rules as they are nothing may be wrong, or every mutant would seem killed. */
async function mustPass(stage: Stage, cases: readonly Case[]): Promise<void> {
  const wrong = await firstWrong(stage, cases);
  if (wrong) throw new Error(`the unbroken rules fail already: ${wrong.name}`);
}

async function firstWrong(stage: Stage, cases: readonly Case[]): Promise<Case | undefined> {
  const atOnce = 4;
  for (let from = 0; from < cases.length; from += atOnce) {
    const some = cases.slice(from, from + atOnce);
    const answers = await Promise.all(some.map((one) => one.ask(stage)));
    const wrong = some.find((one, at) => answers[at] !== one.right);
    if (wrong) return wrong;
  }
  return undefined;
}

/** The likeliest first: cases about the fields that the broken clause names, what killed others, its collection. */
function inOrder(cases: readonly Case[], killers: readonly Case[], { about, what }: Mutant): Case[] {
  const named = [...what.matchAll(/doc\.(\w+)|'(\w+)'/g)].map(([, field, quoted]) => field ?? quoted ?? '');
  const near = (one: Case) => about === '' || one.about === about;
  const namesField = (one: Case) => named.some((field) => one.group.endsWith(` ${field}`));
  const first = [...cases.filter((one) => near(one) && namesField(one)), ...killers.filter(near)];
  return [...new Set([...first, ...cases.filter(near), ...cases])];
}

const distinct = (mutants: readonly Mutant[]): Mutant[] => [
  ...new Map(mutants.map((mutant) => [`${mutant.start}-${mutant.end}-${mutant.by}`, mutant])).values(),
];

const fieldsOfCollection = (name: string): readonly string[] =>
  Object.values(collections).flatMap((one) =>
    typeof one === 'object' && 'schema' in one && one.name === name ? Object.keys(one.schema.shape) : [],
  );
