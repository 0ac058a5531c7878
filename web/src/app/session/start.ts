import { wordsFor } from '../../shared/data/errors.ts';
import { setSession } from '../../shared/session/member.ts';
import { forgetHint, recall, remember } from './hint.ts';
import { type Account, type Facts, sessionOf } from './state.ts';

const loadMembership = () => import('./membership.ts');
/** Fetches what membership needs before it is asked for. A failure is met, and told, when it is. */
export const fetchMembership = (): void => void loadMembership().catch(() => undefined);

let facts: Facts | null = null;
let stopMembership = () => {};
let started = false;

const show = () => setSession(sessionOf(facts, retry));

function changed(change: Partial<Facts>): void {
  if (!facts) return;
  facts = { ...facts, ...change };
  show();
}

async function follow(uid: string): Promise<void> {
  const { watchMembership } = await loadMembership();
  if (facts?.account.uid === uid) stopMembership = watchMembership(uid, changed);
}

const failed = (error: unknown) =>
  setSession({ is: 'failed', why: wordsFor(error), retry: () => location.reload() });

function enter(account: Account): void {
  const before = recall();
  if (before?.uid !== account.uid) remember({ uid: account.uid, onboarded: null });
  facts = { account, profile: null, campaign: null, trouble: null };
  show();
  follow(account.uid).catch(failed);
}

function retry(): void {
  if (!facts) return;
  stopMembership();
  enter(facts.account);
}

/** Nothing of a member outlives their session in this page: data, listeners, lists; so the page starts anew. */
function startAnew(): void {
  forgetHint();
  stopMembership();
  facts = null;
  // A link from a mail can end the session, as a new password does: its page has yet to say so.
  if (!location.hash.startsWith('#/auth/action')) location.replace('#/');
  // Before the page is left, so that what the member left running lets go, and does not ask whether it may be left.
  show();
  location.reload();
}

function accountIs(account: Account | null): void {
  const member = facts?.account.confirmed ? facts.account.uid : null;
  if (member && member !== account?.uid) startAnew();
  else if (member && account?.confirmed) changed({ account });
  else if (account?.confirmed) enter(account);
  else {
    stopMembership();
    if (account) remember({ uid: account.uid, onboarded: null });
    else forgetHint();
    facts = account && { account, profile: null, campaign: null, trouble: null };
    show();
  }
}

/** Starts to follow who is signed in; once for each page load. */
export function startSession(): void {
  if (started) return;
  started = true;
  // Firestore comes while Auth is still asking: one round trip less for somebody who was here before.
  if (recall()) fetchMembership();
  import('./account.ts').then(({ watchAccount }) => watchAccount(accountIs, failed), failed);
}

/** For the landing page: asks Auth only where somebody signed in here before. */
export function startIfKnown(): void {
  if (recall()) startSession();
  else if (!started) show();
}
