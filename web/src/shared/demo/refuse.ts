import { type Capability, hasCapability } from '#shared/access.ts';
import { CallError, messageFor } from '../data/error-messages.ts';
import type { DemoStore } from './demo-store.ts';

/** What the server would refuse with. */
export const refuse = (code: string, message = messageFor({ code })): CallError =>
  new CallError(code, message);

/** Refuses (`permission-denied`) who lacks one of the capabilities. */
export function requireCapability({ actor }: DemoStore, ...capabilities: readonly Capability[]): void {
  if (!capabilities.every((capability) => hasCapability(actor, capability)))
    throw refuse('permission-denied');
}
