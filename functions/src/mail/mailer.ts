import type { Reader } from './reader.ts';

/** One message as people read it: plain text, with at most one link to follow. */
export type Mail = Reader & { subject: string; text: string; link: string | null } & {
  /** What its button says, where it leads elsewhere than into the app. */
  press?: string;
  /** Where its reader leaves mail of this kind by one click (RFC 8058). */
  leave?: string;
};

/**
 * What became of a message that was handed over. `refused`: it certainly did not go out, and where that is not `permanent`
 * another try may succeed. `unknown`: it may have gone out.
 */
export type HandOver =
  | { is: 'accepted' }
  | { is: 'refused'; permanent: boolean; reason: string }
  | { is: 'unknown'; reason: string };

/** Hands a message over. Never throws. */
export type Transport = (mail: Mail) => Promise<HandOver>;

/** Sends mail. Resolves to false, having logged why, where it could not: no mail is a reason to undo what was done. */
export type Mailer = (mail: Mail) => Promise<boolean>;
