import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { contactPoints, organizations } from '#shared/collections/index.ts';
import { sha256 } from '#shared/demo/hash.ts';
import { maskPoint, normalizePoint, pointId } from '#shared/domain/consent/contact-point.ts';
import { closureOn } from '#shared/domain/consent/may-contact.ts';
import type { Language } from '#shared/themes.ts';
import { findSalt } from '#shared/usecases/consent/contact-salt.ts';
import { recordContactEvents, stateOf } from '#shared/usecases/consent/record-contact-events.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { firestoreReads, transactionStore } from '../usecases/firestore-store.ts';
import { type Leaving, openToken, organizationIn } from './leave-token.ts';

const scopeOf = (organization: string) => ({ organization, uid: '' });

export type Leaver = { organization: string; campaign: string; mask: string; language: Language } & Leaving;

/** Whom a link is for; null where it is not one of ours, or the campaign is gone. Two reads, of what looks like a link. */
export async function readLeaver(db: Firestore, token: string): Promise<Leaver | null> {
  const organization = organizationIn(token);
  if (organization === null) return null;
  const salt = await findSalt(firestoreReads(db, scopeOf(organization)));
  const leaving = salt === null ? null : openToken(token, salt);
  if (!leaving) return null;
  const found = await db.collection(organizations.path('')).doc(organization).get();
  if (!found.exists) return null;
  const mask = maskPoint('email', leaving.address);
  return { ...leaving, organization, campaign: String(found.get('name') ?? ''), mask };
}

/**
 * Closes the campaign's mail that asks for something for an address, by the person's own word. Pressed again, or by any
 * number at once, it adds no more evidence; once they came back, the same link closes it anew.
 */
export const leave = (db: Firestore, { organization, address }: Leaver, token: string, now: number) =>
  runTransactionWithRetry(db, async (transaction) => {
    const { store } = transactionStore(db, scopeOf(organization), transaction);
    const salt = await findSalt(store);
    const value = normalizePoint('email', address);
    if (salt === null || value === null) return;
    const point = await store.get(contactPoints, pointId(salt, organization, 'email', value));
    const closure = point && closureOn(stateOf(point), 'email')?.closure;
    if (closure?.reason === 'opted_out') return;
    // What a member or a bounce has closed is still the person's to close, once each time.
    const which = closure ? `closed/${closure.event}` : String(point?.events ?? 0);
    const member = {
      ...{ uid: '', organization, role: 'user' as const, grants: [], fullName: '' },
      ...{ email: null, signedInAt: 0 },
    };
    await recordContactEvents(store, { member, newId: randomUUID, now: () => now }, [
      {
        id: `leave-${sha256(`${token}/${which}`).slice(0, 40)}`,
        ...{ kind: 'email', value, what: 'opt_out', channel: 'email', source: 'link', by: null, at: now },
      },
    ]);
  });
