import type { Mail } from './mailer.ts';
import type { Reader } from './reader.ts';

/** What a mail says: its subject, then its paragraphs. */
export type Letter = readonly [subject: string, ...paragraphs: string[]];

export const mailOf = (
  reader: Reader,
  [subject, ...paragraphs]: Letter,
  link: string | null = null,
): Mail => ({
  ...reader,
  subject,
  text: paragraphs.join('\n\n'),
  link,
});
