/** What a letter is about. */
export const letterKinds = [
  'thank_you',
  'information_request',
  'pledge',
  'redesignation',
  'reattribution',
  'refund',
] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Languages of letters: those whose script their font has. */
export const letterLanguages = ['en', 'es', 'fr', 'ht', 'it', 'pl', 'pt', 'ru', 'tl', 'vi'] as const;

/** Characters of a template's text: a letter of two pages. */
export const letterBodyMax = 4_000;
/** Templates of one campaign: each has a place, `00` to `39`, so that there are no more. */
export const letterTemplatesMax = 40;
