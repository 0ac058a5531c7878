import { CallError, codeOf, messageFor } from '../../shared/data/error-messages.ts';
import type { Facts } from './session-state.ts';

/** Why a session may not read its own profile. */
export type Why =
  | { is: 'barrier'; barrier: NonNullable<Facts['barrier']> }
  /** It was ended, or is no session at all. */
  | { is: 'over' }
  | { is: 'nobody' }
  /** Suspended in every campaign that they belong to. */
  | { is: 'suspended' }
  /** By now it may. */
  | { is: 'nothing' }
  | { is: 'trouble'; message: string };

export function whyOf(error: unknown): Why {
  if (error instanceof CallError && error.key === 'campaigns.suspended') return { is: 'suspended' };
  switch (codeOf(error)) {
    case 'second-factor-required':
      return { is: 'barrier', barrier: 'second factor' };
    case 'second-factor-setup-required':
      return { is: 'barrier', barrier: 'enrolment' };
    case 'session-ended':
    case 'unauthenticated':
      return { is: 'over' };
    case 'no-organization':
      return { is: 'nobody' };
    // What the call itself demands comes after all that a session can lack.
    case 'permission-denied':
      return { is: 'nothing' };
    default:
      return { is: 'trouble', message: messageFor(error) };
  }
}
