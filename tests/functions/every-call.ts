import { Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import type { Role } from '#shared/access.ts';
import type { Guard } from '#shared/api/endpoint.ts';
import { isFull } from '../full.ts';
import { type Account, newAccount } from './accounts.ts';
import { refusalIn, send } from './call-endpoint.ts';
import { accountCalls } from './calls/account-calls.ts';
import { campaignCalls } from './calls/campaign-calls.ts';
import { fieldCalls } from './calls/field-calls.ts';
import { importCalls } from './calls/import-calls.ts';
import { memberCalls } from './calls/member-calls.ts';
import { peopleCalls } from './calls/people-calls.ts';
import type { Tried } from './calls/tried.ts';
import { db } from './emulator-clients.ts';
import { join, newOrganization } from './new-members.ts';
import { allServed } from './serve-endpoints.ts';

export type { Tried } from './calls/tried.ts';

/** A sound request to each endpoint. Their order decides which one `oneOfEach` takes. */
export const calls: readonly Tried[] = [
  ...importCalls,
  ...accountCalls,
  ...memberCalls,
  ...peopleCalls,
  ...campaignCalls,
  ...fieldCalls,
];
export const at = (level: Guard['level']): Tried[] => calls.filter(({ guard }) => guard.level === level);
export const members = at('member');
export const confirmed = at('confirmed');
export const secondStep = at('second step');
/** One endpoint for each guard that differs: all with the same guard go through the same code. A full run takes all. */
export function oneOfEach(list: readonly Tried[]): Tried[] {
  const shapes = new Map(list.toReversed().map((each) => [JSON.stringify(each.guard), each]));
  return isFull ? [...list] : [...shapes.values()].toReversed();
}
export const demands = (proof: 'recent' | 'enrolling') => (each: Tried) => proof in each.guard;
export const recent = calls.filter(demands('recent'));

const sent = async ({ path, body }: Tried, token?: string) =>
  send(path, JSON.stringify(body), { token, at: await allServed() });

export const refused = async (tried: Tried, token?: string) => refusalIn(await sent(tried, token));

/** What a call is refused with; null where it is answered. */
export async function refusalCode(tried: Tried, token: string): Promise<string | null> {
  const answer = await sent(tried, token);
  return answer.status < 400 ? null : refusalIn(answer).code;
}

/** What only guards say: a caller that gets another answer, whichever it is, was let in. */
const guards = [
  'unauthenticated',
  'session-ended',
  'email-not-confirmed',
  'second-factor-required',
  'second-factor-setup-required',
  'recent-proof-required',
  'no-organization',
  'permission-denied',
  'internal',
];
export async function expectLetIn(tried: Tried, token: string): Promise<void> {
  const answer = await sent(tried, token);
  expect(guards).not.toContain(answer.status === 200 ? 'ok' : refusalIn(answer).code);
}

export const turnOnFactor = ({ uid }: Account) =>
  db.doc(`two_factor_settings/${uid}`).set({
    user_id: uid,
    enabled: true,
    totp_secret: '••••',
    backup_codes_left: 10,
    enabled_at: Timestamp.now(),
    updated_at: Timestamp.now(),
  });

/** A member with the second factor on, as the account and its profile say it. */
export async function newEnrolled(role: Role = 'admin', organization?: string): Promise<Account> {
  const account = await newAccount();
  await turnOnFactor(account);
  await join(account, organization ?? (await newOrganization()), { role, two_factor_enabled: true });
  return account;
}
