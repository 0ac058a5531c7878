import type { Language } from '#shared/themes.ts';
import { escapeHtml } from '../mail/message.ts';
import type { Leaver } from './leave.ts';

type Words = {
  title: string;
  ask: (mask: string) => string;
  press: string;
  done: (mask: string) => string;
  still: string;
};
const words: Record<Language, Words & { no: string; noHint: string; many: string; manyHint: string }> = {
  en: {
    title: 'Email from this campaign',
    ask: (mask) => `Stop emails to ${mask} that ask for money or support?`,
    press: 'Stop these emails',
    done: (mask) => `No more emails that ask for money or support go to ${mask}.`,
    still: 'Receipts for gifts still arrive.',
    no: 'This link does not work',
    noHint: 'Copy the whole link from the email, or answer the campaign directly.',
    many: 'Too many attempts',
    manyHint: 'Try this link again in 15 minutes.',
  },
  es: {
    title: 'Correos de esta campaña',
    ask: (mask) => `¿Dejar de enviar a ${mask} correos que piden dinero o apoyo?`,
    press: 'Dejar de recibirlos',
    done: (mask) => `Ya no se enviarán a ${mask} correos que pidan dinero o apoyo.`,
    still: 'Los recibos de donaciones siguen llegando.',
    no: 'Este enlace no funciona',
    noHint: 'Copie el enlace completo del correo, o escriba directamente a la campaña.',
    many: 'Demasiados intentos',
    manyHint: 'Vuelva a abrir este enlace en 15 minutos.',
  },
};

const style =
  'body{margin:0;font:17px/1.5 system-ui,sans-serif;background:#f6f5f2;color:#1b1b1f}main{max-width:30rem;margin:12vh auto;padding:0 1.25rem}h1{font-size:1.4rem}button{min-height:3rem;padding:0 1.5rem;border:0;border-radius:6px;background:#1f3a5f;color:#fff;font:inherit;font-weight:600;cursor:pointer}@media(prefers-color-scheme:dark){body{background:#17181c;color:#ececf0}button{background:#8fb4e3;color:#10131a}}';

const page = (language: Language, title: string, parts: readonly string[]): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${parts.join('')}</main></body></html>`;

const text = (value: string): string => `<p>${escapeHtml(value)}</p>`;

/** One button: whoever only opens the link, as scanners of mail do, changes nothing. */
export function askPage({ language, campaign, mask }: Leaver): string {
  const { title, ask, press, still } = words[language];
  const form = `<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button type="submit">${escapeHtml(press)}</button></form>`;
  return page(language, title, [`<h1>${escapeHtml(campaign)}</h1>`, text(ask(mask)), text(still), form]);
}

export function donePage({ language, campaign, mask }: Leaver): string {
  const { title, done, still } = words[language];
  return page(language, title, [`<h1>${escapeHtml(campaign)}</h1>`, text(done(mask)), text(still)]);
}

/** In both languages: nobody knows whose it is. */
const inBoth = (title: 'no' | 'many', hint: 'noHint' | 'manyHint'): string =>
  page('en', words.en[title], [
    `<h1>${escapeHtml(words.en[title])}</h1>`,
    text(words.en[hint]),
    `<div lang="es"><h2>${escapeHtml(words.es[title])}</h2>${text(words.es[hint])}</div>`,
  ]);
export const noPage = (): string => inBoth('no', 'noHint');
export const manyPage = (): string => inBoth('many', 'manyHint');
