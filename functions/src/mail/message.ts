import type { Language } from '#shared/themes.ts';
import type { Mail } from './mailer.ts';

/** Characters that would end a header, or hide something in it. */
const breaking = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** One bare address: no list of them, no name before it, nothing that ends a header. */
const oneAddress = /^[^\s,;:<>"()@\p{Cc}]+@[^\s,;:<>"()@\p{Cc}]+$/u;
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** One line, at most 200 characters: names that people chose end up in headers, and in sentences of ours. */
export const headerLine = (value: string): string =>
  value.replace(breaking, ' ').replace(/\s+/g, ' ').trim().slice(0, 200).trim();

export const isOneAddress = (value: string): boolean => oneAddress.test(value);

export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Only the web's own schemes become a link: a mail client would follow `javascript:` or `data:` too. */
const linkIn = (link: string | null | undefined): string | null =>
  link && URL.canParse(link) && /^https?:$/.test(new URL(link).protocol) ? link : null;

const texts: Record<Language, { open: string; instead: string; leave: string }> = {
  en: {
    open: 'Open Hustings',
    instead: 'If the button does not work, open this address:',
    leave: 'To get no more emails like this one:',
  },
  es: {
    open: 'Abrir Hustings',
    instead: 'Si el botón no funciona, abra esta dirección:',
    leave: 'Para no recibir más correos como este:',
  },
};

const button =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#1f3a5f;color:#ffffff;text-decoration:none;font-weight:600';
const body =
  'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif;font-size:16px;line-height:1.5;color:#1b1b1f';

/** The plain text with its links, and the same as simple HTML: paragraphs, the link as a button, and how to leave. */
export function contents(mail: Mail): { text: string; html: string } {
  const [link, leave] = [linkIn(mail.link), linkIn(mail.leave)];
  const { open, instead, leave: toLeave } = texts[mail.language];
  const paragraphs = mail.text
    .split(/\n{2,}/)
    .map((each) => escapeHtml(each.trim()).replaceAll('\n', '<br>'));
  const shown = paragraphs.filter((each) => each !== '').map((each) => `<p>${each}</p>`);
  const small = (words: string, address: string, isLink: boolean) => {
    const safe = escapeHtml(address);
    return `<p style="font-size:14px;color:#55555c">${words}<br>${isLink ? `<a href="${safe}">${safe}</a>` : safe}</p>`;
  };
  return {
    text: [
      mail.text,
      ...(link && !mail.text.includes(link) ? [link] : []),
      ...(leave ? [`${toLeave} ${leave}`] : []),
    ].join('\n\n'),
    html: page(mail.language, [
      ...shown,
      ...(link
        ? [
            `<p><a href="${escapeHtml(link)}" style="${button}">${escapeHtml(mail.press ?? open)}</a></p>`,
            small(instead, link, false),
          ]
        : []),
      ...(leave ? [small(toLeave, leave, true)] : []),
    ]),
  };
}

const page = (language: Language, parts: string[]): string =>
  `<!doctype html><html lang="${language}"><body style="${body}">${parts.join('')}</body></html>`;
