import { registerTexts } from '../registry.ts';

/** Corrections that canvassers and callers proposed, until an organizer decides. */
export const proposals = {
  hint: 'Canvassers suggest these changes. A voter’s record changes only when you accept one.',
  empty: 'No corrections to review',
  emptyHint: 'When a canvasser suggests a correction at a door, it shows up here.',
  unknown: 'Not in the voter file',
  loading: 'Loading the voter…',
  about: '{{name}}, {{field}}',
  choose: 'Select {{name}}, {{field}}',
  now: 'Now:',
  suggested: 'Suggested:',
  nothing: 'None',
  wrong: 'Remove, it’s wrong',
  ends: 'If you accept this, it also ends: {{reasons}}. They may be contacted again.',
  by: 'Suggested by {{who}}, {{ago}}.',
  former: 'someone who left',
  turf: 'Open the turf',
  calls: 'Open the call list',
  accept: 'Accept',
  reject: 'Reject',
  accepted_one: 'Correction accepted',
  accepted_other: '{{count}} corrections accepted',
  rejected_one: 'Correction rejected',
  rejected_other: '{{count}} corrections rejected',
  corrections_one: '{{shown}} correction',
  corrections_other: '{{shown}} corrections',
  bar: 'Selected corrections',
  chosen_one: '{{shown}} selected',
  chosen_other: '{{shown}} selected',
  all: 'Select all {{shown}}',
  clear: 'Clear selection',
} as const;

/** Loaded with the queue of proposed corrections. */
registerTexts({ proposals }, () => import('./es.ts'));
