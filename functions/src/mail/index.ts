import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { localMail } from '#shared/collections/index.ts';
import { emulated } from '../function-settings.ts';
import type { HandOver, Mail, Transport } from './mailer.ts';
import { contents, headerLine } from './message.ts';
import { smtp } from './smtp.ts';

type MailSettings = { smtpUrl: () => string | null; mailFrom: () => string };

/** Over SMTP where that is set up; in the emulators into the Local mailbox; elsewhere nowhere, which is logged. */
export function mailTransport(
  db: Firestore,
  { smtpUrl, mailFrom }: MailSettings,
  local = emulated,
): Transport {
  const bySmtp = smtp({ url: () => smtpUrl() ?? '', from: mailFrom });
  return (mail) => {
    if (smtpUrl()) return bySmtp(mail);
    return local ? keep(db, mail) : nowhere();
  };
}

/** Kept as it would have been sent. Failing here is a broken emulator, but a mailer never throws. */
const keep = (db: Firestore, { to, subject, link, ...mail }: Mail): Promise<HandOver> =>
  db
    .collection(localMail.path(''))
    .add({
      to,
      subject: headerLine(subject),
      text: contents({ to, subject, link: null, ...mail })
        .text.trim()
        .slice(0, 4_000),
      link,
      at: FieldValue.serverTimestamp(),
    })
    .then(
      () => ({ is: 'accepted' }),
      (error: unknown) => {
        logger.error('a mail was not kept', { error });
        return { is: 'unknown', reason: 'The Local mailbox did not answer.' };
      },
    );

const nowhere = async (): Promise<HandOver> => {
  const reason = 'SMTP_URL is not set';
  logger.error(`a mail was not sent: ${reason}`);
  return { is: 'refused', permanent: false, reason };
};
