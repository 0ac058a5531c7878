import type { Segment } from '#shared/domain/voters/segment.ts';
import type { VoterQuery } from '../../../shared/voters/engine.ts';

/** The same, of those who come to a list that is refreshed. */
export const addedList = 'coming to a call list';

/** Steps that a question may have. */
const stepsMax = 20;
export const isTooLong = ({ steps }: Segment): boolean => steps.length >= stepsMax;

export const onlyOf = (list: string): Segment => ({
  steps: [{ do: 'include', tests: [{ by: 'list', list }] }],
});

/** Who may be called and has a number. */
export const callableOf = ({ steps }: Segment): VoterQuery => ({
  segment: { steps: [...steps, { do: 'limit', tests: [{ by: 'has', what: 'phone', has: true }] }] },
  channel: 'call',
  words: '',
});
export const allOf = (segment: Segment): VoterQuery => ({ segment, channel: 'call', words: '' });
