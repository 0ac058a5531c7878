import type * as z from 'zod/mini';
import type { DownloadCase } from '#shared/usecases/download-case.ts';
import type { Effect } from '#shared/usecases/effects.ts';
import type { Accounts, UseCase } from '#shared/usecases/use-case.ts';
import { attemptCounter } from '../../functions/src/attempts/count.ts';
import type { Member } from '../../functions/src/http/guard.ts';
import { invitationLinks } from '../../functions/src/invitations/invitation-links.ts';
import { accountService } from '../../functions/src/usecases/account-service.ts';
import { firestoreContext } from '../../functions/src/usecases/firestore-context.ts';
import { auth, db } from './emulator-clients.ts';

type Options = {
  now?: () => number;
  perform?: (effect: Effect, member: Member) => Promise<void>;
  accounts?: Accounts;
  links?: Parameters<typeof invitationLinks>[0];
};

/** No mail goes out. */
const unmailed = { db, mail: async () => false, appUrl: () => 'https://app.example' };

/** A member's context on the emulator. Made once, as a process has it: what one counter counts waits its turn instead of contending. */
function contextsOf({
  now = Date.now,
  perform = async () => undefined,
  accounts = accountService(auth),
  links = unmailed,
}: Options) {
  const setup = {
    ...{ db, now, perform, accounts, countAttempt: attemptCounter(db) },
    invitationLinks: invitationLinks(links),
  };
  return (member: Member, callId: string | null = null) => firestoreContext(setup, member, callId);
}

/** Runs one that answers with a file, past the guard. */
export function runDownload<Q extends z.ZodMiniType>({ run }: DownloadCase<Q>, options: Options = {}) {
  const contextOf = contextsOf(options);
  return (member: Member, input: z.output<Q>) => run(input, contextOf(member));
}

/** Runs a use case on the emulator as its route does, past the guard. */
export function runUseCase<Q extends z.ZodMiniType, A extends z.ZodMiniType>(
  { run }: UseCase<Q, A>,
  options: Options = {},
) {
  const contextOf = contextsOf(options);
  return (member: Member, input: z.output<Q>, callId: string | null = null): Promise<z.output<A>> =>
    run(input, contextOf(member, callId));
}
