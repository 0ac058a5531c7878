import { recordId } from '#shared/collections/define.ts';
import { RefusedError } from '#shared/refusals.ts';
import { downloadCases, useCases } from '#shared/usecases/index.ts';
import { attemptCounter } from '../attempts/count.ts';
import type { Dependencies } from '../dependencies.ts';
import { guardedDownload, guardedMember, type Route } from '../http/routes.ts';
import { invitationLinks } from '../invitations/invitation-links.ts';
import { accountService } from './account-service.ts';
import { type ContextSetup, firestoreContext } from './firestore-context.ts';
import { performEffects } from './perform.ts';

/** The routes of every use case, each with its endpoint's guard. */
export function useCaseRoutes(dependencies: Dependencies): Route[] {
  const setup: ContextSetup = {
    db: dependencies.db,
    countAttempt: attemptCounter(dependencies.db),
    accounts: accountService(dependencies.auth),
    invitationLinks: invitationLinks(dependencies),
    perform: performEffects(dependencies),
    now: Date.now,
  };
  const downloads = downloadCases.map(({ endpoint, run }) =>
    guardedDownload(endpoint, (member, input) => run(input, firestoreContext(setup, member))),
  );
  const calls = useCases.map(({ endpoint, isRepeatable, run }) =>
    guardedMember(endpoint, async (member, input, { callId }) => {
      if (callId !== undefined && !(isRepeatable && recordId.safeParse(callId).success))
        throw new RefusedError('call.notRepeatable');
      return run(input, firestoreContext(setup, member, callId ?? null));
    }),
  );
  return [...calls, ...downloads];
}
