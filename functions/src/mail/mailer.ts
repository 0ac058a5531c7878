import type { Reader } from './reader.ts';

/** One message as people read it: plain text, with at most one link to follow. */
export type Mail = Reader & { subject: string; text: string; link: string | null };

/** Sends mail. Resolves to false, having logged why, where it could not: no mail is a reason to undo what was done. */
export type Mailer = (mail: Mail) => Promise<boolean>;
