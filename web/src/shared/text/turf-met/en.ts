import { registerTexts } from '../registry.ts';

/** Who was met at doors and is not in the voter file. */
export const turfMet = {
  hint: 'Met at a door and not in the voter file. Say who they are, so that what was learned of them counts.',
  empty: 'Nobody is waiting',
  emptyHint: 'When a canvasser adds somebody at a door who is not on their list, they wait here.',
  turf: 'Open the turf',
  said: 'What was said',
  hide: 'Hide what was said',
  nothing: 'Nothing was written down of them.',
  match: 'Match to a voter',
  keep: 'Keep as they are',
  dismiss: 'Dismiss',
  kept: 'Kept',
  dismissed: 'Dismissed',
  matched: 'Matched to {{name}}',
  matchTitle: 'Who is {{name}}?',
  matchHint: 'What was learned of them is then said of this voter too, and can be taken back.',
  search: 'Name or address of the voter',
  at: 'Met at {{address}}',
  found: 'Voters found',
  none: 'No voter has this name or address.',
  submit: 'This is them',
} as const;

/** Loaded with the list of who was met. */
registerTexts({ turfMet }, () => import('./es.ts'));
