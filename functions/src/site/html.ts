import { escapeHtml } from '../mail/message.ts';

/** Markup of ours. Nothing becomes it but through `html`, which escapes whatever it is given. */
export type Html = { readonly markup: string };
type Part = Html | string | number | null | false | readonly Part[];

/** Characters that show nothing, and those that turn the text around them. Lines stay. */
const unseen = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}]/gu;

function markupOf(part: Part): string {
  if (part === null || part === false) return '';
  if (Array.isArray(part)) return part.map(markupOf).join('');
  if (typeof part === 'object' && 'markup' in part) return part.markup;
  return escapeHtml(String(part).replace(unseen, ''));
}

/** Markup with values in it, each of them escaped, in text and in quoted attributes alike. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: texts.map((text, at) => text + (at < parts.length ? markupOf(parts[at] ?? null) : '')).join(''),
});

/** Data inside of a script element that is not run: no text in it can end the element. */
export const jsonScript = (data: unknown): Html => {
  const text = JSON.stringify(data).replace(/[<>&\p{Cf}\u2028\u2029]/gu, (sign) =>
    sign
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
  return { markup: `<script type="application/ld+json">${text}</script>` };
};

/** A text with its lines. */
export const lines = (text: string): Html =>
  html`${text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`))}`;
