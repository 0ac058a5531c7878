import { ensureProfileCall } from '#shared/api/ensure-profile.ts';
import { memberDetailsCall } from '#shared/api/member-details-api.ts';
import { callEndpoint, pendingCallsSettled } from '../../shared/data/api.ts';
import { sessionBegun } from '../../shared/session/begin-session.ts';
import { type Why, whyOf } from './denial.ts';

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** Milliseconds: what ends a session often begins the next one, in its answer or in another tab, which tells us late. */
const timeouts = { answer: 10_000, handOver: 50, otherTab: 2_000 } as const;

/** A call of this very page may be about to replace the session that was refused. */
const replaced = (): Promise<void> =>
  Promise.race([
    pause(timeouts.answer),
    pendingCallsSettled()
      .then(() => pause(timeouts.handOver))
      .then(sessionBegun),
  ]);

/**
 * Asks by a call whose guard says it all and that changes nothing: `ensureProfileCall` would found an organization
 * for somebody who is being removed right now.
 */
const askServer = (): Promise<Why> =>
  callEndpoint(memberDetailsCall, {}).then(() => ({ is: 'nothing' }), whyOf);

/** Why the database refused the profile. Patient, because a session that is over may already have a successor. */
export async function whyRefused(): Promise<Why> {
  await replaced();
  const why = await askServer();
  if (why.is !== 'over') return why;
  await pause(timeouts.otherTab);
  return askServer();
}

/** The specification's `create_user_profile_safely`; the listener hears of the new profile by itself. */
export const foundOrganization = (): Promise<Why> =>
  callEndpoint(ensureProfileCall, {}).then(() => ({ is: 'nothing' }), whyOf);
