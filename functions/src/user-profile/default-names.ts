import { cleanLine } from '#shared/domain/one-line.ts';
import type { Account } from '../http/token.ts';

const longest = 120;
const fitting = (value: string) => cleanLine(cleanLine(value).slice(0, longest));
const localPart = ({ email }: Account) => email?.split('@')[0] ?? '';

/** What to call somebody who has not said their name. */
export const fullNameOf = (account: Account): string =>
  fitting(account.displayName ?? '') || fitting(localPart(account)) || 'Team member';

/** What to call an organization that was not named at sign-up. */
export function organizationNameOf(account: Account): string {
  const ending = '’s campaign';
  const owner = localPart(account).slice(0, longest - ending.length);
  return owner ? owner + ending : 'My campaign';
}
