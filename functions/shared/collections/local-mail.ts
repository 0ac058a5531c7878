import * as z from 'zod/mini';
import { collection, instant, text, topLevel } from './define.ts';

/** What would have been mailed. Written in the emulators alone, for the Local mailbox; nobody reads it by the rules. */
export const localMail = collection({
  name: 'local_mail',
  path: topLevel('local_mail'),
  rules: { refused: { all: 'Mails that would have gone out, links and all; kept in the emulators alone' } },
  schema: z.strictObject({
    to: text(254),
    subject: text(200),
    text: text(4_000),
    link: z.nullable(text(2_000)),
    at: instant,
  }),
});
