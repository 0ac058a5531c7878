import type { Answer } from '../kit/client.ts';
import type { Stage } from '../kit/stage.ts';

/**
 * One question to the rules and the right answer. Data, not a test, so that the test file, the coverage and
 * the mutation script all ask the same.
 */
export type Case = {
  /** The collection's block in the rules that it is mostly about. */
  about: string;
  /** Cases that try the same operation on the same field; the first few of a group say most. */
  group: string;
  name: string;
  right: Answer;
  /**
   * Left out where coverage is measured: so much data that a report, which has every value at every expression,
   * could not be read, or the same of one field that another was asked.
   */
  unmeasured?: boolean;
  ask: (stage: Stage) => Promise<Answer>;
};

export const isAbout = (subject: string): string => subject.split(',')[0] ?? subject;
