/**
 * What became of an attempt. The short list is what a canvasser sees; the rest stands behind "More". Source: the result
 * codes that VAN's state parties publish for their volunteers.
 */
export const shortResults = [
  'canvassed',
  'not_home',
  'refused',
  'call_back',
  'left_message',
  'moved',
  'wrong_number',
  'inaccessible',
] as const;
export const moreResults = [
  'busy',
  'disconnected',
  'deceased',
  'language_barrier',
  'do_not_call',
  'do_not_walk',
  'do_not_mail',
  'do_not_text',
  'do_not_email',
  'hostile',
  'address_not_found',
] as const;
export const results = [...shortResults, ...moreResults] as const;
export type Result = (typeof results)[number];

export const channels = ['walk', 'call', 'text', 'email', 'mail'] as const;
export type Channel = (typeof channels)[number];

/** Where something was learned; `office`: by whoever sits at a desk. */
export const sources = ['door', 'phone', 'text', 'mail', 'email', 'event', 'office'] as const;
export type Source = (typeof sources)[number];

/** The person was reached and spoke. */
export const contacts: readonly Result[] = ['canvassed', 'refused', 'do_not_call', 'do_not_walk', 'hostile'];

/** 1 strong support, 2 lean support, 3 undecided, 4 lean against, 5 strong against. */
export const scores = [1, 2, 3, 4, 5] as const;
export type Score = (typeof scores)[number];
