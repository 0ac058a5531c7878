import { type Mask, maskOf } from '#shared/domain/engine/masks.ts';
import { allRows, letGo, rowsIn, setIn } from '#shared/domain/engine/row-set.ts';
import type { Segment, Step, Test } from '#shared/domain/voters/segment.ts';
import type { VoterQuery } from '../engine.ts';
import { keepTest } from './predicates.ts';
import { keepSample } from './sample-rows.ts';
import type { VoterIndex } from './voter-index.ts';

/** Tests in the order of what a row costs them: those that look a number up first, the search and lists last. */
const costs: Readonly<Partial<Record<Test['by'], number>>> = {
  // As fast as the first, but most people have most of it.
  has: 1,
  age: 1,
  registered: 1,
  contact: 1,
  'vote count': 2,
  'voted in': 2,
  'data number': 1,
  tag: 3,
  list: 3,
  words: 4,
};
const bySpeed = (tests: readonly Test[]) =>
  tests.toSorted((one, other) => (costs[one.by] ?? 0) - (costs[other.by] ?? 0));

/** Does a step on a mask that has `people`; answers how many it has then. */
function doStep(mask: Mask, people: number, world: VoterIndex, step: Step): number {
  if (step.do === 'sample') return keepSample(mask, world.base.texts.id, step.of, step.seed);
  // Who is there already need not be looked at again, nor who is not there when some are taken away.
  const isWhole = people === (step.do === 'include' ? 0 : mask.length);
  const rows = isWhole ? allRows(mask.length) : rowsIn(mask, step.do === 'include' ? 0 : 1);
  for (const test of bySpeed(step.tests)) keepTest(rows, world, test);
  if (step.do === 'limit') mask.fill(0);
  setIn(mask, rows, step.do === 'exclude' ? 0 : 1);
  letGo(rows);
  const { count } = rows;
  return { include: people + count, exclude: people - count, limit: count }[step.do];
}

/** A question about race or ethnicity of a file that does not have it, as while an admin has not turned them on. */
export class NoRaceColumn extends Error {
  override name = 'NoRaceColumn';
}

/** Nobody passing would make an `exclude` take nobody away: such a question is refused rather than answered with others. */
function refuseWithoutRace({ base }: VoterIndex, steps: readonly Step[]): void {
  const tests = steps.flatMap((step) => (step.do === 'sample' ? [] : step.tests));
  if (tests.some((test) => test.by === 'race' && !base.race.has(test.column))) throw new NoRaceColumn();
}

/** Everybody of a segment as a mask that is the caller's, and how many there were after each step. Throws `NoRaceColumn`. */
export function peopleOf(world: VoterIndex, { steps }: Segment): { mask: Mask; steps: number[] } {
  refuseWithoutRace(world, steps);
  const isEmpty = steps[0]?.do === 'include';
  const mask = maskOf(world.base.rows, isEmpty ? 0 : 1);
  let people = isEmpty ? 0 : world.base.rows;
  const counts = steps.map((step) => {
    people = doStep(mask, people, world, step);
    return people;
  });
  return { mask, steps: counts };
}

/** The same, of whom the search finds; the channel is left to the caller, who may have to say whom it left out. */
export function matchQuery(
  world: VoterIndex,
  { segment, words }: VoterQuery,
): { mask: Mask; steps: number[] } {
  const found = peopleOf(world, segment);
  if (words.trim() === '') return found;
  const people = found.steps.at(-1) ?? world.base.rows;
  const rows = people === world.base.rows ? allRows(people) : rowsIn(found.mask, 1);
  world.keepFound(rows, words);
  found.mask.fill(0);
  setIn(found.mask, rows, 1);
  letGo(rows);
  return found;
}
