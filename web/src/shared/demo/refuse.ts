import { type Capability, hasCapability } from '#shared/access.ts';
import { CallError, wordsFor } from '../data/errors.ts';
import type { World } from './world.ts';

/** What the server would refuse with. */
export const refuse = (code: string, words = wordsFor({ code })): CallError => new CallError(code, words);

/** Refuses (`permission-denied`) who lacks one of the capabilities. */
export function demand({ actor }: World, ...capabilities: readonly Capability[]): void {
  if (!capabilities.every((capability) => hasCapability(actor, capability)))
    throw refuse('permission-denied');
}
