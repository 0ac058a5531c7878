/**
 * What no name or label holds: control characters, line separators, and format characters, by which a text can look like
 * another one or turn the text around it. Joiners stay: Persian and Indic names and joined emoji need them.
 */
const unseen = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const breaks = /[\t-\r\u0085\p{Zl}\p{Zp}]+/gu;

/** Whether a text is one line that shows all it holds; `isText` of the rules asks the same. */
export const isOneLine = (text: string): boolean => !unseen.test(text);

/** A text as one line, without what doesn't show: what was pasted with it is nobody's intention. */
export const cleanLine = (text: string): string =>
  text.replace(breaks, ' ').replace(new RegExp(unseen, 'gu'), '').trim();
