import { useEffect, useState } from 'react';
import { config } from '../../shared/config.ts';
import * as mails from './local-mails.ts';
import { answer, type Message, messagesIn, uncarried } from './mailbox-messages.ts';

/** Milliseconds between two looks. */
const everyMs = 2_000;

/** Links of the Auth emulator, which knows no times, and our own mails, newest first each. */
type Contents = { messages: Message[]; mails: mails.Mail[] };
export type Mailbox = { is: 'loading' } | { is: 'failed'; address: string } | ({ is: 'ready' } & Contents);

const { projectId } = config.firebase;
const auth = config.emulators?.auth ?? '';
const { host, port } = config.emulators?.firestore ?? { host: '', port: 0 };
const firestore = `http://${host}:${port}`;

async function codes(): Promise<Message[]> {
  const answered = await fetch(`${auth}/emulator/v1/projects/${projectId}/oobCodes`);
  return messagesIn(answer.parse(await answered.json()));
}

async function ownMails(): Promise<mails.Mail[]> {
  const documents = `${firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  const answered = await fetch(`${documents}:runQuery`, {
    method: 'POST',
    // The emulator's own key to everything: no rule lets anybody read mail.
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(mails.query),
  });
  return mails.mailsIn(mails.answer.parse(await answered.json()));
}

async function load(): Promise<Mailbox> {
  const [messages, own] = await Promise.allSettled([codes(), ownMails()]);
  if (messages.status === 'rejected') return { is: 'failed', address: auth };
  if (own.status === 'rejected') return { is: 'failed', address: firestore };
  return { is: 'ready', messages: uncarried(messages.value, own.value), mails: own.value };
}

/** What would have been mailed; asks again while the page is looked at. */
export function useMailbox(): Mailbox {
  const [mailbox, setMailbox] = useState<Mailbox>({ is: 'loading' });
  useEffect(() => {
    let open = true;
    const refresh = () => load().then((found) => open && setMailbox(found));
    const clock = setInterval(() => document.visibilityState === 'visible' && void refresh(), everyMs);
    void refresh();
    return () => {
      open = false;
      clearInterval(clock);
    };
  }, []);
  return mailbox;
}
