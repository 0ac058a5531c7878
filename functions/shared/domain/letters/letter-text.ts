/** Characters of one value in a letter. */
export const letterValueMax = 200;

/**
 * What paper does not show: control and format characters (marks that turn the direction of text, joiners, text that
 * hides), half characters, private ones, and selectors of emoji.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|\p{Variation_Selector}/gu;
const breaks = /[\s\p{Zl}\p{Zp}\p{Zs}]+/gu;

const visible = (text: string): string => text.normalize('NFC').replace(unseen, '');

/** A record's text as one line of a letter. */
export function letterLine(text: string): string {
  const line = visible(text.replace(breaks, ' ')).trim();
  const characters = [...line];
  return characters.length > letterValueMax
    ? `${characters
        .slice(0, letterValueMax - 1)
        .join('')
        .trimEnd()}…`
    : line;
}

/** A text as paragraphs of lines: an empty line ends a paragraph. */
export const paragraphsOf = (text: string): string[][] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => visible(line.replace(breaks, ' ')).trim())
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line !== ''))
    .filter((lines) => lines.length > 0);

const isPictogram = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/u;

/**
 * A text in characters that a font has. Styled letters become plain ones, emoji are left out; any other character becomes
 * `instead`, and `isWhole` is false.
 */
export function printable(
  text: string,
  has: (codePoint: number) => boolean,
  instead = '?',
): { text: string; isWhole: boolean } {
  let isWhole = true;
  const hasAll = (some: string) => [...some].every((one) => has(one.codePointAt(0) ?? 0));
  const written = [...text].map((character) => {
    if (hasAll(character)) return character;
    const plain = character.normalize('NFKC');
    if (hasAll(plain)) return plain;
    // A letter with a mark that the font cannot set.
    const base = character.normalize('NFD').replace(/\p{M}+/gu, '');
    if (base !== '' && base !== character && hasAll(base)) return base;
    if (isPictogram.test(character) || /\p{M}/u.test(character)) return '';
    isWhole = false;
    return instead;
  });
  const joined = written.join('');
  return { text: joined === text ? text : joined.replace(/ {2,}/g, ' ').trim(), isWhole };
}
