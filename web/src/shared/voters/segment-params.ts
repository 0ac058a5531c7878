import { type Segment, segment } from '#shared/domain/voters/segment.ts';
import type { VoterQuery } from './engine.ts';

export const allVoters: Segment = { steps: [] };

/** A segment out of an address or a record; null where it is none, or of a later version. */
export function readSegment(json: string | undefined): Segment | null {
  if (json === undefined || json === '') return allVoters;
  try {
    const read = segment.safeParse(JSON.parse(json));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** As addresses and records keep it; '' for everybody. */
export const writeSegment = (segment: Segment): string =>
  segment.steps.length === 0 ? '' : JSON.stringify(segment);

/** Of a frozen list nobody is shown who is not on it, whatever the steps say: it is the last one. */
export const within = (segment: Segment, list: string | undefined): Segment =>
  list === undefined
    ? segment
    : { steps: [...segment.steps, { do: 'limit', tests: [{ by: 'list', list }] }] };

/** The frozen lists that a segment asks for. */
export const listsIn = ({ steps }: Segment): string[] => [
  ...new Set(
    steps.flatMap((step) =>
      step.do === 'sample' ? [] : step.tests.flatMap((test) => (test.by === 'list' ? [test.list] : [])),
    ),
  ),
];

/** Whether a segment asks for answers in a survey. */
export const usesAnswers = ({ steps }: Segment): boolean =>
  steps.some((step) => step.do !== 'sample' && step.tests.some(({ by }) => by === 'answer'));

/** Names all that an answer follows from. */
export const keyOf = ({ segment: of, channel, words }: VoterQuery): string =>
  JSON.stringify([of, channel, words]);
