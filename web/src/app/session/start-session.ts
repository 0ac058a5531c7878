import { messageFor } from '../../shared/data/error-messages.ts';
import { forgetLocal } from '../../shared/device/forget-local.ts';
import { continueAs } from '../../shared/session/continue-account.ts';
import { forgetRequestedPage } from '../../shared/session/requested-page.ts';
import { setSession } from '../../shared/session/session-store.ts';
import { setSignOutNotice, useSignOutNotice } from '../../shared/session/sign-out-notice.ts';
import { t } from '../../shared/text/index.ts';
import { type Account, type Facts, sessionOf } from './session-state.ts';
import { forgetHint, type Hint, hasSignedInBefore, recall, remember } from './sign-in-hint.ts';

const loadAccount = () => import('./watch-account.ts');
const loadMembership = () => import('./watch-membership.ts');
/** Auth looks into its own database first: for a known member it begins before anything is drawn. */
export const fetchAccount = (): void => void loadAccount().catch(() => undefined);
/** Fetches what membership needs before it is asked for. A failure is met, and told, when it is. */
export const fetchMembership = (): void => void loadMembership().catch(() => undefined);

/** Pages that a session can end on without being left: what they say is about signing in. */
const staysAt = /^#\/(auth|invite\/)/;

let facts: Facts | null = null;
let stopMembership = () => {};
let started = false;

const show = () => setSession(sessionOf(facts, { retry, found }), facts?.unheard);

function changed(change: Partial<Facts>): void {
  if (!facts) return;
  facts = { ...facts, ...change };
  show();
}

const failed = (error: unknown) =>
  setSession({ is: 'failed', why: messageFor(error), retry: () => location.reload() });

/** What the server says of a membership is never unheard. */
const update = (change: Partial<Facts>) => {
  // Who is in a campaign has gone on; taken out of it, they say anew where to.
  if (change.profile && change.profile !== 'none') continueAs(null);
  changed({ ...change, unheard: false });
};

/** Follows the account's membership, anew where it was followed before; what is shown stays until there is news. */
function follow(uid: string): void {
  stopMembership();
  stopMembership = () => {};
  loadMembership()
    .then(({ watchMembership }) => {
      if (facts?.account.uid !== uid) return;
      stopMembership();
      const { profile } = facts;
      const former = profile !== null && typeof profile === 'object' ? profile.organization_id : null;
      stopMembership = watchMembership(uid, former, update, over);
    })
    .catch(failed);
}

const nothingKnown = { profile: null, barrier: null, campaign: null, trouble: null } as const;

function enter(account: Account): void {
  const before = recall();
  if (before?.uid !== account.uid) remember({ uid: account.uid, onboarded: null });
  facts = { account, ...nothingKnown };
  show();
  keepFor(account.uid);
  follow(account.uid);
}

/** Gets this device ready to keep what they see. Where it cannot, nothing is kept. */
const keepFor = (uid: string): void =>
  void loadAccount()
    .then((account) => account.keepFor(uid))
    .catch(() => undefined);

function retry(): void {
  if (facts) enter(facts.account);
}

/** The server has ended the session: this device lets go of it too, and the sign-in form says why; who ended it here said so. */
function over(): void {
  if (useSignOutNotice.getState().message === null) setSignOutNotice(t('errors.unauthenticated'));
  loadAccount()
    .then(async ({ endLocalSession, lockDevice }) => {
      await lockDevice();
      await endLocalSession();
    })
    .catch(failed);
}

let founding = false;
function found(): void {
  if (founding) return;
  founding = true;
  loadMembership()
    .then(({ foundOrganization }) => foundOrganization())
    .then((why) => {
      if (why.is === 'over') over();
      // The screen for whoever was taken out says that they are suspended, and where else they may go.
      if (why.is === 'suspended') changed({ profile: 'suspended' });
      if (why.is === 'barrier') changed({ barrier: why.barrier });
      if (why.is === 'trouble') changed({ trouble: why.message });
    })
    .catch(failed)
    .finally(() => {
      founding = false;
    });
}

/** What this device keeps of a member for their next visit, and of what they saw. Never rejects. */
async function forgetDeviceData(): Promise<void> {
  // Where nobody signed in before, a new account's work from the demo waits for its first sign-in.
  const known = recall() !== null;
  forgetLocal(() => !known);
  // A visitor whom nobody was before leaves nothing.
  if (!known) return;
  const isDone = await loadAccount()
    .then(({ forgetDevice }) => forgetDevice())
    .catch(() => false);
  // Last: with it the next start looks for what is left.
  if (isDone) forgetHint();
}

/** Nothing of a member outlives their session in this page: data, listeners, lists; so the page starts anew. */
function restart(): void {
  stopMembership();
  facts = null;
  continueAs(null);
  // Until this device has forgotten them, nothing is drawn that could lead elsewhere.
  setSession({ is: 'loading' });
  void forgetDeviceData().then(() => {
    // Whoever signs in next has not asked for the page that was left by signing out.
    if (useSignOutNotice.getState().message === null)
      addEventListener('pagehide', forgetRequestedPage, { once: true });
    if (!staysAt.test(location.hash))
      location.replace(useSignOutNotice.getState().message === null ? '#/' : '#/auth');
    // Before the page is left, so that what the member left running lets go, and does not ask whether it may be left.
    show();
    location.reload();
  });
}

/** The same account, with a new token: it may have what the former session lacked. */
function renewed(account: Account): void {
  if (!facts) return;
  // Drawn once, when the server has spoken too.
  if (facts.unheard) facts = { ...facts, account };
  else changed({ account });
  if (facts.unheard || facts.barrier || facts.trouble) follow(account.uid);
}

let hasAnswered = false;
function accountIs(account: Account | null): void {
  hasAnswered = true;
  const member = facts?.account.confirmed ? facts.account.uid : null;
  if (member && member !== account?.uid) restart();
  else if (member && account?.confirmed) renewed(account);
  else if (account?.confirmed) enter(account);
  else {
    stopMembership();
    if (facts && !account) continueAs(null);
    if (account) remember({ uid: account.uid, onboarded: null });
    else void forgetDeviceData();
    facts = account && { account, ...nothingKnown };
    show();
  }
}

type LetIn = Promise<Exclude<Facts['profile'], string>>;
let lookup: { uid: string; found: LetIn } | null = null;

/** Asks this device for what it knows of somebody who was let in lately; once. */
export function findCached(hint: Hint): LetIn {
  if (lookup?.uid === hint.uid) return lookup.found;
  const found: LetIn = loadMembership()
    .then(({ lastLetIn }) => lastLetIn(hint))
    // Whatever it is, it is met when the session is.
    .catch(() => null);
  lookup = { uid: hint.uid, found };
  return found;
}

/** Draws what this device knows of them, while Auth and the server are asked. */
function showMeanwhile(hint: Hint): void {
  void findCached(hint).then((profile) => {
    if (!profile || hasAnswered) return;
    const account = { uid: hint.uid, email: '', confirmed: true };
    facts = { account, ...nothingKnown, profile, campaign: 'through', unheard: true };
    show();
  });
}

/** Starts to follow who is signed in; once for each page load. */
export function startSession(): void {
  if (started) return;
  started = true;
  // Firestore comes while Auth is still asking: one round trip less for somebody who was here before.
  const hint = recall();
  if (hint && staysAt.test(location.hash)) fetchMembership();
  else if (hint) showMeanwhile(hint);
  loadAccount()
    .then(async ({ watchAccount, finishForgetting, endLocalSession }) => {
      if (await finishForgetting(endLocalSession)) forgetHint();
      watchAccount(accountIs, failed);
    })
    .catch(failed);
}

/**
 * Asks Auth only where somebody signed in here before. The landing page does not wait for it; `waits`: an address inside
 * does, for whoever is sent to sign in has lost where they were going.
 */
export function startIfKnown(waits = false): void {
  if (recall()) startSession();
  else if (!started) {
    const noMember = () => {
      if (!started) show();
    };
    if (!waits) show();
    hasSignedInBefore().then(
      (was) => (was ? startSession() : noMember()),
      // Without databases nobody is signed in either.
      noMember,
    );
  }
}
