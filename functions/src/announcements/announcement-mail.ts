import type { Language } from '#shared/themes.ts';
import { type Letter, mailOf } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';
import { headerLine } from '../mail/message.ts';
import type { Reader } from '../mail/reader.ts';

type Written = { title: string; body: string; author: string; organization: string };

const texts: Record<Language, (written: Written) => Letter> = {
  en: ({ title, body, author, organization }) => [
    title,
    `${author} wrote to you as a member of “${organization}”:`,
    body,
    'You get this message because of your notification settings. You can change them on the account screen.',
  ],
  es: ({ title, body, author, organization }) => [
    title,
    `${author} le escribió como miembro de «${organization}»:`,
    body,
    'Recibe este mensaje por sus preferencias de notificación. Puede cambiarlas en la pantalla de la cuenta.',
  ],
};

/** An announcement by mail. Its title and names stay on one line; its text is its author's. */
export function announcementMail({ to, language }: Reader, written: Written, link: string): Mail {
  const [title, author, organization] = [written.title, written.author, written.organization].map(headerLine);
  const named = { title: title ?? '', author: author ?? '', organization: organization ?? '' };
  return mailOf({ to, language }, texts[language]({ ...named, body: written.body }), link);
}
