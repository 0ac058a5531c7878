import type { Why } from '../voters/receiving.ts';

/** What the phone bank refuses, to whoever asks and in the demo. */
export const callRefusals = {
  gone: { code: 'not-found', words: 'This call list is not there any more.' },
  closed: { code: 'failed-precondition', words: 'This call list is closed. Open it again first.' },
  unarrived: {
    code: 'failed-precondition',
    words: 'Not all of this list has arrived yet. Try again in a moment.',
  },
  late: {
    code: 'failed-precondition',
    words: 'This result cannot be taken back any more: go to the voter’s page.',
  },
} as const satisfies Record<string, Why>;
