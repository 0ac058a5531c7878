import { useEffect, useState } from 'react';
import { config } from '../../shared/config.ts';
import { answer, type Message, messagesIn } from './messages.ts';

/** Milliseconds between two looks. */
const everyMs = 2_000;

export type Mailbox =
  | { is: 'loading' }
  | { is: 'failed'; address: string }
  | { is: 'ready'; messages: Message[] };

async function look(): Promise<Message[]> {
  const { emulators, firebase } = config;
  const answered = await fetch(`${emulators?.auth}/emulator/v1/projects/${firebase.projectId}/oobCodes`);
  return messagesIn(answer.parse(await answered.json()));
}

/** What the Auth emulator would have mailed; asks again while the page is looked at. */
export function useMailbox(): Mailbox {
  const [mailbox, setMailbox] = useState<Mailbox>({ is: 'loading' });
  useEffect(() => {
    let open = true;
    const refresh = () =>
      look().then(
        (messages) => open && setMailbox({ is: 'ready', messages }),
        () => open && setMailbox({ is: 'failed', address: config.emulators?.auth ?? '' }),
      );
    const clock = setInterval(() => document.visibilityState === 'visible' && void refresh(), everyMs);
    void refresh();
    return () => {
      open = false;
      clearInterval(clock);
    };
  }, []);
  return mailbox;
}
