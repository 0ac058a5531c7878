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

/**
 * Whom a result is of: nobody reached the building, the number was not to be found, or it is of the person alone. What is of
 * a door or a building is said of everybody there, so that nobody has to tap it for each of them.
 */
export type Attached = 'person' | 'door' | 'building';
export const attachesTo: Readonly<Record<Result, Attached>> = {
  canvassed: 'person',
  not_home: 'person',
  refused: 'person',
  call_back: 'person',
  left_message: 'person',
  moved: 'person',
  wrong_number: 'person',
  inaccessible: 'building',
  busy: 'person',
  disconnected: 'person',
  deceased: 'person',
  language_barrier: 'person',
  do_not_call: 'person',
  do_not_walk: 'person',
  do_not_mail: 'person',
  do_not_text: 'person',
  do_not_email: 'person',
  hostile: 'person',
  address_not_found: 'door',
};

/** What cannot happen at a door, and what cannot on the telephone. */
const never: Readonly<Partial<Record<Source, readonly Result[]>>> = {
  door: ['wrong_number', 'busy', 'disconnected'],
  phone: ['inaccessible', 'address_not_found'],
};
/** The results that are offered where an attempt was made: the short list, and what stands behind "More". */
export function resultsFor(source: Source): { short: readonly Result[]; more: readonly Result[] } {
  const left = never[source] ?? [];
  const can = (result: Result) => !left.includes(result);
  return { short: shortResults.filter(can), more: moreResults.filter(can) };
}

/** The person was reached and spoke. */
export const contacts: readonly Result[] = ['canvassed', 'refused', 'do_not_call', 'do_not_walk', 'hostile'];

/** 1 strong support, 2 lean support, 3 undecided, 4 lean against, 5 strong against. */
export const scores = [1, 2, 3, 4, 5] as const;
export type Score = (typeof scores)[number];
