import { invitations } from '../../collections/invitations.ts';
import { organizations } from '../../collections/organizations.ts';
import { invitationMs } from '../../constants.ts';
import { RefusedError, waitParams } from '../../refusals.ts';
import type { Reads, Row } from '../store.ts';
import type { Context } from '../use-case.ts';

export type Invitation = Row<typeof invitations.schema>;

/** Milliseconds between two mails to one address. */
const betweenMailsMs = 60_000;
/** Ids as they stand in a link's token: never a slash, dots alone or the database's reserved `__…__`. */
export const isInvitationId = (value: string): boolean => /^[A-Za-z\d][\w-]{0,63}$/.test(value);

/** The name of the caller's organization; refuses (`not-found`) where it is being deleted. One read. */
export async function organizationName(reads: Reads, organization: string): Promise<string> {
  const found = await reads.get(organizations, organization);
  if (!found) throw new RefusedError('organization.gone');
  return found.name;
}

/** An invitation of the caller's own organization; refuses (`not-found`) any other. One read. */
export async function readInvitation(reads: Reads, id: string): Promise<Invitation> {
  const found = isInvitationId(id) ? await reads.get(invitations, id) : null;
  if (!found) throw new RefusedError('invitations.gone');
  return found;
}

/** What a new link sets. `mailed` follows once the mail is out. */
export const newLinkFields = (hash: string, { now, instant }: Pick<Context, 'now' | 'instant'>) => ({
  token_hash: hash,
  sent_at: instant(now()),
  mailed: false,
  expires_at: instant(now() + invitationMs),
});

/** Refuses (`resource-exhausted`) a mail that follows the last one at once: an inbox is not to be flooded. */
export function requirePause({ sent_at }: Pick<Invitation, 'sent_at'>, now: number): void {
  const wait = sent_at.toMillis() + betweenMailsMs - now;
  if (wait > 0) throw new RefusedError('invitations.tooSoon', waitParams(wait), { retryAfterMs: wait });
}
