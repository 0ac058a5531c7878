import { ensureProfileCall } from '#shared/calls/ensure_profile.ts';
import { memberDetailsCall } from '#shared/calls/members.ts';
import { answered, ask } from '../../shared/data/api.ts';
import { begun } from '../../shared/session/begin.ts';
import { type Why, whyOf } from './why.ts';

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** Milliseconds: what ends a session often begins the next one, in its answer or in another tab, which tells us late. */
const patience = { answer: 10_000, handOver: 50, otherTab: 2_000 } as const;

/** A call of this very page may be about to replace the session that was refused. */
const replaced = (): Promise<void> =>
  Promise.race([
    pause(patience.answer),
    answered()
      .then(() => pause(patience.handOver))
      .then(begun),
  ]);

/**
 * Asks by a call whose guard says it all and that changes nothing: `ensureProfileCall` would found an organization
 * for somebody who is being removed right now.
 */
const askServer = (): Promise<Why> => ask(memberDetailsCall, {}).then(() => ({ is: 'nothing' }), whyOf);

/** Why the database refused the profile. Patient, because a session that is over may already have a successor. */
export async function whyRefused(): Promise<Why> {
  await replaced();
  const why = await askServer();
  if (why.is !== 'over') return why;
  await pause(patience.otherTab);
  return askServer();
}

/** The specification's `create_user_profile_safely`; the listener hears of the new profile by itself. */
export const foundOrganization = (): Promise<Why> =>
  ask(ensureProfileCall, {}).then(() => ({ is: 'nothing' }), whyOf);
