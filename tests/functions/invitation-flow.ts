import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { Role } from '#shared/access.ts';
import { invitations, userProfiles } from '#shared/collections/index.ts';
import { invite } from '#shared/usecases/invitations/invite.ts';
import { resendInvitation } from '#shared/usecases/invitations/resend-invitation.ts';
import { revokeInvitation } from '#shared/usecases/invitations/revoke-invitation.ts';
import { admitAccount } from '../../functions/src/http/guard.ts';
import { type Account, authenticate } from '../../functions/src/http/token.ts';
import { acceptInvitation } from '../../functions/src/invitations/accept.ts';
import { previewInvitation } from '../../functions/src/invitations/preview-invitation.ts';
import { newAccount } from './accounts.ts';
import { admitted, mailbag } from './admitted-member.ts';
import { auth, db } from './emulator-clients.ts';
import { newMember } from './new-members.ts';
import { runUseCase } from './run-use-case.ts';

const appUrl = () => 'https://app.example';
const beginning = `${appUrl()}/#/invite/`;

/** The five handlers without HTTP, with what they mailed and what they had deleted. */
export function inviting() {
  const { sent, mail } = mailbag();
  const deleted: string[] = [];
  const deleteRecords = async (organization: string) => void deleted.push(organization);
  const dependencies = { db, auth, mail, appUrl, deleteRecords };
  return {
    sent,
    deleted,
    dependencies,
    invite: runUseCase(invite, { links: dependencies }),
    resend: runUseCase(resendInvitation, { links: dependencies }),
    revoke: runUseCase(revokeInvitation),
    inspect: previewInvitation(dependencies),
    accept: acceptInvitation(dependencies),
  };
}

/** The account that the guards hand to a handler, by a token; refused as the guards refuse. */
export const confirmedBy = async (token: string): Promise<Account> =>
  admitAccount({ auth, db }, { level: 'confirmed' }, await authenticate(auth, `Bearer ${token}`));

export const newAddress = (): string => `${randomUUID()}@example.org`;

export function tokenOf({ link }: { link: string }): string {
  if (!link.startsWith(beginning)) throw new Error(`Not a link to an invitation: ${link}`);
  return link.slice(beginning.length);
}

/** An admin of an organization of their own, who invited an address. */
export async function invited({
  email = newAddress(),
  role = 'finance',
}: {
  email?: string;
  role?: Role;
} = {}) {
  const kit = inviting();
  const admin = await admitted((await newMember()).token);
  const { id, ...answer } = await kit.invite(admin, { email, role });
  return { ...kit, admin, email, role, id, ...answer, token: tokenOf(answer) };
}

/** An invitation, and the invited account. */
export async function offered(options: { displayName?: string } = {}) {
  const email = newAddress();
  const account = await newAccount({ email, ...options });
  return { ...(await invited({ email })), account, invitee: await confirmedBy(account.token) };
}

const place = (organization: string, id: string) => db.doc(`organizations/${organization}/invitations/${id}`);

export const invitationAt = async (
  organization: string,
  id: string,
): Promise<z.output<typeof invitations.schema>> =>
  invitations.schema.parse((await place(organization, id).get()).data());

/** As if its newest link had been sent so many milliseconds earlier. */
export async function aged(organization: string, id: string, ms: number): Promise<void> {
  const { sent_at, expires_at } = await invitationAt(organization, id);
  await place(organization, id).update({
    sent_at: Timestamp.fromMillis(sent_at.toMillis() - ms),
    expires_at: Timestamp.fromMillis(expires_at.toMillis() - ms),
  });
}

export async function profileAt(uid: string): Promise<z.output<typeof userProfiles.schema> | null> {
  const found = await db.doc(`user_profiles/${uid}`).get();
  return found.exists ? userProfiles.schema.parse(found.data()) : null;
}
