import type { Segment, Step, Test } from '#shared/domain/voters/segment.ts';

export type StepKind = Step['do'];
/** Steps that have conditions. */
export type Asking = Exclude<StepKind, 'sample'>;
export const stepsMax = 20;
export const testsMax = 20;

const withSteps = (steps: readonly Step[]): Segment => ({ steps: [...steps] });

export const newSeed = (): string => crypto.randomUUID().slice(0, 8);
export const newSample = (): Step => ({ do: 'sample', of: { by: 'count', count: 500 }, seed: newSeed() });

/** A step with its first condition. */
export const addStep = ({ steps }: Segment, step: Step): Segment =>
  steps.length < stepsMax ? withSteps([...steps, step]) : withSteps(steps);
export const removeStep = ({ steps }: Segment, at: number): Segment => withSteps(steps.toSpliced(at, 1));
/** What is sampled twice is another sample. */
export function duplicateStep({ steps }: Segment, at: number): Segment {
  const step = steps[at];
  if (!step || steps.length >= stepsMax) return withSteps(steps);
  const copy: Step =
    step.do === 'sample' ? { ...step, seed: newSeed() } : { ...step, tests: [...step.tests] };
  return withSteps(steps.toSpliced(at + 1, 0, copy));
}
/** Moves a step by so many places; beyond the ends nothing happens. */
export function moveStep({ steps }: Segment, at: number, by: number): Segment {
  const step = steps[at];
  const to = at + by;
  if (!step || to < 0 || to >= steps.length) return withSteps(steps);
  return withSteps(steps.toSpliced(at, 1).toSpliced(to, 0, step));
}
export const setStep = ({ steps }: Segment, at: number, step: Step): Segment =>
  at < steps.length ? withSteps(steps.with(at, step)) : withSteps(steps);

/** The conditions of a step after a change of one; a step without any is taken out. `test` null removes it. */
export function setTest(of: Segment, at: number, place: number, test: Test | null): Segment {
  const step = of.steps[at];
  if (!step || step.do === 'sample') return of;
  const tests = test === null ? step.tests.toSpliced(place, 1) : step.tests.toSpliced(place, 1, test);
  return tests.length === 0 ? removeStep(of, at) : setStep(of, at, { ...step, tests });
}

/** The same conditions, asked otherwise. */
export function turnStep(of: Segment, at: number, kind: Asking): Segment {
  const step = of.steps[at];
  return !step || step.do === 'sample' ? of : setStep(of, at, { ...step, do: kind });
}

/** Steps have no name of their own: what they ask, and which of those alike; a sample stays itself while it is changed. */
export function keyed(steps: readonly Step[]): { key: string; step: Step }[] {
  const alike = new Map<string, number>();
  return steps.map((step) => {
    const key = step.do === 'sample' ? step.do : JSON.stringify(step);
    const number = alike.get(key) ?? 0;
    alike.set(key, number + 1);
    return { key: `${key} ${number}`, step };
  });
}
