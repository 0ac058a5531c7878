import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { generateSecret, generateSync } from 'otplib';
import type { Role } from '#shared/access.ts';
import { totp } from '#shared/constants.ts';
import { admitMember, type Member } from '../../functions/src/http/guard.ts';
import type { RequestContext } from '../../functions/src/http/routes.ts';
import type { SecondStep } from '../../functions/src/http/second-step.ts';
import type { Mail } from '../../functions/src/mail/mailer.ts';
import { newBackupCodes } from '../../functions/src/two-factor/backup-code-hashes.ts';
import { generateBackupCodes } from '../../functions/src/two-factor/backup-codes.ts';
import { disableTwoFactor } from '../../functions/src/two-factor/disable.ts';
import { enableTwoFactor } from '../../functions/src/two-factor/enable.ts';
import { seal } from '../../functions/src/two-factor/secret.ts';
import { issueTicket, ticketOf } from '../../functions/src/two-factor/tickets.ts';
import { trustDevice } from '../../functions/src/two-factor/trust.ts';
import { useTrustedDevice as passByDevice } from '../../functions/src/two-factor/trusted-device.ts';
import {
  deviceReferences,
  twoFactorReferences,
} from '../../functions/src/two-factor/two-factor-references.ts';
import { verifySecondFactor } from '../../functions/src/two-factor/verify.ts';
import { type Account, newAccount, password } from './accounts.ts';
import { auth, db } from './emulator-clients.ts';
import { join, newOrganization } from './new-members.ts';

/** Mails of this process, newest last. */
export const mails: Mail[] = [];
export const mailsTo = (to: string): string[] =>
  mails.filter((mail) => mail.to === to).map((mail) => mail.subject);

export const twoFactorKey = (): string => Buffer.alloc(32, 7).toString('base64');
const needs = {
  db,
  auth,
  twoFactorKey,
  mail: async (mail: Mail) => mails.push(mail) > 0,
  isPassword: async (_: string, typed: string) => typed === password,
};
/** The handlers, without HTTP. */
export const factor = {
  enable: enableTwoFactor(needs),
  disable: disableTwoFactor(needs),
  verify: verifySecondFactor(needs),
  device: passByDevice(needs),
  codes: generateBackupCodes(needs),
  trust: trustDevice(needs),
};

/** A request from an address of its own; `cookie` is what the browser has after it. */
export function wire(cookie?: string): RequestContext & { cookies: string[] } {
  const cookies: string[] = [];
  const request = { address: randomUUID(), callId: undefined, organization: undefined };
  return { ...request, cookie, cookies, setCookie: (value) => void cookies.push(value) };
}
/** What a browser sends after a Set-Cookie. */
export const sentBack = (cookies: readonly string[]): string | undefined => cookies.at(-1)?.split(';')[0];

export const stepNow = (): number => Math.floor(Date.now() / 1_000 / totp.periodSeconds);
/** The authenticator's code, so many steps from now. */
export const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: (stepNow() + steps) * totp.periodSeconds });
/** Six digits that are no code of the secret around now. */
export function wrongCodeOf(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? ''
  );
}

type Session = { signedInAt?: number; secondFactor?: boolean };
/** The member that a session of an account is, as the guard admits it; throws as the guard refuses. */
export const admitted = (account: Account, { signedInAt, secondFactor }: Session = {}): Promise<Member> =>
  admitMember(
    { db, auth },
    { level: 'member' },
    {
      uid: account.uid,
      email: account.email,
      emailConfirmed: true,
      displayName: null,
      signedInAt: signedInAt ?? Date.now(),
      secondFactor: secondFactor ?? false,
    },
  );

export type Enrolled = { account: Account; organization: string; secret: string; backupCodes: string[] };

/** Ten slow hashes, made once: their salt is random, so nothing tells the accounts of a test apart by them. */
const codeSet = newBackupCodes();

/** Somebody with the second factor on, as `enable` leaves it, and so long ago that every code of now still works. */
export async function enrolled(role: Role = 'admin'): Promise<Enrolled> {
  const organization = await newOrganization();
  const account = await newAccount();
  const { uid } = account;
  const secret = generateSecret();
  const { codes, salt, hashes } = await codeSet;
  const now = Timestamp.now();
  const place = twoFactorReferences(db, uid);
  await Promise.all([
    join(account, organization, { role, two_factor_enabled: true }),
    place.settings.set({
      user_id: uid,
      enabled: true,
      totp_secret: '••••••••',
      backup_codes_left: codes.length,
      enabled_at: now,
      updated_at: now,
    }),
    place.secret.set({ user_id: uid, ...seal(twoFactorKey(), uid, secret), last_step: 0, created_at: now }),
    place.codes.set({ user_id: uid, salt, hashes, created_at: now }),
  ]);
  return { account, organization, secret, backupCodes: codes };
}

/** Somebody who gave the right password just now. */
export async function ticketFor(uid: string): Promise<SecondStep & { ticket: string }> {
  const found = await ticketOf(db, await issueTicket(db, uid, null));
  if (!found) throw new Error('A ticket was issued and is not there.');
  return { ...found, again: false };
}

/** Trusts a browser of theirs; resolves to the cookie that it sends from then on. */
export async function trusted(account: Account, cookie?: string): Promise<{ id: string; cookie: string }> {
  const browser = wire(cookie);
  const body = { deviceFingerprint: 'k3x', deviceName: 'Test browser' };
  const { id } = await factor.trust(await admitted(account, { secondFactor: true }), body, browser);
  return { id, cookie: sentBack(browser.cookies) ?? '' };
}

/** What the audit says of an organization: the kinds of its lines with what they are about. */
export async function auditOf(organization: string): Promise<string[]> {
  const { docs } = await db.collection(`organizations/${organization}/audit`).get();
  return docs.map((line) => [line.get('type'), line.get('what')].filter(Boolean).join(': ')).sort();
}

export const wrongAnswer = { success: false, error: 'secondFactor.wrongCode' };
/** The two ways to give a code, each from an address of its own. */
export const byTotp = (step: SecondStep, code: string) =>
  factor.verify(step, { code, method: 'totp' }, wire());
export const byBackupCode = (step: SecondStep, code: string) =>
  factor.verify(step, { code, method: 'backup_code' }, wire());
/** A session that passed before and proves itself anew: nothing but the code is used up. */
export const sessionOf = (uid: string): SecondStep => ({ uid, ticket: null, again: true });
/** How many failures still count against an account. */
export const failuresOf = async (uid: string): Promise<number> =>
  ((await db.doc(`two_factor_attempts/${uid}`).get()).get('failed_at') ?? []).length;

/** How many of many at once were right, wrong, refused for their number, and refused for the ticket. */
export async function tally(answers: Promise<{ success: boolean }>[]) {
  const seen = { right: 0, wrong: 0, tooMany: 0, late: 0 };
  for (const answer of await Promise.allSettled(answers)) {
    if (answer.status === 'fulfilled') seen[answer.value.success ? 'right' : 'wrong'] += 1;
    else if (answer.reason.code === 'resource-exhausted') seen.tooMany += 1;
    else if (answer.reason.code === 'unauthenticated') seen.late += 1;
    else throw answer.reason;
  }
  return seen;
}

/** The second step of a browser with such a cookie, and the cookie that it has afterwards. */
export async function byDevice(uid: string, cookie: string | undefined) {
  const browser = wire(cookie);
  const answer = await factor.device(await ticketFor(uid), {}, browser);
  return { answer, cookie: sentBack(browser.cookies) };
}

export const deviceOf = (id: string) => deviceReferences(db, id).device;
export const secretOf = (id: string) => deviceReferences(db, id).secret;

/** Somebody with a trusted browser. */
export async function trusting() {
  const member = await enrolled();
  return { ...member, uid: member.account.uid, ...(await trusted(member.account)) };
}
