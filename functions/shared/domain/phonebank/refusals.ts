import type { RefusalReason } from '../voters/receive-voter-file.ts';

/** What the phone bank refuses, to whoever asks and in the demo. */
export const callRefusals = {
  notFound: { code: 'not-found', message: 'This call list is not there any more.' },
  closed: { code: 'failed-precondition', message: 'This call list is closed. Open it again first.' },
  unarrived: {
    code: 'failed-precondition',
    message: 'Not all of this list has arrived yet. Try again in a moment.',
  },
  late: {
    code: 'failed-precondition',
    message: 'This result cannot be taken back any more: go to the voter’s page.',
  },
} as const satisfies Record<string, RefusalReason>;
