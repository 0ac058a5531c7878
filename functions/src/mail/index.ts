import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { localMail } from '#shared/collections/index.ts';
import { emulated } from '../function-settings.ts';
import type { Mail, Mailer } from './mailer.ts';
import { headerLine } from './message.ts';
import { smtp } from './smtp.ts';

type MailSettings = { smtpUrl: () => string | null; mailFrom: () => string };

/** Over SMTP where that is set up; in the emulators into the Local mailbox; elsewhere nowhere, which is logged. */
export function mailer(db: Firestore, { smtpUrl, mailFrom }: MailSettings, local = emulated): Mailer {
  const bySmtp = smtp({ url: () => smtpUrl() ?? '', from: mailFrom });
  return (mail) => {
    if (smtpUrl()) return bySmtp(mail);
    return local ? keep(db, mail) : nowhere();
  };
}

/** Kept as it would have been sent. Failing here is a broken emulator, but a mailer never throws. */
const keep = (db: Firestore, { to, subject, text, link }: Mail): Promise<boolean> =>
  db
    .collection(localMail.path(''))
    .add({
      to,
      subject: headerLine(subject),
      text: text.trim().slice(0, 4_000),
      link,
      at: FieldValue.serverTimestamp(),
    })
    .then(
      () => true,
      (error: unknown) => {
        logger.error('a mail was not kept', { error });
        return false;
      },
    );

const nowhere = async (): Promise<boolean> => {
  logger.error('a mail was not sent: SMTP_URL is not set');
  return false;
};
