import { packCarry } from './carry/pack.ts';
import { leaveFor } from './mode.ts';

/** To the form that makes an account, with the visitor's own work packed for it at the last moment. */
export function signUp(): void {
  addEventListener('pagehide', packCarry, { once: true });
  leaveFor('/auth?mode=signup');
}
