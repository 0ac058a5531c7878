import { type Capability, hasCapability } from '../access.ts';
import { RefusedError } from '../refusals.ts';
import type { Caller } from './use-case.ts';

/** Refuses a member who lacks one of the capabilities, by role and by grant. */
export function requireCapability(member: Caller, ...capabilities: readonly Capability[]): void {
  if (!capabilities.every((capability) => hasCapability(member, capability)))
    throw new RefusedError('request.notAllowed');
}
