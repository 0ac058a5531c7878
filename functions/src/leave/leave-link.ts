import type { Firestore } from 'firebase-admin/firestore';
import type { Language } from '#shared/themes.ts';
import { leaveToken } from './leave-token.ts';
import { organizationSalt } from './organization-salt.ts';

export const leavePath = '/api/leave';

/** The link by which somebody leaves a campaign's mail that asks for money. One read; a write before the first evidence. */
export async function leaveLink(
  { db, appUrl }: { db: Firestore; appUrl: () => string },
  organization: string,
  { to, language }: { to: string; language: Language },
): Promise<string> {
  const salt = await organizationSalt(db, organization);
  return `${appUrl()}${leavePath}/${leaveToken(organization, salt, { address: to, language })}`;
}
