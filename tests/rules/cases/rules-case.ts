import type { Answer } from '../harness/rest-client.ts';
import type { Sandbox } from '../harness/sandbox.ts';

/**
 * One request to the rules and the expected answer. Data, not a test, so that the test file, the coverage and
 * the mutation script all send the same requests.
 */
export type Case = {
  /** The collection whose block of the rules it is mostly about. */
  collection: string;
  /** Cases that try the same operation on the same field; the first few of a group show most. */
  group: string;
  /** Reads after "allows" or "refuses". */
  name: string;
  expected: Answer;
  /**
   * Left out where coverage is measured: so much data that a report, which has every value at every expression,
   * could not be read, or the same check of one field that another field already went through.
   */
  skipsCoverage?: boolean;
  /** Left to `npm run test:full`: a case of every run reaches the same expression of the rules. */
  onlyInFullRun?: boolean;
  send: (sandbox: Sandbox) => Promise<Answer>;
};

export const collectionNameOf = (fixture: string): string => fixture.split(',')[0] ?? fixture;

export const titleOf = ({ expected, name }: Case): string =>
  `${expected === 'allowed' ? 'allows' : 'refuses'} ${name}`;
