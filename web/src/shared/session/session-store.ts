import { create } from 'zustand';
import { type Capability, type Grant, hasCapability, type Role } from '#shared/access.ts';

/** The signed-in person inside their organization. */
export type Member = {
  uid: string;
  email: string;
  fullName: string;
  role: Role;
  /** Capabilities that they were granted beside their role. */
  grants: readonly Grant[];
  organization: string;
  /** Whether the account has its second factor on. */
  twoFactor: boolean;
};

export type Session =
  | { is: 'loading' }
  | { is: 'signed out' }
  /** Signed in, but the address is not confirmed: no data yet. */
  | { is: 'unconfirmed'; email: string }
  /** A session that only the password made, of an account with a second factor: no data until it is given. */
  | { is: 'second factor'; email: string }
  /** The organization demands a second factor that the account does not have yet. */
  | { is: 'enrolment'; email: string }
  /** A confirmed account that belongs to no organization; `found` makes it one of its own. */
  | { is: 'unaffiliated'; email: string; found: () => void }
  | { is: 'onboarding'; member: Member }
  | { is: 'ready'; member: Member }
  /**
   * Somebody took this account out of the organization while it was inside, which ended the session; or (`isLive`) it has
   * just signed in, and is suspended wherever it belongs.
   */
  | { is: 'removed'; isLive: boolean }
  | { is: 'failed'; why: string; retry: () => void };

/**
 * Set by the app's session gate alone. `unheard`: the member is inside by what this device keeps of them, and the server
 * has not said so yet.
 */
export const useSession = create<{ session: Session; unheard: boolean }>(() => ({
  session: { is: 'loading' },
  unheard: false,
}));

let holds = 0;
let waiting: Session | null = null;

const isSame = (one: Session, other: Session): boolean => {
  const member = memberOf(other);
  return member !== null && one.is === other.is && JSON.stringify(memberOf(one)) === JSON.stringify(member);
};

export function setSession(session: Session, unheard = false): void {
  waiting = holds > 0 && session.is !== 'signed out' ? session : null;
  if (waiting) return;
  // The same again is no news: everything inside would be drawn anew.
  const before = useSession.getState().session;
  useSession.setState({ session: isSame(before, session) ? before : session, unheard });
}

/**
 * Keeps the screen that is drawn while its own work replaces the session: for a moment the account has a second
 * factor that the old session lacks, and backup codes are shown only once. Only signing out comes through. Returns
 * what lets the newest state in.
 */
export function holdSession(): () => void {
  let isCurrent = true;
  holds += 1;
  return () => {
    if (!isCurrent) return;
    isCurrent = false;
    holds -= 1;
    if (holds > 0 || !waiting) return;
    useSession.setState({ session: waiting });
    waiting = null;
  };
}

const memberOf = (session: Session): Member | null =>
  session.is === 'ready' || session.is === 'onboarding' ? session.member : null;

/** The current member, outside React; null when nobody is signed in. */
export const currentMember = (): Member | null => memberOf(useSession.getState().session);

/** The current member. Screens behind the gate always have one; elsewhere this throws. */
export function useMember(): Member & { can: (capability: Capability) => boolean } {
  const member = useSession(({ session }) => memberOf(session));
  if (!member) throw new Error('useMember is only for screens behind the session gate.');
  return { ...member, can: (capability) => hasCapability(member, capability) };
}
