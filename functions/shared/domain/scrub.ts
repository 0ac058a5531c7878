import { wellFormed } from './well-formed.ts';

/**
 * Takes out of a text what could name a person or open a door, and leaves what tells a programmer what broke. Used on the
 * device before anything is sent and on the server again: an old or forged client is not believed. Rather too much than
 * too little: a long number that was no telephone goes as well. Every repetition has an end, so that no text takes long.
 */

type Step = readonly [what: RegExp, put: string | ((...found: string[]) => string)];

/** Keys whose value is a secret, in a URL, an object that was printed, or a header. */
const keys =
  'passw(?:or)?d|secret|api[_-]?key|(?:access|id|refresh|auth)[_-]?token|authorization|cookie|ticket';

const steps: readonly Step[] = [
  // Query strings and fragments hold searches and tokens; a hash route's path stays, and the place in a stack's line.
  [/((?:https?:\/|#|\/)[^\s?"'<>()]{0,300})\?[^\s"'<>()]*?((?::\d{1,7}){1,2})?(?=[\s"'<>()]|$)/gi, '$1$2'],
  [/(https?:\/\/)[^\s/@"'<>]{1,200}@/gi, '$1'],
  [/#(?!\/)[^\s"'<>()]{0,100}=[^\s"'<>()]*/g, ''],
  [/\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi, '$1 [token]'],
  [
    new RegExp(`\\b(${keys})(["']?\\s{0,2}[:=]\\s{0,2}["']?)(?!(?:bearer|basic) )[^\\s"',;&)}]+`, 'gi'),
    '$1$2[token]',
  ],
  [/\beyJ[\w-]{4,}(?:\.[\w-]*){0,4}/g, '[token]'],
  [/"[^"\n]{1,64}"@[\p{L}\p{N}.-]{1,253}/gu, '[email]'],
  [
    /[^\s@＠<>(),;:"[\]\\]{1,64}(?:@|＠|%40)(?:[\p{L}\p{N}_-]{1,63}\.){1,8}(?:xn--[a-z\d-]{2,59}|[\p{L}][\p{L}\p{N}-]{1,62})/giu,
    '[email]',
  ],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, '[id]'],
  // Base64 with its slashes, then what ids and tokens are made of; names of scripts and of functions stay.
  [/[A-Za-z\d+/]{32,}={0,2}/g, (found) => (isMixed(found) ? '[token]' : found)],
  [
    /(?<![\w-])[A-Za-z\d_-]{20,}(?!\.(?:m?js|tsx?|css)\b)(?![\w-])/g,
    (found) => (/\d/.test(found) ? '[token]' : found),
  ],
  [/(?<![\w.])\+?\(?\d(?:[\s().\-/\u00a0\u2010-\u2015]{0,3}\d){6,}/g, '[phone]'],
];

/** Upper and lower case and digits: no word and no path of ours has them all in a run of thirty-two. */
const isMixed = (text: string): boolean => /\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text);

/** The text without e-mail addresses, telephone numbers, tokens and what a URL asks. Scrubbed again it stays as it is. */
export const scrub = (text: string): string =>
  steps.reduce(
    (left, [pattern, put]) =>
      typeof put === 'string' ? left.replace(pattern, put) : left.replace(pattern, put),
    text,
  );

/** Scrubbed, then cut to so many characters: cut first, half an address would no longer look like one. */
export function scrubTo(text: string, longest: number): string {
  const read = longest * 2;
  const whole = text.length <= read ? text : text.slice(0, read).replace(/\S{0,300}$/, '');
  return wellFormed(scrub(whole).slice(0, longest));
}

/** An address of the app with a sign in the place of each id, and nothing asked: `/fundraising/donors/:id`. */
export const screenOf = (hash: string): string => {
  const [path = ''] = hash.replace(/^#/, '').split(/[?#]/);
  const steps = path.split('/').filter((step) => step !== '');
  return `/${steps.map((step) => (/^[a-z][a-z-]{0,23}$/.test(step) ? step : ':id')).join('/')}`.slice(0, 200);
};
