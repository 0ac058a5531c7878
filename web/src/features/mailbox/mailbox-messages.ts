import * as z from 'zod/mini';

const kinds = ['VERIFY_EMAIL', 'PASSWORD_RESET', 'RECOVER_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'] as const;
export type Kind = (typeof kinds)[number];

/** `oobCodes` of the Auth emulator, as firebase-tools 15 answers: oldest first, without a time. */
export const answer = z.object({
  oobCodes: z.array(
    z.object({ email: z.string(), requestType: z.string(), oobCode: z.string(), oobLink: z.string() }),
  ),
});

export type Message = {
  code: string;
  email: string;
  /** Null where the app has no screen for it. */
  kind: Kind | null;
  /** Our own screen for the link, with what the mail would carry. */
  path: string;
};

const modes: Record<Kind, string> = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
  RECOVER_EMAIL: 'recoverEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
};

function pathOf(kind: Kind | null, code: string, link: string): string {
  const params = new URLSearchParams({ mode: kind ? modes[kind] : '', oobCode: code });
  const continueUrl = URL.canParse(link) ? new URL(link).searchParams.get('continueUrl') : null;
  if (continueUrl) params.set('continueUrl', continueUrl);
  return `/auth/action?${params}`;
}

/** The emulator's answer as a mailbox shows it: newest first. */
export const messagesIn = ({ oobCodes }: z.output<typeof answer>): Message[] =>
  oobCodes.toReversed().map(({ email, requestType, oobCode, oobLink }) => {
    const kind = kinds.find((known) => known === requestType) ?? null;
    return { code: oobCode, email, kind, path: pathOf(kind, oobCode, oobLink) };
  });

/** Codes that no mail of ours carries: where one does, it stands there with its words. */
export const uncarried = (
  messages: readonly Message[],
  mails: readonly { link: string | null }[],
): Message[] => messages.filter(({ code }) => !mails.some(({ link }) => link?.includes(code)));

/** What went to the addresses that contain what was typed. */
export function sentTo<M extends { email: string }>(messages: readonly M[], typed: string): M[] {
  const part = typed.trim().toLowerCase();
  return messages.filter(({ email }) => email.toLowerCase().includes(part));
}
