import type { Segment, Step } from './segment.ts';
import type { RaceColumn } from './voter-file-columns.ts';

const hasRace = ({ steps }: Segment): boolean =>
  steps.some((step) => step.do !== 'sample' && step.tests.some(({ by }) => by === 'race'));

/** A question for a record that canvassers read too: one that asks for race or ethnicity says nothing there. */
export const segmentWithoutRace = (segment: Segment): Segment => (hasRace(segment) ? { steps: [] } : segment);

/** Whether a question asks for a column of race or ethnicity that members may not search by, or that no file has. */
export const asksForRaceBeyond = ({ steps }: Segment, known: readonly RaceColumn[]): boolean =>
  steps.some(
    (step) =>
      step.do !== 'sample' && step.tests.some((test) => test.by === 'race' && !known.includes(test.column)),
  );

/**
 * The same question without its conditions on race and ethnicity. What takes people away goes as a whole where it has one:
 * with fewer conditions it would take away more.
 */
export const withoutRaceTests = ({ steps }: Segment): Segment => ({
  steps: steps.flatMap((step): Step[] => {
    if (step.do === 'sample') return [step];
    const tests = step.tests.filter(({ by }) => by !== 'race');
    if (tests.length === step.tests.length) return [step];
    return tests.length === 0 || step.do === 'exclude' ? [] : [{ ...step, tests }];
  }),
});
