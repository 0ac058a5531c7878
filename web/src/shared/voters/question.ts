import { type Segment, segment } from '#shared/rules/voters/segment.ts';
import type { Asked } from './engine.ts';

export const everybody: Segment = { steps: [] };

/** A segment out of an address or a record; null where it is none, or of a later version. */
export function readSegment(json: string | undefined): Segment | null {
  if (json === undefined || json === '') return everybody;
  try {
    const read = segment.safeParse(JSON.parse(json));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** As addresses and records keep it; '' for everybody. */
export const writeSegment = (asked: Segment): string =>
  asked.steps.length === 0 ? '' : JSON.stringify(asked);

/** Of a frozen list nobody is shown who is not on it, whatever the steps say: it is the last one. */
export const within = (asked: Segment, list: string | undefined): Segment =>
  list === undefined ? asked : { steps: [...asked.steps, { do: 'limit', tests: [{ by: 'list', list }] }] };

/** The frozen lists that a segment asks for. */
export const listsIn = ({ steps }: Segment): string[] => [
  ...new Set(
    steps.flatMap((step) =>
      step.do === 'sample' ? [] : step.tests.flatMap((test) => (test.by === 'list' ? [test.list] : [])),
    ),
  ),
];

/** Whether a segment asks for answers in a survey. */
export const asksAnswers = ({ steps }: Segment): boolean =>
  steps.some((step) => step.do !== 'sample' && step.tests.some(({ by }) => by === 'answer'));

/** Names all that an answer follows from. */
export const keyOf = ({ segment: of, channel, words }: Asked): string => JSON.stringify([of, channel, words]);
