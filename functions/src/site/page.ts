import type { Language } from '#shared/themes.ts';
import { type Html, html } from './html.ts';
import { siteScriptPath } from './site-script.ts';
import { siteStyle } from './site-style.ts';
import { en, type Words } from './words-en.ts';
import { es } from './words-es.ts';

export const wordsOf: Record<Language, Words> = { en, es };
export const otherLanguage: Record<Language, Language> = { en: 'es', es: 'en' };

export type Page = {
  language: Language;
  title: string;
  campaign: string;
  /** Who paid for it, as the campaign's letters say. */
  paidFor: string | null;
  /** The same page in the other language. */
  other: string | null;
  /** The campaign's list of events. */
  home: string | null;
  head?: Html | null;
  hasScript?: boolean;
  isFramed?: boolean;
  body: Html;
};

// A value of ours, no one else's: its quotes and brackets are CSS.
const style: Html = { markup: `<style>${siteStyle}</style>` };

/** A whole page of a campaign, with its disclaimer. */
export function page({ language, title, campaign, paidFor, other, home, body, ...more }: Page): Html {
  const words = wordsOf[language];
  const start = html`<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title>${style}${more.head ?? null}`;
  const script = more.hasScript === true && html`<script src="${siteScriptPath}" defer></script>`;
  const top =
    more.isFramed !== true &&
    html`<header><strong>${home === null ? campaign : html`<a href="${home}">${campaign}</a>`}</strong>${other !== null && html`<a href="${other}" lang="${otherLanguage[language]}" hreflang="${otherLanguage[language]}">${words.other}</a>`}</header>`;
  return html`<!doctype html><html lang="${language}"><head>${start}${script}</head><body>${top}<main>${body}</main><footer>${paidFor !== null && html`<p>${paidFor}</p>`}</footer></body></html>`;
}

type Plain = { language: Language; title: string; hint: string };

/** A page that belongs to no campaign. */
export const plainPage = ({ language, title, hint }: Plain): Html =>
  page({
    ...{ language, title, campaign: '', paidFor: null, other: null, home: null, isFramed: true },
    body: html`<h1>${title}</h1><p>${hint}</p>`,
  });
