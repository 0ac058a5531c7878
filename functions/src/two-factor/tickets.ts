import { randomBytes } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { twoFactorTickets } from '#shared/collections/index.ts';
import { ticketMs } from '#shared/constants.ts';
import { sha256 } from '../hash.ts';

/** Tells a ticket from an ID token, which has dots. */
const form = /^Bearer (ticket-[\w-]{43})$/i;

/** The ticket in an Authorization header; null where there is none. */
export const ticketIn = (authorization: string | undefined): string | null =>
  form.exec(authorization ?? '')?.[1] ?? null;

/** Makes a ticket for an account whose password was right. Only its hash is kept: 256 random bits need no salt. */
export async function issueTicket(db: Firestore, uid: string, email: string | null): Promise<string> {
  const ticket = `ticket-${randomBytes(32).toString('base64url')}`;
  const now = Date.now();
  await db
    .collection(twoFactorTickets.path(''))
    .doc(sha256(ticket))
    .create({
      user_id: uid,
      email,
      created_at: Timestamp.fromMillis(now),
      expires_at: Timestamp.fromMillis(now + ticketMs),
    });
  return ticket;
}

/** Whose ticket it is and under which id it is kept; null for one that is unknown, used or late. One read. */
export async function ticketOf(
  db: Firestore,
  ticket: string,
): Promise<{ uid: string; ticket: string } | null> {
  const id = sha256(ticket);
  const found = await db.collection(twoFactorTickets.path('')).doc(id).get();
  if (!found.exists) return null;
  const { user_id, expires_at } = twoFactorTickets.schema.parse(found.data());
  return expires_at.toMillis() > Date.now() ? { uid: user_id, ticket: id } : null;
}
