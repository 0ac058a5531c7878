import { CallError, codeOf, messageFor } from '../data/error-messages.ts';
import { record } from '../errors/log.ts';
import { currentMember, type Member } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import '../text/campaign/en.ts';

/** How an operation ended (specification, §8). Beside an error, `data` is what this device still has, or null. */
export type Result<T> = { data: T; error: null } | { data: T | null; error: Error };

/** One of the specification's own refusals, in its words: there is nothing to fall back to. */
export class Refusal extends Error {}
export const noOrganization = (): Refusal => new Refusal(t('profile.errors.noOrganization'));
export const noProfile = (): Refusal => new Refusal(t('profile.errors.noProfile'));
export const notUpdated = (): Refusal => new Refusal(t('profile.errors.notUpdated'));
export const notAuthenticated = (): Refusal => new Refusal(t('profile.errors.notAuthenticated'));

/** Records what failed; the answer has its words, its code, and what `fallback` finds. */
export function failure<T>(context: string, error: unknown, fallback: () => T | null): Result<T> {
  record(error, context);
  if (error instanceof Refusal) return { data: null, error };
  return { data: fallback(), error: new CallError(codeOf(error), messageFor(error)) };
}

/** Does `work` for the current member, and never throws. */
export async function runAsMember<T>(
  context: string,
  work: (member: Member) => Promise<T>,
  fallback: (member: Member) => T | null = () => null,
): Promise<Result<T>> {
  const member = currentMember();
  if (!member) return failure<T>(context, noOrganization(), () => null);
  try {
    return { data: await work(member), error: null };
  } catch (error) {
    return failure(context, error, () => fallback(member));
  }
}
