import type { RefusalReason } from '../voters/receive-voter-file.ts';

/** What the policy endpoints refuse, on the server and in the demo. */
export const policyRefusals = {
  noDraft: { code: 'not-found', message: 'This draft is gone. Reload the page to see where it is now.' },
  noPosition: { code: 'not-found', message: 'This issue has no approved position yet.' },
  notInReview: {
    code: 'failed-precondition',
    message: 'This draft isn’t in review. Submit it for review first.',
  },
  changed: {
    code: 'failed-precondition',
    message: 'This draft has changed since you opened it. Read it again before you approve it.',
  },
  outdatedBase: {
    code: 'failed-precondition',
    message:
      'A newer version was approved while this draft was written. Compare the two and update the draft first.',
  },
  unreadable: {
    code: 'failed-precondition',
    message: 'A part of this draft can’t be read. Edit its proof points and questions again.',
  },
  ownDraft: {
    code: 'permission-denied',
    message: 'You wrote part of this draft, so someone else has to approve it.',
  },
  reasonMissing: {
    code: 'failed-precondition',
    message: 'No one else can approve this draft. To approve your own work, give a reason.',
  },
  outdatedVersion: {
    code: 'failed-precondition',
    message: 'Only the current version can be published. Reload the page to see it.',
  },
  retired: {
    code: 'failed-precondition',
    message: 'This position is retired. Approve a new version to use it again.',
  },
} as const satisfies Record<string, RefusalReason>;
export type PolicyRefusal = (typeof policyRefusals)[keyof typeof policyRefusals];
