/** What an issue is about; `other` is the last one in every list. */
export const issueTopics = [
  'economy',
  'taxes',
  'health',
  'education',
  'safety',
  'environment',
  'housing',
  'immigration',
  'rights',
  'government',
  'foreign',
  'other',
] as const;
export type IssueTopic = (typeof issueTopics)[number];

export const issuePriorities = ['high', 'medium', 'low'] as const;
export type IssuePriority = (typeof issuePriorities)[number];

export const draftStates = ['draft', 'review'] as const;
export type DraftState = (typeof draftStates)[number];

/** `approved`: the team may use it; `public`: it is published; `retired`: nobody uses it any more. */
export const positionStatuses = ['approved', 'public', 'retired'] as const;
export type PositionStatus = (typeof positionStatuses)[number];

export const useKinds = [
  'website',
  'script',
  'questionnaire',
  'mail',
  'speech',
  'social',
  'press',
  'other',
] as const;
export type UseKind = (typeof useKinds)[number];

/** Issues of one campaign; a list of all of them is one page. */
export const issuesMax = 100;

/** Characters of each text, and the most elements of each list. */
export const positionLimits = {
  stance: 280,
  text: 6_000,
  localExample: 2_000,
  proof: { count: 10, text: 500, source: 500 },
  questions: { count: 20, question: 300, answer: 2_000 },
  /** Of what to say, and of what to avoid. */
  lines: { count: 10, length: 300 },
  note: 1_000,
  authors: 20,
} as const;

/** Characters of the lists that are stored as JSON: the longest lists, and room for what JSON escapes. */
export const positionJsonMax = { proof: 16_000, questions: 64_000 } as const;

/** Characters of the reason with which somebody approves their own work. */
export const selfApprovalReason = { least: 5, most: 500 } as const;

/** The largest number of a version. */
export const versionMax = 10_000;
