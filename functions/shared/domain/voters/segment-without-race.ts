import type { Segment } from './segment.ts';

const hasRace = ({ steps }: Segment): boolean =>
  steps.some((step) => step.do !== 'sample' && step.tests.some(({ by }) => by === 'race'));

/** A question for a record that canvassers read too: one that asks for race or ethnicity says nothing there. */
export const segmentWithoutRace = (segment: Segment): Segment => (hasRace(segment) ? { steps: [] } : segment);
