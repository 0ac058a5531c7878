import { deleteAccountCall } from '#shared/calls/account.ts';
import { ask } from '../../shared/data/api.ts';
import { holdSession } from '../../shared/session/member.ts';
import { withProof } from '../../shared/session/proof.ts';
import { leave } from '../../shared/session/sign-out.ts';

/**
 * Does something that takes the member out of their campaign. The screen stays as it is, which would else speak of a
 * removal by somebody; who calls it signs out in the end. Rejects as the work does.
 */
export async function departing(work: () => Promise<unknown>): Promise<void> {
  const release = holdSession();
  try {
    await work();
  } catch (error) {
    release();
    throw error;
  }
}

/** Deletes the member's account and signs out. */
export async function deleteAccount(): Promise<void> {
  await departing(() => withProof(() => ask(deleteAccountCall, {})));
  await leave();
}
