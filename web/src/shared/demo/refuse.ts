import { type Capability, hasCapability } from '#shared/access.ts';
import { RefusedError } from '#shared/refusals.ts';
import { CallError, messageFor } from '../data/error-messages.ts';
import type { DemoStore } from './demo-store.ts';

/** What the server would refuse with. */
export const refuse = (code: string, message = messageFor({ code })): CallError =>
  new CallError(code, message);

/** A refusal of a use case as screens know it, with its text. */
export async function asCallError(error: unknown): Promise<unknown> {
  if (!(error instanceof RefusedError)) return error;
  const { refusalText } = await import('../text/refusal-text.ts');
  return new CallError(error.code, await refusalText(error.key, error.params), error.key);
}

/** Refuses (`permission-denied`) who lacks one of the capabilities. */
export function requireCapability({ actor }: DemoStore, ...capabilities: readonly Capability[]): void {
  if (!capabilities.every((capability) => hasCapability(actor, capability)))
    throw refuse('permission-denied');
}
