import { create } from 'zustand';
import { type Capability, can, type Role } from '#shared/access.ts';

/** The signed-in person inside their organization. */
export type Member = {
  uid: string;
  email: string;
  fullName: string;
  role: Role;
  organization: string;
};

export type Session =
  | { is: 'loading' }
  | { is: 'signed out' }
  /** Signed in, but the address is not confirmed: no data yet. */
  | { is: 'unconfirmed'; email: string }
  | { is: 'onboarding'; member: Member }
  | { is: 'ready'; member: Member }
  /** Somebody took this account out of the organization while it was inside. */
  | { is: 'removed' }
  | { is: 'failed'; why: string; retry: () => void };

/** Set by the app's session gate alone. */
export const useSession = create<{ session: Session }>(() => ({ session: { is: 'loading' } }));

export const setSession = (session: Session): void => useSession.setState({ session });

const memberOf = (session: Session): Member | null =>
  session.is === 'ready' || session.is === 'onboarding' ? session.member : null;

/** The current member, outside React; null when nobody is signed in. */
export const currentMember = (): Member | null => memberOf(useSession.getState().session);

/** The current member. Screens behind the gate always have one; elsewhere this throws. */
export function useMember(): Member & { can: (capability: Capability) => boolean } {
  const member = useSession(({ session }) => memberOf(session));
  if (!member) throw new Error('useMember is only for screens behind the session gate.');
  return { ...member, can: (capability) => can(member.role, capability) };
}
