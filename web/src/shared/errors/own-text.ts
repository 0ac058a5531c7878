import i18next from 'i18next';
import { language } from '../text/language.ts';

/** Letters of its own that a text with places for values must have to be told by them. */
const lettersLeast = 4;

/** The text with a sign in each place of a value, where what was read can be made of it. */
function framed(text: string, read: string): string | null {
  const parts = text.split(/\{\{[^}]*\}\}/);
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  if ((first + last).replace(/\P{L}/gu, '').length < lettersLeast) return null;
  return read.startsWith(first) && read.endsWith(last) ? parts.join('…') : null;
}

/**
 * What a control says, if it is one of our own texts: a row, a person or a number says something else, which is nobody's
 * business and has no place among breadcrumbs. Texts with places come without what stood there; null for any other.
 */
export function ownText(
  read: string,
  among: unknown = i18next.getResourceBundle(language, 'translation'),
): string | null {
  if (read === '') return null;
  let frame: string | null = null;
  const hasText = (texts: unknown): boolean => {
    if (typeof texts === 'string') {
      if (texts === read) return true;
      if (texts.includes('{{')) frame ??= framed(texts, read);
      return false;
    }
    return typeof texts === 'object' && texts !== null && Object.values(texts).some(hasText);
  };
  return hasText(among) ? read : frame;
}
