import { foldText } from '../name-keys.ts';

export type Meaning = {
  means: 'stop' | 'start' | 'yes' | 'help';
  /** Only a part of the message says so: it counts at once, and a person looks at it. */
  needsReview: boolean;
};

type WordTable = Record<Meaning['means'], Readonly<Record<'en' | 'es' | 'fr', readonly string[]>>>;

/**
 * Words that are a whole message. Sources: FCC (47 CFR 64.1200(a)(10)), Twilio, AWS for ARRET; ALTO, PARE and NO MAS are
 * what Spanish speakers answer.
 */
export const messageWords: WordTable = {
  stop: {
    en: ['STOP', 'STOPALL', 'QUIT', 'END', 'REVOKE', 'OPT OUT', 'OPTOUT', 'CANCEL', 'UNSUBSCRIBE', 'REMOVE'],
    es: ['ALTO', 'PARE', 'NO MAS'],
    fr: ['ARRET'],
  },
  start: { en: ['START', 'UNSTOP'], es: [], fr: [] },
  /** Opens only as the answer to our own question whether they want texts. */
  yes: { en: ['YES'], es: [], fr: [] },
  help: { en: ['HELP', 'INFO'], es: ['AYUDA'], fr: [] },
};

/** Spaces count no more than punctuation: `opt-out`, `S.T.O.P.` and `STOP ALL` are words of the table. */
const compact = (text: string): string => foldText(text).replaceAll(' ', '');

const meanings = new Map<string, Meaning['means']>(
  (['stop', 'start', 'yes', 'help'] as const).flatMap((means) =>
    Object.values(messageWords[means]).flatMap((words) =>
      words.map((word) => [compact(word), means] as const),
    ),
  ),
);

/** Parts of longer messages that ask for the same (Spoke's phrases). "We have to STOP this bill!" is none. */
const stopPhrases: readonly RegExp[] = [
  /^stop\b/,
  /\bremove me\b/,
  /\btake me off (the|your|this|that) list\b/,
  /\blose my number\b/,
  /\b(don t|dont|do not) contact me\b/,
  /\bdelete my number\b/,
];

/** What an inbound message asks of us, by its words alone; null where it is an ordinary message. */
export function meaningOf(message: string): Meaning | null {
  const means = meanings.get(compact(message));
  if (means) return { means, needsReview: false };
  const folded = foldText(message);
  return stopPhrases.some((phrase) => phrase.test(folded)) ? { means: 'stop', needsReview: true } : null;
}
