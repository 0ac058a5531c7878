import { setTimeout as sleep } from 'node:timers/promises';
import { at, authHost, documents, project, send, timeoutMs } from './emulators.ts';

/** What was mailed to a person, in the emulator of Auth and in our own mailbox. */

/** What `read` finds, as soon as it finds something. */
async function arriving<T>(subject: string, read: () => Promise<T | null | undefined>): Promise<T> {
  for (const began = Date.now(); Date.now() - began < timeoutMs; await sleep(250)) {
    const found = await read();
    if (found) return found;
  }
  throw new Error(`No ${subject}`);
}

/** The newest action link of an address, as our own page takes it. */
export async function mailedLink(email: string, kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET'): Promise<string> {
  const code = await arriving(`${kind} mail for ${email}`, async () => {
    const answer = await fetch(`http://${authHost}/emulator/v1/projects/${project}/oobCodes`);
    const body: { oobCodes: { email: string; requestType: string; oobCode: string }[] } = await answer.json();
    return body.oobCodes.findLast((mail) => mail.email === email && mail.requestType === kind)?.oobCode;
  });
  const mode = kind === 'VERIFY_EMAIL' ? 'verifyEmail' : 'resetPassword';
  return `/?mode=${mode}&oobCode=${code}`;
}

type Mail = { subject: string; text: string; link: string };

/** Our own newest mail to an address, as the Local mailbox shows it. */
export const localMail = (to: string): Promise<Mail> => arriving(`mail to ${to}`, () => mailTo(to));

const equals = (path: string, value: string) => ({
  fieldFilter: { field: { fieldPath: path }, op: 'EQUAL', value: { stringValue: value } },
});

async function mailTo(to: string): Promise<Mail | null> {
  const query = { from: [{ collectionId: 'local_mail' }], where: equals('to', to), limit: 50 };
  const rows = await send(`${documents}:runQuery`, { structuredQuery: query }, 'owner');
  const mails = Array.isArray(rows) ? rows.flatMap(mailIn) : [];
  return mails.toSorted((one, other) => other.at.localeCompare(one.at))[0] ?? null;
}

function mailIn(row: unknown) {
  const fields = at(row, 'document', 'fields');
  const field = (key: string) => String(at(fields, key, 'stringValue') ?? '');
  if (!fields) return [];
  return [
    {
      subject: field('subject'),
      text: field('text'),
      link: field('link'),
      at: String(at(fields, 'at', 'timestampValue')),
    },
  ];
}
