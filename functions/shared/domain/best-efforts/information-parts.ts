import type { InformationPart } from './request-states.ts';

export type InformationCard = {
  kind: string;
  employer: string | null;
  occupation: string | null;
  street: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
};

/** Answers that a report may not contain: they say nothing (11 CFR 100.21, and the FEC's requests for more). */
const sayNothing = new Set([
  ...[
    'n/a',
    'na',
    'n.a.',
    'none',
    'no',
    'unknown',
    'not known',
    'not available',
    'not provided',
    'x',
    '-',
    '?',
  ],
  ...['requested', 'information requested', 'info requested', 'self', 'professional', 'businessperson'],
  ...[
    'business person',
    'businessman',
    'businesswoman',
    'business owner',
    'tbd',
    'refused',
    'ninguno',
    'ninguna',
  ],
]);
/** Occupations of people who have no employer. */
const withoutEmployer =
  /\b(retired|not employed|unemployed|homemaker|student|disabled|jubilad[oa]|pensionad[oa]|desemplead[oa]|sin empleo|ama de casa|estudiante)\b/i;

const says = (value: string | null): boolean =>
  value !== null && /[\p{L}\p{N}]/u.test(value) && !sayNothing.has(value.trim().toLowerCase());

/** What a card lacks. An organization has no employer; whoever is retired or out of work needs none. */
export function missingParts(card: InformationCard): InformationPart[] {
  const { kind, employer, occupation, street, city, state, zip } = card;
  const isPerson = kind !== 'organization';
  const needsEmployer = isPerson && !withoutEmployer.test(occupation ?? '');
  return [
    ...(needsEmployer && !says(employer) ? (['employer'] as const) : []),
    ...(isPerson && !says(occupation) ? (['occupation'] as const) : []),
    ...([street, city, state, zip].every((one) => says(one)) ? [] : (['address'] as const)),
  ];
}

const words: Readonly<Record<'en' | 'es', Readonly<Record<InformationPart, string>>>> = {
  en: { employer: 'employer', occupation: 'occupation', address: 'mailing address' },
  es: { employer: 'empleador', occupation: 'ocupación', address: 'dirección postal' },
};
/** What a letter calls them; null in a language without words for them here, where its fallback stands. */
export const wordsOf = (language: string): Readonly<Record<InformationPart, string>> | null =>
  language === 'en' || language === 'es' ? words[language] : null;
